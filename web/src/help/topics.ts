/** What there is to say about: the rules of every phase and bean, and the words for every action. */

import type { AnyAction, AnyView } from "../protocol";
import { has } from "../lib/words.svelte";

type Game = AnyView["game"];
type Rules = { readonly [topic: string]: readonly string[] };

/** The rules of each phase, as the rulebook has them. */
export const PHASES: Readonly<Record<Game, Rules>> = {
    bohnanza: {
        plant: ["B5", "B7", "B8", "B9"],
        trade: ["B10", "B11", "B12", "B13", "B14", "B15", "B16"],
        "plant-traded": ["B17", "B9", "B19", "B20"],
        "return-contract": ["E9"],
        draw: ["B18", "B22", "B23"],
        "draw-contract": ["E10"],
    },
    sissi: {
        plant: ["S3", "S5", "S6"],
        trade: ["S7"],
        "plant-traded": ["S8", "S6"],
        draw: ["S9", "S13"],
        sissi: ["S10", "S11"],
    },
    hansa: {
        opening: ["H6", "H7"],
        travel: ["H10", "H11", "H12", "H13", "H14", "H15", "H8"],
        trade: ["H16", "H17", "H18", "H19", "H20", "H21", "H8"],
        end: ["H22", "H23", "H24", "H8", "H9"],
        final: ["H28", "H29"],
    },
};

/** The rules of the beans that have some of their own. */
const BEANS: Readonly<Record<Game, Rules>> = {
    bohnanza: { garten: ["B2"], kaffee: ["E2"], weinbrand: ["E2"], kakao: ["E2"], acker: ["E1"] },
    sissi: { sissi: ["S1", "S3", "S10", "S11"], captain: ["S1", "S3", "S11"] },
    hansa: { hansa: ["H2", "H3"] },
};

/** The rules of cities, roads and cards in Bohn Hansa. */
export const CITIES: readonly string[] = ["H2", "H3", "H4", "H6", "H11"];

/** The rules of the market, and of invitations in Bohn Hansa. */
export const MARKET: Readonly<Record<Game, readonly string[]>> = {
    bohnanza: ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10", "B21"],
    sissi: ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10", "S7"],
    hansa: ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10", "H16", "H17", "H20"],
};

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
    const own = `${kind}-${game}-${what}`;
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
    const topic = game === "hansa" ? "hansa" : game === "sissi" && bean !== "sissi" ? "captain" : bean;
    const rules = BEANS[game][topic];
    return rules && { text: `help-bean-${topic}`, rules, shared: topic === "captain" };
}

/** What a seat can do now: all that is listed, and in a trade also what cannot be. */
export function possible(view: AnyView, seat: number, options: readonly AnyAction[]): AnyAction["do"][] {
    const can = new Set(options.map((action) => action.do));
    if (view.phase === "trade" && seat >= 0 && !view.result) can.add("offer").add("wish");
    return (Object.keys(ACTIONS) as AnyAction["do"][]).filter((action) => can.has(action));
}
