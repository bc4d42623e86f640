/** What a market has to know of the game it is held in. */

import type { AnyAction, AnyCommand, Offer, OpenOffer, Planting, Seal, Take } from "../protocol";

/** Do something; tells whether it was done. */
export type Act = (command: AnyCommand) => Promise<boolean>;

/** Beans that may be given and are to be seen nowhere else. */
export interface Shelf {
    readonly name: string;
    readonly cards: readonly number[];
}

/** Whom an offer can be made to. */
export interface Partner {
    /** A seat, or less for all. */
    readonly whom: number;
    readonly words: string;
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
    /** All kinds, those that are most likely to be asked for first; the same order through a trade. */
    readonly palette?: readonly number[];
    readonly partners: readonly Partner[];
    /** Whether partners can be chosen by touching them elsewhere on the table. */
    readonly faced?: boolean;
    /** How many talers the reader may give; nothing where they are never part of a deal. */
    readonly purse?: number | undefined;
    /** The only one of the partners who is seen to have a bean: it is proposed that the offer goes there. */
    readonly holder?: (kind: number) => number | undefined;
    /** Whether the offer that is put together comes with an invitation. */
    readonly invites: boolean;
    /** Whether an offer is for the reader to answer. */
    readonly asks: (offer: OpenOffer) => boolean;
    /** Of several ways to take an offer, the one to propose. */
    readonly best: (ways: Take[]) => Take | undefined;
    /** Where beans would go if an offer were taken. */
    readonly outlook?: (take: Take) => readonly Planting[];
    /** Where they would go by the draft; without one, what would cost the reader something if no more were traded. */
    readonly foreseen?: readonly Planting[];
    /** What is worth knowing of an answer before it is given. */
    readonly tells?: (answer: Take | Seal) => readonly Note[];
    /** Have a draft weighed, and what is worth knowing of the last one that was. */
    readonly weigh?: (draft: Offer | null) => void;
    readonly weighed?: readonly Note[];
}

/** The ways to take an offer: which of the own cards go. */
export const takes = (options: readonly AnyAction[], { number }: OpenOffer) =>
    options.filter((action): action is Take => action.do === "take" && action.offer === number);

/** Those whose word for the reader's offer can be made a deal. */
export const seals = (options: readonly AnyAction[], { number }: OpenOffer) =>
    options.filter((action): action is Seal => action.do === "seal" && action.offer === number);

/** Whether an offer waits for the reader's word. */
export function waits(goods: Goods, offer: OpenOffer, seat: number): boolean {
    const answered = offer.declined.includes(seat) || offer.agreed.some((word) => word.seat === seat);
    return goods.asks(offer) && !answered;
}

/** How soon an offer is looked at: what is to be sealed, what can be taken, the own ones, all others. */
export function rank(goods: Goods, offer: OpenOffer, seat: number, options: readonly AnyAction[]): number {
    if (offer.seat === seat) return seals(options, offer).length > 0 ? 0 : 2;
    if (!goods.asks(offer)) return 4;
    return takes(options, offer).length > 0 || offer.agreed.some((word) => word.seat === seat) ? 1 : 3;
}
