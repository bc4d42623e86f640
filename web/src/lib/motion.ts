/**
 * Calm motion: what is moved at a table travels from where it was to where it goes.
 * Screens mark what can travel (`data-card`: the id of a card, `token-ID` or `pawn-SEAT`) and where it can come from or go
 * to (`data-place`: `deck`, `open`, `hand-SEAT`, `aside-SEAT`, `field-SEAT-N`, `talers-SEAT`, `cart-SEAT`, `city-N`). The page is
 * always in its new state already; what travels is only drawn on its way, one after the other, and nothing waits for it.
 */

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { AnyEvent, AnyView } from "../protocol";

/** One curve for everything, the one of the look. */
const CURVE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
/** So long something travels, in milliseconds, and so much later the next one sets off. */
const LENGTH = 500;
const STEP = 260;
/** So long what lies beside moves up. */
const SHIFT = 220;
/** What has happened has arrived by then, however much is on its way. */
const LATEST = 2000;
const MOST_COINS = 4;

export type Picture = "bean" | "back" | "coin";

/** Something that goes from one place to another, by an event. */
interface Trip {
    /** Nothing: it is one of many that are alike. */
    readonly card?: number;
    readonly picture: Picture;
    readonly from: string;
    readonly to: string;
}

/** Something that is drawn on its way, and then gone: it has arrived where it can no longer be seen. */
export interface Flight {
    readonly picture: Picture;
    readonly card: number;
    readonly from: DOMRect;
    readonly to: DOMRect;
    /** Whether it was drawn as a card where it comes from. */
    readonly whole: boolean;
    readonly wait: number;
}

interface Seen {
    readonly element: HTMLElement;
    /** Where it is drawn now, and where it comes to rest. */
    readonly box: DOMRect;
    readonly rest: DOMRect;
    /** The place it lies in. */
    readonly place: string;
}

export interface Scene {
    readonly cards: ReadonlyMap<string, Seen>;
    readonly places: ReadonlyMap<string, DOMRect>;
}

/** Whether nothing is to move: somebody asked for it, or nobody looks. */
export function isStill(): boolean {
    return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A number that counts up or down to what it is now. */
export function counted(value: () => number): { readonly current: number } {
    const tween = Tween.of(value, { duration: () => (isStill() ? 0 : LENGTH), easing: cubicOut });
    return {
        get current() {
            return Math.round(tween.current);
        },
    };
}

/** Look where everything is now. */
export function look(): Scene {
    const cards = new Map<string, Seen>();
    const places = new Map<string, DOMRect>();
    for (const element of document.querySelectorAll<HTMLElement>("[data-place]")) {
        const box = element.getBoundingClientRect();
        if (box.width > 0) places.set(element.dataset["place"]!, box);
    }
    for (const marked of document.querySelectorAll<HTMLElement>("[data-card]")) {
        const element = marked.querySelector<HTMLElement>(".card") ?? marked;
        const box = element.getBoundingClientRect();
        const place = marked.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? "";
        const card = marked.dataset["card"]!;
        if (box.width > 0 && card !== "-1")
            cards.set(card, { element, box, rest: restOf(element, box), place });
    }
    return { cards, places };
}

/** Where something that may be on its way comes to rest. */
function restOf(element: HTMLElement, box: DOMRect): DOMRect {
    if (element.getAnimations().length === 0) return box;
    const style = getComputedStyle(element);
    const [x = 0, y = 0] = style.translate.split(" ").map((part) => parseFloat(part) || 0);
    const scale = parseFloat(style.scale) || 1;
    const [width, height] = [box.width / scale, box.height / scale];
    const at = middle(box);
    return new DOMRect(at.x - x - width / 2, at.y - y - height / 2, width, height);
}

/** What an event sends on its way. */
function trips(event: AnyEvent, view: AnyView): Trip[] {
    const home = (seat: number) => ("carts" in view ? `cart-${seat}` : `hand-${seat}`);
    const coins = (count: number, from: string, to: string) =>
        Array.from({ length: Math.min(count, MOST_COINS) }, (): Trip => ({ picture: "coin", from, to }));
    const beans = (cards: number[], from: string, to: string) =>
        cards.map((card): Trip => ({ card, picture: "bean", from, to }));
    switch (event.event) {
        case "planted":
            return beans([event.card], home(event.seat), `field-${event.seat}-${event.field}`);
        case "drew":
            return [{ card: event.card, picture: "back", from: "deck", to: home(event.seat) }];
        case "turnedover":
            return beans([event.card], "deck", "open");
        case "traded":
            return [
                ...beans(event.given, home(event.seat), home(event.taker)),
                ...beans(event.received, home(event.taker), home(event.seat)),
                ...coins(event.paid, `talers-${event.seat}`, `talers-${event.taker}`),
                ...coins(event.earned, `talers-${event.taker}`, `talers-${event.seat}`),
            ];
        case "sold":
            return coins(event.talers, `field-${event.seat}-${event.field}`, `talers-${event.seat}`);
        case "fieldbought":
            return coins(event.paid.length, `talers-${event.seat}`, `field-${event.seat}-2`);
        case "fulfilled":
            return coins(1, `field-${event.seat}-0`, `talers-${event.seat}`);
        case "beanbought":
            return beans([event.token], cityOf(view, event.seat), home(event.seat));
        case "delivered":
            return beans(event.tokens, home(event.seat), cityOf(view, event.seat));
        case "earned":
            return coins(event.thalers, cityOf(view, event.seat), `talers-${event.seat}`);
        default:
            return [];
    }
}

const cityOf = (view: AnyView, seat: number) => ("pawns" in view ? `city-${view.pawns[seat]}` : "");

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** How one gets from one box to another: the way between their middles. */
function way(from: DOMRect, to: DOMRect): string {
    const [start, end] = [middle(from), middle(to)];
    return `${start.x - end.x}px ${start.y - end.y}px`;
}

/** Let something come to where it is from another box. */
function arrive({ element, rest }: Seen, from: DOMRect, wait: number, whole: boolean): void {
    const scale = String(whole ? from.width / rest.width : Math.min(1, from.height / rest.height + 0.2));
    const start = { translate: way(from, rest), scale, opacity: whole ? 1 : 0 };
    const frames = [start, { opacity: 1, offset: 0.3 }, { translate: "0px 0px", scale: "1", opacity: 1 }];
    element.animate(frames, { duration: LENGTH, easing: CURVE, delay: wait, fill: "backwards" });
}

/** Let what lies in the same place as before move up there; that the place itself has moved is no motion. */
function moveUp(before: Scene, after: Scene, old: Seen, seen: Seen): void {
    const [was, is] = [before.places.get(seen.place), after.places.get(seen.place)];
    const apart = (from: DOMRect) => {
        const [start, end] = [middle(from), middle(seen.rest)];
        return [
            start.x - (was?.x ?? 0) - end.x + (is?.x ?? 0),
            start.y - (was?.y ?? 0) - end.y + (is?.y ?? 0),
        ];
    };
    const isNone = ([x = 0, y = 0]: number[]) => Math.abs(x) + Math.abs(y) < 1;
    // What is on its way to where it still goes, goes on.
    if (old.element === seen.element && isNone(apart(old.rest))) return;
    const [x, y] = apart(old.box);
    if (isNone([x!, y!])) return;
    const frames = [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }];
    seen.element.animate(frames, { duration: SHIFT, easing: CURVE });
}

/** When the next thing may set off. */
let free = 0;

/** When each of some things sets off, from now: after what is on its way, and the reader's own at once. */
function waits(count: number, own: boolean): number[] {
    const now = performance.now();
    const last = now + LATEST - LENGTH;
    const first = own ? now : Math.min(Math.max(now, free), last);
    const step = Math.min(STEP, (last - first) / Math.max(count - 1, 1));
    free = Math.max(free, first + step * count);
    return Array.from({ length: count }, (_, place) => first - now + place * step);
}

/** Whether something was done by the reader. */
export const isOwn = (events: readonly AnyEvent[], view: AnyView) =>
    events.some((event) => "seat" in event && event.seat === view.seat);

/** Set everything going that has moved, and give what has to be drawn on its way. */
export function setGoing(before: Scene, after: Scene, events: AnyEvent[], view: AnyView): Flight[] {
    const told = events.flatMap((event) => trips(event, view));
    const nameOf = ({ card }: Trip) => ("carts" in view ? `token-${card}` : String(card));
    const named = new Set(told.map(nameOf));
    const moved = [...after.cards].filter(
        ([card, seen]) => !named.has(card) && (before.cards.get(card)?.place ?? seen.place) !== seen.place,
    );
    const ways = told.flatMap((trip) => {
        const [old, seen] = [before.cards.get(nameOf(trip)), after.cards.get(nameOf(trip))];
        const from = old?.box ?? before.places.get(trip.from);
        const to = seen?.rest ?? after.places.get(trip.to);
        return from && to ? [{ trip, seen, from, to, whole: old !== undefined }] : [];
    });
    const start = waits(ways.length + moved.length, isOwn(events, view));
    const flights: Flight[] = [];
    for (const { trip, seen, from, to, whole } of ways) {
        const wait = start.shift()!;
        if (seen) arrive(seen, from, wait, whole);
        else flights.push({ picture: trip.picture, card: trip.card ?? -1, from, to, whole, wait });
    }
    for (const [card, seen] of moved) arrive(seen, before.cards.get(card)!.box, start.shift()!, true);
    for (const [card, seen] of after.cards) {
        const old = before.cards.get(card);
        if (old && old.place === seen.place && !named.has(card)) moveUp(before, after, old, seen);
    }
    return flights;
}

/** Let a drawing fly, and tell when it has arrived. */
export function fly(node: HTMLElement, flight: Flight, arrived: () => void): () => void {
    const { from, to, whole, wait } = flight;
    const size = node.getBoundingClientRect();
    const fits = (box: DOMRect) => Math.min(1, Math.max(0.3, (box.height * 0.8) / size.height));
    const [start, end] = [middle(from), middle(to)];
    const at = ({ x, y }: { x: number; y: number }) => `${x - size.width / 2}px ${y - size.height / 2}px`;
    const frames: Keyframe[] = [
        { translate: at(start), scale: String(whole ? 1 : fits(from)), opacity: whole ? 1 : 0 },
        { opacity: 1, offset: 0.2 },
        { opacity: 1, offset: 0.8 },
        { translate: at(end), scale: String(fits(to)), opacity: 0 },
    ];
    const animation = node.animate(frames, { duration: LENGTH, easing: CURVE, delay: wait, fill: "both" });
    animation.onfinish = arrived;
    return () => animation.cancel();
}
