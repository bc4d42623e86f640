/** What a journey would bring: cards played, a toll to pay, harvests that come in, and the prices after them. */

import type { Bean } from "../lib/figures";
import type { HanseView } from "../protocol";
import { freeBox, kindsOf, type Atlas, type Lot } from "./hansa";

/** What a toll takes: money first, then beans at base price, and a loan for the rest (H13). */
export interface Bill {
    readonly toll: number;
    readonly cash: number;
    /** What the money does not pay. */
    readonly short: number;
    /** What beans and money do not pay. */
    readonly loan: number;
}

export function billOf(toll: number, money: number, beans: readonly Bean[]): Bill {
    const cash = Math.min(toll, money);
    const short = toll - cash;
    return { toll, cash, short, loan: Math.max(0, short - worth(beans)) };
}

/** What beans are worth to the bank. */
export const worth = (beans: readonly Bean[]) => beans.reduce((sum, bean) => sum + bean.price, 0);

/** The harvest cards that nobody has seen yet: the next one is one of them, if the pile has one (H27). */
export function unseen(atlas: Atlas, view: HanseView): number[] {
    const seen = new Set([...view.used, ...view.waiting.flat()]);
    return view.harvests > 0 ? atlas.harvests.flatMap((_, card) => (seen.has(card) ? [] : [card])) : [];
}

/** The lots of a harvest card that would come into a city as things are: it needs a free box, and beans (H14). */
export function lotsFor(atlas: Atlas, view: HanseView, card: number, city: number): Lot[] {
    const reserve = kindsOf(atlas, view.reserve);
    const left = (kind: number) => reserve.filter((other) => other === kind).length;
    const full = freeBox(view, city) === (view.boxes[city]?.length ?? 0);
    return (atlas.harvests[card] ?? []).flatMap((lot) => {
        const count = Math.min(lot.count, left(lot.kind));
        return lot.city === city && count > 0 && !full ? [{ ...lot, count }] : [];
    });
}

/** What the kinds of a city cost when its gaps are closed, and so many more stacks lie there (H14, H22). */
export function pricesAfter(
    atlas: Atlas,
    view: HanseView,
    city: number,
    stacks: number,
): [kind: number, price: number][] {
    const boxes = view.boxes[city] ?? [];
    const taken = boxes.filter((stack) => stack.length > 0).length + stacks;
    const box = Math.min(taken, boxes.length);
    return [...(atlas.places[city]?.columns ?? [])].map(([kind, column]) => [kind, column[box] ?? 0]);
}

/** A harvest that somebody has in front of them, and what it will bring to a city. */
export interface Coming {
    readonly seat: number;
    readonly lots: readonly Lot[];
}

/** The harvests that wait in front of players and will come into a city, the next turn's first (H10). */
export function coming(atlas: Atlas, view: HanseView, city: number): Coming[] {
    const seats = view.waiting.map((_, step) => (view.active + 1 + step) % view.players);
    return seats.flatMap((seat) => {
        const lots = (view.waiting[seat] ?? []).flatMap((card) => lotsFor(atlas, view, card, city));
        return lots.length > 0 ? [{ seat, lots }] : [];
    });
}
