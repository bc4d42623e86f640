import assert from "node:assert/strict";
import { before, test } from "node:test";
import {
    contractOf,
    initials,
    kindsOf,
    readAtlas,
    sortOf,
    travelNumber,
    turnOf,
} from "../src/games/hansa/atlas";
import { layOut, roomBeside } from "../src/games/hansa/layout";
import { changeNotes, dealNotes, lossWords, orderWords } from "../src/games/hansa/notes";
import { stallAt } from "../src/games/hansa/stall";
import { fareOf } from "../src/games/hansa/told";
import { speak, t } from "../src/lib/words.svelte";
import { FIGURES, NAMES } from "./made";

const ATLAS = readAtlas(FIGURES);

before(() => speak("en"));

test("cities have places, and one without stands on a circle", () => {
    const [bremen, visby] = ATLAS.places;
    assert.deepEqual([bremen.at, bremen.letter, visby.letter], [[28, 96], "B", "V"]);
    assert.deepEqual(visby.at.map(Math.round), [50, 95]);
    assert.deepEqual(bremen.columns.get(0), [9, 7, 5, 3]);
    assert.deepEqual(ATLAS.roads, [[0, 1]]);
});

test("cards are travel cards of five hands, then contracts, and nothing beyond", () => {
    assert.deepEqual(
        [-1, 0, 4, 14, 15].map((card) => sortOf(ATLAS, card)),
        [undefined, "plain", "toll", "supply", undefined],
    );
    assert.deepEqual(
        [0, 4, 14].map((card) => travelNumber(ATLAS, card)),
        [1, 2, 3],
    );
    assert.deepEqual(contractOf(ATLAS, 15), { city: 1, kinds: [0, 1], value: 24 });
    assert.equal(contractOf(ATLAS, 14), undefined);
    assert.deepEqual(kindsOf(ATLAS, [0, 3, 99]), [0, 1, -1]);
});

test("a way plays so many cards, of which two sorts set something going", () => {
    assert.deepEqual(fareOf(ATLAS, { cards: [2, 0, 4] }), { cards: 3, signs: ["toll", "supply"] });
    assert.deepEqual(fareOf(ATLAS, { cards: [0] }), { cards: 1, signs: [] });
});

test("it is nobody's turn while all choose, or when the game is over", () => {
    const view = { active: 2, phase: "trade", result: null };
    assert.equal(turnOf(view), 2);
    assert.deepEqual(
        ["opening", "final"].map((phase) => turnOf({ ...view, phase })),
        [-1, -1],
    );
    assert.equal(turnOf({ ...view, result: {} }), -1);
});

test("initials tell names apart, by numbers at the worst", () => {
    assert.deepEqual(initials(["Anna", "Ben", "Bea"]), ["A", "B2", "B3"]);
    assert.deepEqual(initials(["anna", "Alma", "Zoe"]), ["An", "Al", "Z"]);
});

const crosses = (a, b) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test("cards of a map lie on it, and on neither each other nor their points", () => {
    const points = [
        [100, 100],
        [300, 120],
        [200, 300],
        [420, 320],
    ].map(([x, y]) => ({ x, y }));
    const map = { width: 520, height: 420 };
    const sizes = points.map(() => ({ width: 90, height: 60, above: 15 }));
    const { cards, bends } = layOut(
        points,
        [
            [0, 1],
            [1, 2],
            [2, 3],
        ],
        sizes,
        map,
    );
    assert.equal(bends.length, 3);
    for (const [at, card] of cards.entries()) {
        assert.ok(
            card.x >= 0 &&
                card.x + card.width <= map.width &&
                card.y - card.above >= 0 &&
                card.y + card.height <= map.height,
        );
        assert.deepEqual(
            cards.filter((other, number) => number < at && crosses(card, other)),
            [],
        );
        assert.deepEqual(
            points.filter(({ x, y }) => crosses(card, { x, y, width: 0.1, height: 0.1 })),
            [],
        );
    }
});

test("cards that begin on each other are pushed apart", () => {
    const points = [
        { x: 150, y: 150 },
        { x: 152, y: 150 },
    ];
    const { cards } = layOut(points, [], Array(2).fill({ width: 80, height: 50, above: 0 }), {
        width: 400,
        height: 400,
    });
    assert.equal(crosses(cards[0], cards[1]), false);
});

test("there is room beside a card, where it covers none", () => {
    const map = { width: 400, height: 300 };
    const card = { x: 150, y: 100, width: 80, height: 50, above: 0 };
    const place = roomBeside(card, { width: 60, height: 40, above: 0 }, [card], map);
    assert.equal(crosses({ ...place, width: 60, height: 40 }, card), false);
    assert.ok(Math.hypot(place.x - card.x, place.y - card.y) < 150);
});

test("a contract is completed, spoiled, or a step nearer or further", () => {
    const change = (before, missing) => ({ contract: 15, before, missing });
    const notes = changeNotes(ATLAS, NAMES, [
        change([0], []),
        change([], [0]),
        change([0, 1], [0]),
        change([0], [1]),
    ]);
    assert.deepEqual(
        notes.map(({ tone }) => tone),
        ["good", "bad", "good", "plain"],
    );
    const words = { city: "Visby", thalers: 24, cards: "Red bean" };
    assert.equal(notes[1].words, t("deal-spoils", words));
    assert.equal(notes[2].words, t("deal-helps", words));
});

const DEAL = {
    partner: 1,
    load: 3,
    their_load: 4,
    places: 8,
    misfit: -1,
    bought: [],
    cost: 0,
    payable: true,
    changes: [],
    arrival: null,
};

test("what is bad of a deal is read first, and airy carts are no news in a list", () => {
    assert.equal(dealNotes(ATLAS, NAMES, DEAL).length, 1);
    assert.deepEqual(dealNotes(ATLAS, NAMES, DEAL, true), []);
    const short = dealNotes(ATLAS, NAMES, { ...DEAL, bought: [0], cost: 9, payable: false });
    assert.deepEqual(
        short.map(({ tone }) => tone),
        ["bad", "plain"],
    );
    const full = dealNotes(ATLAS, NAMES, { ...DEAL, misfit: 1 }, true);
    assert.deepEqual(full, [{ words: t("deal-no-room-other", { name: "Ben" }), tone: "bad" }]);
});

test("contracts that a turn's end loses are named, and none is no word", () => {
    assert.equal(orderWords(ATLAS, 15), "Visby 24");
    assert.equal(orderWords(ATLAS, 16), "");
    assert.match(lossWords(ATLAS, { loses: [{ contract: 15 }] }), /Visby 24/);
    assert.deepEqual([lossWords(ATLAS, null), lossWords(ATLAS, { loses: [] })], ["", ""]);
});

test("a stall sells what lies in its boxes and what is scarce, at what the server says", () => {
    const table = {
        options: [{ do: "done" }, { do: "buybean", token: 3 }, { do: "buyscarce", bean: 0 }],
        outlooks: [null, { price: 7 }, { price: 12 }],
    };
    const stall = stallAt(0, table, { boxes: [[[0], [3, 2], []]] }, ATLAS, NAMES);
    assert.deepEqual(
        stall.wares.map(({ box, kind, price }) => [box, kind, price]),
        [
            [1, 1, 7],
            [-1, 0, 12],
        ],
    );
    assert.equal(
        stallAt(0, { options: [{ do: "done" }], outlooks: [] }, { boxes: [] }, ATLAS, NAMES),
        undefined,
    );
});
