/** What there is to say about: the words for every action, and what is special about a bean. */

import { partOf } from "../games";
import { has, idOf } from "../lib/words.svelte";
import type { AnyAction, AnyView } from "../protocol";

type Game = AnyView["game"];

/** The rules of the market in every game. */
export const MARKET: readonly string[] = ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10"];

/** What is said about each action that can be done now, in this order. */
export const ACTIONS: Readonly<Record<AnyAction["do"], string>> = {
    reveal: "help-do-reveal",
    plant: "help-do-plant",
    layout: "help-do-layout",
    travel: "help-do-travel",
    paybean: "help-do-paybean",
    deliver: "help-do-deliver",
    fulfil: "help-do-fulfil",
    seal: "help-market-seal",
    take: "help-market-take",
    decline: "help-market-decline",
    offer: "help-do-offer",
    withdraw: "help-market-withdraw",
    wish: "help-market-wish",
    buybean: "help-do-buybean",
    buyscarce: "help-do-buyscarce",
    sell: "help-do-sell",
    buyfield: "help-do-buyfield",
    buycontract: "help-do-buycontract",
    putback: "help-do-putback",
    done: "help-market-done",
};

/** The words that a game has of its own, else those of all games. */
export function worded(kind: string, game: Game, what: string): string {
    const own = `${kind}-${idOf(game)}-${what}`;
    return has(own) ? own : `${kind}-${what}`;
}

export interface Special {
    readonly text: string;
    readonly rules: readonly string[];
    /** The same is said of most beans of the game. */
    readonly shared: boolean;
}

/** What is special about a bean: the words, and the rules. */
export function special(game: Game, bean: string): Special | undefined {
    const { topic, rules, shared } = partOf(game).beans;
    const own = topic(bean);
    return rules[own] && { text: `help-bean-${own}`, rules: rules[own], shared: own === shared };
}

/** What a seat can do now: all that is listed, and in a trade also what cannot be. */
export function possible(view: AnyView, seat: number, options: readonly AnyAction[]): AnyAction["do"][] {
    const can = new Set(options.map((action) => action.do));
    if (view.phase === "trade" && seat >= 0 && !view.result) can.add("offer").add("wish");
    return (Object.keys(ACTIONS) as AnyAction["do"][]).filter((action) => can.has(action));
}
