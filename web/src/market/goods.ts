/** What a market has to know of the game it is held in. */

import type { Outcome } from "../lib/outlook";
import type { AnyCommand, OpenOffer, Take } from "../protocol";

/** Do something; tells whether it was done. */
export type Act = (command: AnyCommand) => Promise<boolean>;

/** Beans that may be given and are to be seen nowhere else. */
export interface Shelf {
    readonly name: string;
    readonly cards: readonly number[];
}

/** Whom an offer can be made to. */
export interface Partner {
    readonly whom: number;
    readonly words: string;
}

/** A deal from the reader's side. */
export interface Deal {
    /** Own cards that go, and kinds that are asked for and not there. */
    readonly gives: readonly number[];
    readonly lacks: readonly number[];
    /** Kinds that come. */
    readonly gets: readonly number[];
    /** The other side; -1 if that may be anybody. */
    readonly partner: number;
    readonly invites: boolean;
}

/** Something worth knowing before a deal is made. */
export interface Note {
    readonly words: string;
    readonly tone: "good" | "bad" | "plain";
}

export interface Goods {
    /** All that the reader may give now. */
    readonly stock: readonly number[];
    /** What of it the composer has to show. */
    readonly shelves: readonly Shelf[];
    readonly partners: readonly Partner[];
    /** How many talers the reader may give; nothing where they are never part of a deal. */
    readonly purse?: number | undefined;
    /** Whether the offer that is put together comes with an invitation. */
    readonly invites: boolean;
    /** Whether an offer is for the reader to answer. */
    readonly asks: (offer: OpenOffer) => boolean;
    /** Of several ways to take an offer, the one to propose. */
    readonly best: (ways: Take[]) => Take | undefined;
    /** Where one of the reader's cards is, in words. */
    readonly place: (card: number) => string;
    /** What would become of kinds that come and cards that go. */
    readonly outlook?: (gets: readonly number[], gives: readonly number[]) => Outcome[];
    /** What else is worth knowing of a deal. */
    readonly notes?: (deal: Deal) => Note[];
}

/** Whether an offer waits for the reader's word. */
export function waits(goods: Goods, offer: OpenOffer, seat: number): boolean {
    const answered = offer.declined.includes(seat) || offer.agreed.some((word) => word.seat === seat);
    return goods.asks(offer) && !answered;
}
