import assert from "node:assert/strict";
import { test } from "node:test";
import { colour } from "../src/art/colours";
import { Beans, counted } from "../src/lib/figures";
import { FIGURES, NAMES } from "./made";

const [red, blue, field] = NAMES.beans.all;

test("a bean is found by its card, and a contract or an unseen card is none", () => {
    assert.equal(NAMES.beans.of(3), blue);
    assert.equal(NAMES.beans.of(5), undefined);
    assert.equal(NAMES.beans.of(-1), undefined);
    assert.equal(NAMES.beans.of(99), undefined);
});

test("a bean without names, letter or colour has its key, and none", () => {
    assert.deepEqual([blue.name("de"), blue.letter, blue.colour], ["blue", "bl", ""]);
    assert.deepEqual([red.name("de"), red.letter, red.colour], ["Red bean", "R", "#cf4634"]);
});

test("a name is small inside a sentence in French, and not in German", () => {
    assert.equal(red.inSentence("fr"), "haricot rouge");
    assert.equal(red.inSentence("de"), "Red bean");
});

test("cards and tokens count alike, and figures that a game has not are nothing", () => {
    assert.deepEqual([red.count, blue.count, blue.price, red.price], [2, 2, 4, 0]);
    assert.deepEqual([red.meter, blue.meter, field.fieldAt, red.fieldAt], [[[2, 1]], [], 2, 0]);
    assert.equal(NAMES.beans.empress, blue);
    assert.equal(new Beans({ ...FIGURES, tables: { bean: {} } }).empress, undefined);
});

test("contracts of Bohnanza come after the beans, those of Bohn Hansa after five hands of travel cards", () => {
    assert.deepEqual(
        [5, 6].map((card) => NAMES.beans.contract(card)),
        FIGURES.contracts,
    );
    assert.equal(NAMES.beans.contract(4), undefined);
    assert.equal(NAMES.beans.delivery(15)?.value, 24);
    assert.equal(NAMES.beans.delivery(14), undefined);
    assert.deepEqual(
        [0, 1, 5].map((card) => NAMES.beans.travel(card)),
        ["plain", "toll", "supply"],
    );
});

test("kinds are counted in their order, and the list stays as it was", () => {
    const kinds = [2, 0, 2, 1, 2];
    assert.deepEqual(counted(kinds), [
        [0, 1],
        [1, 1],
        [2, 3],
    ]);
    assert.deepEqual(kinds, [2, 0, 2, 1, 2]);
    assert.deepEqual(counted([]), []);
});

test("beans have their colours while a table is looked at, and no longer", () => {
    const set = new Map();
    document.documentElement.style = {
        setProperty: (name, value) => set.set(name, value),
        removeProperty: (name) => set.delete(name),
    };
    const take = colour(NAMES.beans);
    assert.deepEqual([...set], [["--bean-red", "#cf4634"]]);
    take();
    assert.equal(set.size, 0);
    colour(null)();
    assert.equal(set.size, 0);
});
