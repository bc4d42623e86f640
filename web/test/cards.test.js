import assert from "node:assert/strict";
import { test } from "node:test";
import { fit } from "../src/games/bohnanza/options";
import { bestTake, duePlants, homeless, homes, likely, obvious, wealth } from "../src/games/cards/cards";
import { NAMES } from "./made";

const plot = (cards) => ({ cards });
const plant = (card, field) => ({ do: "plant", seat: 0, card, field });
const SELL = { do: "sell", seat: 0, field: 0 };
const VIEW = {
    seat: 0,
    active: 0,
    phase: "plant traded",
    hands: [[4, 3], [-1]],
    fields: [
        [[2], []],
        [[0], [4]],
    ],
    aside: [[3], [0]],
    face_up: [1],
    wishes: [null, { wants: [], gives: [1] }],
    talers: [3, 5],
};

test("a card has its homes, and they are obvious where no choice is left", () => {
    assert.deepEqual(homes([plant(3, 0), plant(4, 1), SELL, plant(3, 2)], 3), [0, 2]);
    assert.equal(obvious([], [], false), undefined);
    assert.equal(obvious([1], [plot(2), plot(3)], false), 1);
    assert.equal(obvious([0, 1], [plot(0), plot(0)], false), 0);
    assert.equal(obvious([0, 1], [plot(0), plot(2)], false), 1);
    assert.equal(obvious([0, 1], [plot(0), plot(2)], true), undefined);
    assert.equal(obvious([0, 1], [plot(1), plot(2)], false), undefined);
});

test("cards from the back of the hand go first, and those that are not in it before all", () => {
    const ways = [[10], [12], [99], [11, 12]].map((cards) => ({ do: "take", cards }));
    assert.deepEqual(bestTake(ways, [10, 11, 12])?.cards, [99]);
    assert.deepEqual(bestTake(ways.slice(0, 2), [10, 11, 12])?.cards, [12]);
    assert.equal(bestTake([], [10]), undefined);
});

test("the active player plants what was traded and lies face up, the others what was traded", () => {
    assert.deepEqual(duePlants(VIEW, 0), [3, 1]);
    assert.deepEqual(duePlants(VIEW, 1), [0]);
    assert.deepEqual(duePlants({ ...VIEW, phase: "plant" }, 0), [4]);
    assert.deepEqual(duePlants({ ...VIEW, phase: "plant" }, 1), []);
    assert.deepEqual(duePlants({ ...VIEW, phase: "trade" }, 0), []);
});

test("a card has no home where it must be planted and only selling makes room", () => {
    assert.deepEqual(homeless(VIEW, [plant(3, 0), SELL], 0), [1]);
    assert.deepEqual(homeless(VIEW, [plant(3, 0)], 0), []);
    assert.deepEqual(homeless(VIEW, [SELL, { do: "done", seat: 0 }], 0), []);
});

test("what grows here, is wished away or grows elsewhere is likely to be asked for", () => {
    assert.deepEqual(likely(VIEW, NAMES.beans, [1]), [1, 0, 2]);
    assert.deepEqual(likely({ ...VIEW, fields: [], wishes: [] }, NAMES.beans, [1]), [0, 1, 2]);
});

test("fulfilled contracts are money too", () => {
    assert.equal(wealth(VIEW, 1), 5);
    assert.equal(wealth({ ...VIEW, fulfilled: [[], [20, 21]] }, 1), 7);
});

const GAME = {
    default: { players: 4, extension: false, contracts: false, leave_out: "none", third_field_cost: null },
};
const options = (more) => ({
    ...GAME.default,
    third_field_at_start: false,
    plant_hands_at_end: false,
    ...more,
});

test("six players and contracts bring the extension, and without it they go", () => {
    assert.equal(fit(GAME, options({ players: 6 }), "players").extension, true);
    assert.equal(fit(GAME, options({ contracts: true }), "contracts").extension, true);
    const without = fit(GAME, options({ players: 7, contracts: true, leave_out: "kakao" }), "extension");
    assert.deepEqual([without.players, without.contracts, without.leave_out], [5, false, "none"]);
});

test("a third field has no price where everybody has one", () => {
    const given = options({ third_field_cost: 2, third_field_at_start: true });
    assert.equal(fit(GAME, given, "third_field_at_start").third_field_cost, null);
    assert.equal(fit(GAME, options({ third_field_cost: 2 }), "players").third_field_cost, 2);
});
