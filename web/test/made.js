/** Small figures and tables for tests: three beans, one of them with a third field, and two cities. */

import { Beans } from "../src/lib/figures";

export const FIGURES = {
    game: "bohnanza",
    options: {},
    beans: ["red", "blue", "field"],
    kinds: [0, 0, 1, 1, 2, -1, -1],
    contracts: [
        [3, 4],
        [1, 6],
    ],
    tables: {
        bean: {
            red: {
                cards: 2,
                meter: [[2, 1]],
                letter: "R",
                colour: "#cf4634",
                names: { en: "Red bean", fr: "Haricot rouge" },
            },
            blue: { tokens: 2, price: 4 },
            field: { cards: 1, third_field_at: 2 },
        },
        empress: "blue",
        city: {
            bremen: {
                name: "Bremen",
                boxes: 3,
                prices: { red: { boxes: [9, 7, 5], round: 3 } },
                at: [28, 96],
            },
            visby: { name: "Visby", boxes: 3, prices: {}, letter: "V" },
        },
        roads: [["bremen", "visby"]],
        travel: ["plain", "toll", "supply"],
        contract: [{ city: "visby", beans: ["red", "blue"], value: 24 }],
        harvest: [{ lots: [{ city: "bremen", bean: "red", count: 2 }] }],
    },
};

/** Two people and a seat that nobody has, with the words of a game. */
export const NAMES = {
    info: {
        settings: { game: "bohnanza" },
        seats: [{ name: "Anna" }, { name: "Ben" }, { name: "" }],
        before: [],
    },
    beans: new Beans(FIGURES),
    seat: 0,
};

/** A sentence of what happened. */
export const sentence = (id, words, more = {}) => ({
    id,
    words,
    more: [],
    topic: "",
    several: "",
    minor: false,
    ...more,
});

/** An offer that lies open. */
export const open = (number, seat, more = {}) => ({
    number,
    seat,
    to: -1,
    gives: [],
    wants: [],
    pays: 0,
    asks: 0,
    answers: 0,
    agreed: [],
    declined: [],
    invites: false,
    ...more,
});
