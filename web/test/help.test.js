import assert from "node:assert/strict";
import { test } from "node:test";
import { NUMBER, rulebook } from "../src/help/rulebook";
import { search } from "../src/help/search";
import Learn from "../src/screens/Learn.svelte";
import NoPage from "../src/screens/NoPage.svelte";
import Replay from "../src/screens/Replay.svelte";
import Rules from "../src/screens/Rules.svelte";
import TableScreen from "../src/screens/TableScreen.svelte";
import { shownAt } from "../src/lib/routes";

test("a path shows its screen, with what stands in it", () => {
    assert.equal(shownAt("/t/ab_C-1/").screen, TableScreen);
    assert.deepEqual(shownAt("/t/ab_C-1").props, { id: "ab_C-1" });
    assert.equal(shownAt("/t/x/games/12").screen, Replay);
    assert.deepEqual(shownAt("/t/x/games/12").props, { id: "x", game: 12 });
    assert.equal(shownAt("/rules/B-x1").screen, Rules);
    assert.deepEqual(
        [shownAt("/learn/sissi").screen, shownAt("/learn/sissi").props],
        [Learn, { game: "sissi" }],
    );
    for (const path of ["/t/", "/t/x/games/", "/rules/a/b", "/nowhere"])
        assert.equal(shownAt(path).screen, NoPage);
});

test("another table is another screen, and another rule is not", () => {
    assert.notEqual(shownAt("/t/a").key, shownAt("/t/b").key);
    assert.equal(shownAt("/rules/B1").key, shownAt("/rules/B2").key);
});

test("rules have numbers, and nothing else is one", () => {
    for (const number of ["B20", "S-x1", "M6", "X1"]) assert.match(number, NUMBER);
    for (const text of ["B", "XX1", "B20a", "b20", "B-y1"]) assert.doesNotMatch(text, NUMBER);
});

test("the rulebook is read whole in every language", async () => {
    const books = await Promise.all(["en", "de", "fr", "it"].map((language) => rulebook(language)));
    assert.ok(books[0].rules.size > 80);
    for (const book of books) assert.deepEqual([...book.rules.keys()], [...books[0].rules.keys()]);
    const [block] = books[0].rules.get("M6").blocks;
    assert.equal(block.is, "text");
    assert.ok(block.line.some((piece) => piece.text.includes("three offers")));
});

test("a rule is found by its number, its title and its words, whatever their accents", async () => {
    const book = await rulebook("fr");
    assert.equal(search(book, "m6")[0].rule.number, "M6");
    assert.equal(search(book, "trois offres ouvertes")[0].rule.number, "M6");
    const accents = (words) => search(book, words).map(({ rule }) => rule.number);
    assert.deepEqual(accents("defausse"), accents("défausse"));
    assert.ok(accents("defausse").length > 0);
    assert.deepEqual([search(book, "  "), search(book, "quetzalcoatl")], [[], []]);
});

test("what was looked for is marked in the sentence that says it", async () => {
    const [hit] = search(await rulebook("en"), "offers open");
    const marked = hit.sentence.filter((_, at) => at % 2 === 1).map((part) => part.toLowerCase());
    assert.ok(marked.includes("offers"));
    assert.ok(marked.includes("open"));
});
