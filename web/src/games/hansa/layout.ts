/** Where the cards of the cities stand on the map: beside their points, on no road, and not on each other. */

export interface Point {
    readonly x: number;
    readonly y: number;
}

export interface Area {
    readonly width: number;
    readonly height: number;
}

export interface Size extends Area {
    /** Room above it that no other card takes, for pawns. */
    readonly above: number;
}

export interface Box extends Point, Size {}

/** How far a card stands from its point. */
const GAP = 9;
/** Room to be left around a card, for marks at its edges. */
const MARGIN = 7;
const FARES = 15;
/** How far pawns stay from the upper edge. */
const EDGE = 2;
/** Passes over all cards, from so many beginnings. */
const PASSES = 3;
const BEGINNINGS = 5;

const WEIGHTS = { card: 8, road: 20, point: 3000, away: 0.4 };

/** The places around a point that a card may take, the nearest to the middle of its sides first. */
function* around({ x, y }: Point, { width, height }: Area): Generator<Point> {
    for (const slide of [0.5, 0.15, 0.85, 0, 1]) {
        yield { x: x - width * slide, y: y - height - GAP };
        yield { x: x - width * slide, y: y + GAP };
        yield { x: x - width - GAP, y: y - height * slide };
        yield { x: x + GAP, y: y - height * slide };
    }
}

const within = (at: Point, { width, height, above }: Size, map: Area): Box => ({
    width,
    height,
    above,
    x: Math.min(Math.max(at.x, MARGIN), map.width - width - MARGIN),
    y: Math.min(Math.max(at.y, above + EDGE), map.height - height - FARES),
});

/** How far two lie on each other across and down, with the pawns above them; less than nothing where they are apart. */
const shared = (a: Box, b: Box): [number, number] => [
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y - a.above, b.y - b.above),
];

function overlap(a: Box, b: Box): number {
    const [across, down] = shared(a, b);
    return Math.max(0, across + MARGIN) * Math.max(0, down + MARGIN);
}

/** How much of a line lies in a box. */
function crossing(from: Point, to: Point, box: Box): number {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const [left, right] = span(from.x, dx, box.x, box.width);
    const [top, bottom] = span(from.y, dy, box.y, box.height);
    const part = Math.min(right, bottom, 1) - Math.max(left, top, 0);
    return part > 0 ? part * Math.hypot(dx, dy) : 0;
}

/** From which part of a line on, and up to which, it lies between two edges. */
function span(from: number, step: number, edge: number, width: number): [number, number] {
    if (step === 0) return from > edge && from < edge + width ? [0, 1] : [1, 0];
    const [one, other] = [(edge - from) / step, (edge + width - from) / step];
    return one < other ? [one, other] : [other, one];
}

const holds = (box: Box, { x, y }: Point) =>
    x > box.x - GAP / 2 &&
    x < box.x + box.width + GAP / 2 &&
    y > box.y - GAP / 2 &&
    y < box.y + box.height + GAP / 2;

/** How far a road may swing aside, in parts of its length, and what that is worth. */
const BENDS = [0, 0.08, -0.08, 0.16, -0.16, 0.26, -0.26, 0.38, -0.38];
const PIECES = 8;

/** The point of a curve, a part of the way along it. */
function along(from: Point, by: Point, to: Point, part: number): Point {
    const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return { x: a * from.x + b * by.x + c * to.x, y: a * from.y + b * by.y + c * to.y };
}

/** The point that a road from one city to another is drawn towards, so that it runs under no card. */
function bend(from: Point, to: Point, cards: readonly Box[], map: Area): { by: Point; cost: number } {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ways = BENDS.map((aside) => {
        const by = { x: (from.x + to.x) / 2 - dy * aside * 2, y: (from.y + to.y) / 2 + dx * aside * 2 };
        const stops = Array.from({ length: PIECES + 1 }, (_, at) => along(from, by, to, at / PIECES));
        const hidden = stops
            .slice(1)
            .reduce(
                (sum, stop, at) =>
                    sum + cards.reduce((more, card) => more + crossing(stops[at]!, stop, card), 0),
                0,
            );
        const out = stops.some(({ x, y }) => x < 4 || y < 4 || x > map.width - 4 || y > map.height - 4);
        return { by, cost: hidden + (out ? 1000 : 0) + Math.abs(aside) * 60 };
    });
    return ways.reduce((best, way) => (way.cost < best.cost ? way : best));
}

/** A map with its cards: their places, and the points that the roads are drawn towards. */
export interface Layout {
    readonly cards: readonly Box[];
    readonly bends: readonly Point[];
}

/** Find places for all cards, the best of several beginnings, and ways around them for the roads. */
export function layOut(
    points: readonly Point[],
    roads: readonly (readonly [number, number])[],
    sizes: readonly Size[],
    map: Area,
): Layout {
    const tried = [...Array(BEGINNINGS).keys()].map((beginning) => {
        const cards = settled(points, roads, sizes, map, beginning);
        const ways = roads.map(([from, to]) => bend(points[from]!, points[to]!, cards, map));
        const cover = cards.reduce(
            (sum, card, at) =>
                sum + cards.slice(0, at).reduce((more, other) => more + overlap(card, other), 0),
            0,
        );
        const hidden = ways.reduce((sum, way) => sum + way.cost, 0);
        return { cards, bends: ways.map((way) => way.by), cost: hidden + cover };
    });
    return tried.reduce((best, layout) => (layout.cost < best.cost ? layout : best));
}

/** Move card after card to where it stands best, beginning with all on one side of their points. */
function settled(
    points: readonly Point[],
    roads: readonly (readonly [number, number])[],
    sizes: readonly Size[],
    map: Area,
    beginning: number,
): Box[] {
    const boxes = points.map((point, at) => {
        const corners = [...around(point, sizes[at]!)];
        return within(corners[(beginning * (at + 1)) % corners.length]!, sizes[at]!, map);
    });

    function cost(box: Box, at: number): number {
        const own = points[at]!;
        const cards = boxes.reduce((sum, other, seat) => sum + (seat === at ? 0 : overlap(box, other)), 0);
        const ways = roads.reduce((sum, [from, to]) => sum + crossing(points[from]!, points[to]!, box), 0);
        const hidden = points.filter((point) => holds(box, point)).length;
        const away = Math.hypot(box.x + box.width / 2 - own.x, box.y + box.height / 2 - own.y);
        return cards * WEIGHTS.card + ways * WEIGHTS.road + hidden * WEIGHTS.point + away * WEIGHTS.away;
    }

    for (let pass = 0; pass < PASSES; pass++) {
        for (const [at, point] of points.entries()) {
            let least = cost(boxes[at]!, at);
            for (const corner of around(point, sizes[at]!)) {
                const box = within(corner, sizes[at]!, map);
                const price = cost(box, at);
                if (price < least - 0.01) [boxes[at], least] = [box, price];
            }
        }
    }
    return unstacked(boxes, map);
}

/** Push cards apart that still lie on each other, along the side where that is shorter. */
function unstacked(boxes: Box[], map: Area): Box[] {
    const pushed = [...boxes];
    for (let pass = 0; pass < 4 * PASSES; pass++) {
        for (const [at, one] of pushed.entries()) {
            for (const [other, two] of pushed.entries()) {
                if (other <= at) continue;
                const [across, down] = shared(one, two);
                if (across <= 0 || down <= 0) continue;
                const sideways = across < down;
                const [dx, dy] = sideways ? [across + 1, 0] : [0, down + 1];
                const turned = sideways ? one.x > two.x : one.y > two.y;
                const way = (turned ? 1 : -1) / 2;
                pushed[at] = within({ x: one.x + dx * way, y: one.y + dy * way }, one, map);
                pushed[other] = within({ x: two.x - dx * way, y: two.y - dy * way }, two, map);
                break;
            }
        }
    }
    return pushed;
}

/** How far apart the places are that are tried for something beside a card. */
const STEP = 10;

/** Find the place for something that belongs to a card: near to it, and covering the least of all cards. */
export function roomBeside(card: Box, size: Size, cards: readonly Box[], map: Area): Point {
    const cost = (place: Box) => {
        const away = Math.hypot(
            place.x + place.width / 2 - card.x - card.width / 2,
            place.y + place.height / 2 - card.y - card.height / 2,
        );
        const own = overlap(place, card) * 3;
        return cards.reduce((sum, other) => sum + overlap(place, other), own) + away * 20;
    };
    let best = within(card, size, map);
    for (let x = 0; x + size.width <= map.width; x += STEP) {
        for (let y = 0; y + size.height <= map.height; y += STEP) {
            const place = within({ x, y }, size, map);
            if (cost(place) < cost(best)) best = place;
        }
    }
    return best;
}
