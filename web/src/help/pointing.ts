/** Where a sentence stands that speaks of something: beside it, and never over it. */

export interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
}

export interface Place {
    readonly left: number;
    readonly top: number;
    /** The side on which the thing is. */
    readonly side: "above" | "below" | "left" | "right";
}

const GAP = 14;
const EDGE = 8;

/** What holds all things that fit a selector and can be seen, as far as it is in the window. */
export function spotOf(selector: string, seat: number): Box | null {
    const found = [...document.querySelectorAll(selector.replaceAll("{seat}", String(seat)))];
    const boxes = found
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width * height > 0);
    if (boxes.length === 0) return null;
    const box = {
        left: Math.max(0, Math.min(...boxes.map(({ left }) => left))),
        top: Math.max(0, Math.min(...boxes.map(({ top }) => top))),
        right: Math.min(innerWidth, Math.max(...boxes.map(({ right }) => right))),
        bottom: Math.min(innerHeight, Math.max(...boxes.map(({ bottom }) => bottom))),
    };
    return box.right > box.left && box.bottom > box.top ? box : null;
}

const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));

function overlap(place: Place, width: number, height: number, box: Box): number {
    const across = Math.min(place.left + width, box.right) - Math.max(place.left, box.left);
    const down = Math.min(place.top + height, box.bottom) - Math.max(place.top, box.top);
    return Math.max(0, across) * Math.max(0, down);
}

/** Choose a place beside a thing for what is so large, above it if that can be, which hides little of what else counts. */
export function placeBeside(spot: Box, width: number, height: number, others: readonly Box[]): Place {
    const middle = clamp((spot.left + spot.right - width) / 2, innerWidth - width);
    const centre = clamp((spot.top + spot.bottom - height) / 2, innerHeight - height);
    const places: Place[] = [
        { left: middle, top: clamp(spot.top - height - GAP, innerHeight - height), side: "below" },
        { left: middle, top: clamp(spot.bottom + GAP, innerHeight - height), side: "above" },
        { left: clamp(spot.left - width - GAP, innerWidth - width), top: centre, side: "right" },
        { left: clamp(spot.right + GAP, innerWidth - width), top: centre, side: "left" },
    ];
    const cost = (place: Place) =>
        100 * overlap(place, width, height, spot) +
        others.reduce((sum, other) => sum + overlap(place, width, height, other), 0);
    return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** Choose a place in the window for what speaks of nothing that can be seen, which hides little of what counts. */
export function placeAnywhere(width: number, height: number, others: readonly Box[]): Place {
    const [across, down] = [innerWidth - width, innerHeight - height];
    const places = [0.5, 0.35, 0.2, 0.65, 0.8, 1].flatMap((share) =>
        [0.5, 1].map((side): Place => ({
            left: clamp(side * across, across),
            top: clamp(share * down, down),
            side: "above",
        })),
    );
    const cost = (place: Place) =>
        others.reduce((sum, other) => sum + overlap(place, width, height, other), 0);
    return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
