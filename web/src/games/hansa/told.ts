/** What the server tells of the choices in Bohn Hansa and of its board, found for what the table shows. */

import type { Names } from "../../lib/saying";
import type { Watched } from "../../lib/watched";
import type {
    AnyAction,
    AnyOutlook,
    Bargain,
    Delivery,
    Ending,
    HanseView,
    Journey,
    Payment,
    Purchase,
    Reading,
} from "../../protocol";
import { sortOf, type Atlas, type TravelSort } from "./atlas";

/** What every part of the table is drawn from. */
export interface Scene {
    readonly atlas: Atlas;
    readonly names: Names;
    readonly view: HanseView;
    readonly reading: Reading;
}

type Told = Pick<Watched, "options" | "outlooks">;

/** Something that can be done, and what it would do. */
export interface Choice<Action extends AnyAction = AnyAction, Outlook extends AnyOutlook = AnyOutlook> {
    readonly action: Action;
    readonly outlook: Outlook | null;
}

/** In which form each action is foreseen. */
interface Forms {
    travel: Journey;
    take: Bargain;
    seal: Bargain;
    buybean: Purchase;
    buyscarce: Purchase;
    buycontract: Purchase;
    paybean: Payment;
    deliver: Delivery;
    done: Ending;
}

type Form<Do> = Do extends keyof Forms ? Forms[Do] : AnyOutlook;
type Doing<Do> = Extract<AnyAction, { do: Do }>;

/** All choices of one sort. */
export function choices<Do extends AnyAction["do"]>(table: Told, what: Do): Choice<Doing<Do>, Form<Do>>[] {
    return table.options.flatMap((action, at) =>
        action.do === what
            ? [{ action: action as Doing<Do>, outlook: (table.outlooks[at] ?? null) as Form<Do> | null }]
            : [],
    );
}

/** What is read from the board; nothing before that was told. */
export const readingOf = ({ appraisal }: Pick<Watched, "appraisal">): Reading | undefined =>
    appraisal?.look === "hansa" ? appraisal : undefined;

/** What the way to a city would play: how many cards, and which of the two that set something going. */
export interface Fare {
    readonly cards: number;
    readonly signs: readonly Exclude<TravelSort, "plain">[];
}

export function fareOf(atlas: Atlas, journey: Journey): Fare {
    const sorts = journey.cards.map((card) => sortOf(atlas, card));
    return {
        cards: journey.cards.length,
        signs: (["toll", "supply"] as const).filter((sort) => sorts.includes(sort)),
    };
}

/** A bean that can be bought: from a box, or where it is scarce from none (-1). */
export interface Ware {
    readonly box: number;
    readonly kind: number;
    readonly price: number;
    readonly words: string;
    readonly action: AnyAction;
}

/** Where something can be bought, and what. */
export interface Stall {
    readonly city: number;
    readonly wares: readonly Ware[];
}
