import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Draft } from "../src/market/draft.svelte";
import { rank, waits } from "../src/market/goods";
import { open } from "./made";

let draft;
beforeEach(() => (draft = new Draft()));

const events = (...all) => [{ events: all }];

test("a draft is empty, a gift, a bargain or a request by what stands in it", () => {
    assert.equal(draft.isEmpty, true);
    draft.gives = [7];
    assert.equal(draft.kind, "give");
    draft.wants = [1];
    assert.equal(draft.kind, "offer");
    draft.gives = [];
    assert.equal(draft.kind, "ask");
    draft.pays = 2;
    assert.equal(draft.kind, "offer");
});

test("only the last copy of a kind is no longer wanted", () => {
    draft.wants = [1, 2, 1];
    draft.drop(1);
    assert.deepEqual(draft.wants, [1, 2]);
    draft.drop(9);
    assert.deepEqual(draft.wants, [1, 2]);
});

test("a number that was wiped out of its box is none", () => {
    draft.gives = [7];
    draft.pays = null;
    assert.deepEqual(draft.offer(2, -1, false), {
        do: "offer",
        seat: 2,
        to: -1,
        gives: [7],
        wants: [],
        pays: 0,
        asks: 0,
        answers: 0,
        invites: false,
    });
});

test("who was chosen is kept, who was only proposed is not", () => {
    draft.propose(2);
    draft.propose(3);
    assert.equal(draft.whom, 3);
    draft.whom = 1;
    draft.propose(2);
    assert.equal(draft.whom, 1);
});

test("cards that are gone are taken out and remembered; a draft of nothing else is over", () => {
    [draft.gives, draft.wants] = [[7, 8], [1]];
    draft.keep([8, 9]);
    assert.deepEqual([draft.gives, draft.gone], [[8], [7]]);
    draft.keep([8]);
    assert.deepEqual(draft.gone, [7]);
    draft.wants = [];
    draft.keep([]);
    assert.deepEqual([draft.isEmpty, draft.gone], [true, []]);
});

test("an open offer is the same in any order of its cards, to whom it was sent", () => {
    [draft.gives, draft.wants] = [
        [7, 8],
        [1, 2],
    ];
    const same = open(3, 0, { gives: [8, 7], wants: [2, 1] });
    assert.equal(draft.isSame(same), true);
    assert.equal(draft.isSame({ ...same, asks: 1 }), false);
    assert.equal(draft.isSame({ ...same, wants: [1] }), false);
    draft.whom = 2;
    assert.equal(draft.isSame(same), false);
    assert.equal(draft.isSame({ ...same, to: 2 }), true);
});

test("a deal ends a draft, and a refusal leaves it to be changed", () => {
    const sent = (number) => {
        [draft.gives, draft.wants] = [[7], [1]];
        draft.follow([open(number, 0, { gives: [7], wants: [1] })], 0, []);
        assert.equal(draft.sent, number);
    };
    sent(3);
    draft.follow(
        [],
        0,
        events({ event: "declined", offer: 3, seat: 2 }, { event: "declined", offer: 2, seat: 1 }),
    );
    assert.deepEqual([draft.gives, draft.refused, draft.sent], [[7], [2], 0]);
    sent(4);
    draft.follow([], 0, events({ event: "traded", offer: 4 }));
    assert.equal(draft.isEmpty, true);
});

test("a trade that is over forgets what was sent as it stands, and nothing that was changed since", () => {
    draft.gives = [7];
    draft.follow([open(3, 0, { gives: [7] })], 0, []);
    draft.wants = [1];
    draft.forget();
    assert.deepEqual(draft.wants, [1]);
    draft.wants = [];
    draft.forget();
    assert.equal(draft.isEmpty, true);
});

test("what can be sealed is looked at first, then what can be taken, the own offers, and all others", () => {
    const goods = { asks: (offer) => offer.to === 0 };
    const options = [
        { do: "seal", offer: 1 },
        { do: "take", offer: 2 },
    ];
    const offers = [
        open(1, 0),
        open(2, 1, { to: 0 }),
        open(3, 0),
        open(4, 1, { to: 0 }),
        open(5, 1, { to: 2 }),
        open(6, 1, { to: 0, agreed: [{ seat: 0, cards: [] }] }),
    ];
    assert.deepEqual(
        offers.map((offer) => rank(goods, offer, 0, options)),
        [0, 1, 2, 3, 4, 1],
    );
    assert.deepEqual(
        offers.map((offer) => waits(goods, offer, 0)),
        [false, true, false, true, false, false],
    );
    assert.equal(waits(goods, open(7, 1, { to: 0, declined: [0] }), 0), false);
});
