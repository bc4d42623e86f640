/** What can be done at a card table, sorted out of the options that the server lists. */

import type { AnyAction, GardenView, OpenOffer, Plant, Seal, Sell, TableView, Take } from "../protocol";

export type CardView = GardenView | TableView;

export const isPlant = (action: AnyAction): action is Plant => action.do === "plant";
export const isSell = (action: AnyAction): action is Sell => action.do === "sell";
export const isTake = (action: AnyAction): action is Take => action.do === "take";
export const isSeal = (action: AnyAction): action is Seal => action.do === "seal";

/** The fields that a card may be planted in. */
export function homes(options: AnyAction[], card: number): number[] {
    return options
        .filter(isPlant)
        .filter((plant) => plant.card === card)
        .map((plant) => plant.field);
}

/** The cards that may be planted now, each once. */
export function plantable(options: AnyAction[]): number[] {
    return [...new Set(options.filter(isPlant).map((plant) => plant.card))];
}

/** The ways to take an offer: which of the own cards go. */
export function takes(options: AnyAction[], offer: OpenOffer): Take[] {
    return options.filter(isTake).filter((take) => take.offer === offer.number);
}

/** Of several ways, the one whose cards lie furthest back: the front of the hand is planted soonest. */
export function bestTake(options: AnyAction[], offer: OpenOffer, hand: number[]): Take | undefined {
    const place = (card: number) => (hand.includes(card) ? hand.indexOf(card) : hand.length);
    const depth = (take: Take) => Math.min(...(take.cards ?? []).map(place), hand.length);
    return takes(options, offer).sort((a, b) => depth(b) - depth(a))[0];
}

/** What somebody has said to an offer. */
export function answer(offer: OpenOffer, seat: number): "yes" | "no" | "none" {
    if (offer.agreed.some((word) => word.seat === seat)) return "yes";
    return offer.declined.includes(seat) ? "no" : "none";
}

/** Whether an offer is for a seat to answer. */
export function asks(offer: OpenOffer, seat: number): boolean {
    return offer.seat !== seat && (offer.to === seat || offer.to === -1);
}

/** The talers of a seat, contracts included. */
export function wealth(view: CardView, seat: number): number {
    const contracts = view.game === "bohnanza" ? (view.fulfilled[seat]?.length ?? 0) : 0;
    return (view.talers[seat] ?? 0) + contracts;
}
