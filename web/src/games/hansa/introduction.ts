/** What is said in the first game, and at which moment. */

import type { HanseView } from "../../protocol";
import { asked, can, inPhase, mine, theirs, willing } from "../moments";
import { SPOTS } from "../spots";
import type { Step } from "../part";

export const introduction: readonly Step<HanseView>[] = [
    {
        id: "welcome",
        at: SPOTS.cart,
        rules: ["H1", "H29"],
        when: (scene) => inPhase(scene, "opening") && can(scene, "reveal"),
    },
    {
        id: "reveal",
        at: SPOTS.steps,
        rules: ["H6", "H7"],
        when: (scene) => inPhase(scene, "opening") && can(scene, "reveal"),
    },
    {
        id: "others",
        at: SPOTS.market,
        rules: ["H7", "H16", "H17"],
        when: (scene) => theirs(scene) && !can(scene, "reveal"),
    },
    { id: "travel", at: SPOTS.cities, rules: ["H11"], when: (scene) => can(scene, "travel") },
    {
        id: "cards",
        at: SPOTS.travelCards,
        rules: ["H12", "H13", "H14", "H15"],
        when: (scene) => can(scene, "travel"),
    },
    {
        id: "toll",
        at: SPOTS.steps,
        rules: ["H13", "H20"],
        when: ({ view, seat }) => view.debtor === seat && !view.result,
    },
    {
        id: "loan",
        at: SPOTS.money,
        rules: ["H13", "H29"],
        when: ({ view, seat }) => (view.loans[seat] ?? 0) > 0,
    },
    {
        id: "deliver",
        at: SPOTS.steps,
        rules: ["H8"],
        when: (scene) => can(scene, "deliver") && !inPhase(scene, "final"),
    },
    {
        id: "buy",
        at: SPOTS.cities,
        rules: ["H2", "H19"],
        when: (scene) => mine(scene) && inPhase(scene, "trade"),
    },
    {
        id: "invite",
        at: SPOTS.market,
        rules: ["H16", "H17", "H20"],
        when: (scene) => mine(scene) && inPhase(scene, "trade"),
    },
    { id: "asked", at: SPOTS.market, rules: ["M2", "M4", "H20"], when: asked, passing: true },
    { id: "seal", at: SPOTS.market, rules: ["M3"], when: willing, passing: true },
    {
        id: "harvest",
        at: SPOTS.travelCards,
        rules: ["H10", "H20"],
        when: ({ view, seat }) => (view.waiting[seat] ?? []).length > 0,
    },
    {
        id: "end",
        at: SPOTS.steps,
        rules: ["H22", "H23", "H24"],
        when: (scene) => mine(scene) && inPhase(scene, "end"),
    },
    {
        id: "contract",
        at: SPOTS.steps,
        rules: ["H9"],
        when: (scene) => mine(scene) && inPhase(scene, "end") && can(scene, "buycontract"),
    },
    { id: "last", rules: ["H25", "H28"], when: ({ view }) => view.turns_left > 0 && !view.result },
    { id: "final", at: SPOTS.steps, rules: ["H28"], when: (scene) => inPhase(scene, "final") },
    { id: "over", at: SPOTS.result, rules: ["H29"], when: ({ view }) => view.result !== null },
];
