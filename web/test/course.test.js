import assert from "node:assert/strict";
import { test } from "node:test";
import { partsOf, stepsOf, talersAfter, wasTied } from "../src/lib/course";

const gain = (move, seat, talers, reason = "sale", bean = 0) => ({ move, seat, talers, reason, bean });
const COURSE = {
    last: 9,
    names: ["Anna", "Ben"],
    turns: [],
    gains: [
        gain(2, 0, 3),
        gain(3, 1, 1),
        gain(4, 0, 0),
        gain(5, 0, 2, "sale", 1),
        gain(5, 0, -3, "field", -1),
        gain(7, 0, 1),
        gain(9, 0, 4, "final", 2),
        gain(9, 0, 1, "final", 1),
    ],
    result: null,
};

test("a score is told by what brought it, sales bean by bean, the most first", () => {
    assert.deepEqual(partsOf(COURSE, 0), [
        { reason: "sale", bean: 0, times: 2, talers: 4 },
        { reason: "sale", bean: 1, times: 1, talers: 2 },
        { reason: "final", bean: -1, times: 2, talers: 5 },
        { reason: "field", bean: -1, times: 1, talers: -3 },
    ]);
});

test("what brought nothing is no part of a score", () => {
    assert.deepEqual(partsOf({ ...COURSE, gains: [gain(1, 0, 0)] }, 0), []);
});

test("talers have one step for each move in which they changed", () => {
    const steps = stepsOf(COURSE, 0).map(({ move, talers }) => [move, talers]);
    assert.deepEqual(steps, [
        [0, 0],
        [2, 3],
        [5, 2],
        [7, 3],
        [9, 8],
    ]);
    assert.deepEqual(stepsOf({ ...COURSE, gains: [] }, 0), [{ move: 0, talers: 0 }]);
});

test("talers after a move count that move too", () => {
    assert.deepEqual(
        [1, 2, 5, 9].map((move) => talersAfter(COURSE, move)),
        [
            [0, 0],
            [3, 0],
            [2, 1],
            [8, 1],
        ],
    );
});

test("a tie was decided if fewer win than have the most", () => {
    assert.equal(wasTied({ scores: [8, 8, 2], winners: [1] }), true);
    assert.equal(wasTied({ scores: [8, 8, 2], winners: [0, 1] }), false);
    assert.equal(wasTied({ scores: [8, 7, 2], winners: [0] }), false);
});
