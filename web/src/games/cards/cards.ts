/** What can be done at a card table, sorted out of the options that the server lists. */

import type { Beans } from "../../lib/figures";
import type { AnyAction, GardenView, OpenOffer, Plant, Plot, Sell, TableView, Take } from "../../protocol";

export type CardView = GardenView | TableView;

export const isPlant = (action: AnyAction): action is Plant => action.do === "plant";
export const isSell = (action: AnyAction): action is Sell => action.do === "sell";

/** The fields that a card may be planted in. */
export function homes(options: AnyAction[], card: number): number[] {
    return options
        .filter(isPlant)
        .filter((plant) => plant.card === card)
        .map((plant) => plant.field);
}

/** Of the fields that fit, the one that leaves no choice: the only one, any of empty ones, or where like grows among like. */
export function obvious(
    fields: readonly number[],
    plots: readonly Plot[],
    rows: boolean,
): number | undefined {
    const grown = fields.filter((field) => (plots[field]?.cards ?? 0) > 0);
    if (fields.length === 1 || grown.length === 0) return fields[0];
    // Rows in which beans alternate grow differently.
    return grown.length === 1 && !rows ? grown[0] : undefined;
}

/** Of several ways, the one whose cards lie furthest back: the front of the hand is planted soonest. */
export function bestTake(ways: Take[], hand: number[]): Take | undefined {
    const place = (card: number) => (hand.includes(card) ? hand.indexOf(card) : hand.length);
    const depth = (take: Take) => Math.min(...(take.cards ?? []).map(place), hand.length);
    return ways.toSorted((a, b) => depth(b) - depth(a))[0];
}

/** Whether an offer is for a seat to answer. */
export function asks(offer: OpenOffer, seat: number): boolean {
    return seat >= 0 && offer.seat !== seat && (offer.to === seat || offer.to === -1);
}

/** The cards that a seat has to plant before the turn goes on. */
export function toPlant(view: CardView, seat: number): number[] {
    const aside = view.aside[seat] ?? [];
    return seat === view.active ? [...aside, ...view.face_up] : aside;
}

/** The cards that somebody plants now: the first of the hand, or what was traded, in any order. */
export function duePlants(view: CardView, seat: number): number[] {
    if (view.phase === "plant") return seat === view.active ? (view.hands[seat] ?? []).slice(0, 1) : [];
    return view.phase === "plant traded" ? toPlant(view, seat) : [];
}

/** Those of them that have to be planted and fit into no field: one has to be sold first. */
export function homeless(view: CardView, options: AnyAction[], seat: number): number[] {
    const free = options.some((action) => action.do === "done" || action.do === "layout");
    if (free || !options.some(isSell)) return [];
    return duePlants(view, seat).filter((card) => homes(options, card).length === 0);
}

/** All kinds: what others grow or wish for first, so that what is most likely asked for is at hand. */
export function likely(view: CardView, beans: Beans, others: readonly number[]): number[] {
    const grown = others
        .flatMap((seat) => view.fields[seat] ?? [])
        .map((row) => beans.of(row[0] ?? -1)?.kind);
    const wished = others.flatMap((seat) => view.wishes[seat]?.gives ?? []);
    const own = (view.fields[view.seat] ?? []).map((row) => beans.of(row[0] ?? -1)?.kind);
    const first = [...own, ...wished, ...grown].filter((kind) => kind !== undefined);
    return [...new Set([...first, ...beans.all.map(({ kind }) => kind)])];
}

/** The talers of a seat, contracts included. */
export function wealth(view: CardView, seat: number): number {
    const contracts = "fulfilled" in view ? (view.fulfilled[seat]?.length ?? 0) : 0;
    return (view.talers[seat] ?? 0) + contracts;
}
