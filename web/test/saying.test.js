import assert from "node:assert/strict";
import { before, test } from "node:test";
import { tellThen } from "../src/lib/called";
import { beanList, contractWords, nameOf, phaseId, pictured, refusalWords, tell } from "../src/lib/saying";
import { has, listed, preferred, speak, t } from "../src/lib/words.svelte";
import { NAMES, sentence } from "./made";

before(() => speak("en"));

const seats = (...numbers) => ({ is: "players", seats: numbers });
const beans = (counts, more = {}) => ({
    is: "beans",
    beans: counts.map(([bean, count]) => ({ bean, count })),
    hidden: 0,
    talers: 0,
    ...more,
});

test("equal beans are counted, hidden ones too, and nothing has a word", () => {
    assert.equal(beanList(NAMES, [0, 0]), t("bean-count", { count: 2, bean: "Red bean" }));
    assert.equal(beanList(NAMES, [0, undefined]), listed(["Red bean", t("hidden-card")]));
    assert.equal(beanList(NAMES, [], 2), t("talers-count", { count: 2 }));
    assert.equal(beanList(NAMES, []), t("nothing"));
});

test("whoever has no name is an open seat", () => {
    assert.deepEqual(
        [0, 2, 7].map((seat) => nameOf(NAMES, seat)),
        ["Anna", t("seat-open"), t("seat-open")],
    );
});

test("a phase has the name that the game has for it, or that of all games", () => {
    assert.equal(phaseId(NAMES, "plant traded"), "phase-plant-traded");
    const hansa = { ...NAMES, info: { ...NAMES.info, settings: { game: "hansa" } } };
    const own = has("phase-hansa-trade");
    assert.equal(phaseId(hansa, "trade"), own ? "phase-hansa-trade" : "phase-trade");
});

test("every sentence of what happened is there, and what the table shows is not told", () => {
    const said = [sentence("language", {}, { minor: true }), sentence("menu", {}), sentence("nothing", {})];
    assert.deepEqual(
        tell(NAMES, said).map(({ at, text }) => [at, text]),
        [
            [1, t("menu")],
            [2, t("nothing")],
        ],
    );
});

test("sentences of one topic in a row are told at once, with their beans and players together", () => {
    const one = (seat, bean) =>
        sentence(
            "nothing",
            { who: seats(seat), what: beans([[bean, 1]]) },
            { topic: "draw", several: "menu" },
        );
    const [line, ...more] = tell(NAMES, [one(0, 0), one(1, 1), one(0, 0)]);
    assert.equal(more.length, 0);
    assert.equal(line.text, t("menu"));
    assert.deepEqual(line.said.words.who.seats, [0, 1]);
    assert.equal(line.said.words.what.beans.length, 3);
    assert.equal(line.said.words.count, 3);
});

test("another topic between them keeps sentences apart", () => {
    const one = (topic) => sentence("nothing", {}, { topic, several: "menu" });
    assert.equal(tell(NAMES, [one("a"), one("b"), one("a"), one(""), one("")]).length, 5);
});

test("the beans of a sentence are drawn beside it, each once", () => {
    const said = sentence("nothing", {
        gives: beans([[0, 2]]),
        gets: beans([
            [1, 1],
            [0, 1],
        ]),
        who: seats(0),
    });
    assert.deepEqual(pictured(NAMES, said), ["red", "blue"]);
    assert.deepEqual(pictured(NAMES, sentence("nothing", { what: beans([], { hidden: 2 }) })), []);
});

test("contracts are told by their numbers, those of Bohn Hansa by city and beans, hidden ones as such", () => {
    assert.equal(contractWords(NAMES, 5), t("contract-card", { left: 3, right: 4 }));
    const hansa = {
        ...NAMES,
        beans: Object.assign(Object.create(NAMES.beans), { contract: () => undefined }),
    };
    assert.match(contractWords(hansa, 15), /Visby/);
    assert.equal(contractWords(hansa, 16), t("hidden-contract"));
});

test("a refusal is said in the reader's language, with names for what it tells", () => {
    const refusal = (code, params = {}) => ({ code, params, sentence: "As the server has it.", rule: "" });
    const most = refusalWords(refusal("too-many-offers", { most: 3 }), NAMES);
    assert.equal(most, t("refused-too-many-offers", { most: 3 }));
    assert.match(most, /3/);
    assert.equal(refusalWords(refusal("no-connection"), null), t("error-offline"));
    assert.equal(refusalWords(refusal("made-up"), NAMES), "As the server has it.");
});

test("a refusal that names a player is as the server has it where nobody's name is known", () => {
    const refusal = { code: "not-your-turn", params: { active: 1 }, sentence: "Wait for seat 1.", rule: "" };
    assert.equal(refusalWords(refusal, null), "Wait for seat 1.");
    assert.match(refusalWords(refusal, NAMES), /Ben/);
});

test("what happened is told by the names that people had then", () => {
    const then = { ...NAMES, info: { ...NAMES.info, before: [{ seat: 0, name: "Zoe", until: 4 }] } };
    const said = sentence("event-drew", { who: seats(0) });
    const lines = tellThen(
        then,
        [3, 4, 5].map((move) => ({ move, said })),
    );
    assert.deepEqual(
        lines.map(({ at }) => at),
        [0, 1, 2],
    );
    const [first, second, third] = lines.map(({ text }) => text);
    assert.equal(first, t("event-drew", { who: "Zoe" }));
    assert.equal(first, second);
    assert.equal(third, first.replaceAll("Zoe", "Anna"));
});

test("a language is the one that was chosen, or the first of the browser's that there is", () => {
    Object.defineProperty(globalThis, "navigator", {
        value: { languages: ["es-ES", "fr-CH", "de"] },
        configurable: true,
    });
    assert.equal(preferred(), "fr");
    localStorage.setItem("language", "it");
    assert.equal(preferred(), "it");
    localStorage.setItem("language", "xx");
    assert.equal(preferred(), "fr");
});
