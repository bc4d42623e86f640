/** What is said in the first game, and at which moment. */

import { SPOTS } from "../spots";
import type { TableView } from "../../protocol";
import { MOMENTS } from "../cards/introduction";
import { plotsOf } from "../cards/told";
import type { Scene, Step } from "../part";

/** Two of a sort lie next to each other in one of the learner's rows. */
const doubled = (scene: Scene<TableView>) => plotsOf(scene, scene.seat).some((plot) => plot.doomed);

export const introduction: readonly Step<TableView>[] = [
    { id: "welcome", at: SPOTS.fields, rules: ["S1", "S14"], when: MOMENTS.opens },
    { id: "captains", at: SPOTS.hand, rules: ["S3"], when: MOMENTS.opens },
    { id: "plant", at: SPOTS.hand, rules: ["S5", "S6"], when: MOMENTS.plants },
    { id: "second", at: SPOTS.hand, rules: ["S5"], when: MOMENTS.plantsMore },
    { id: "doubled", at: SPOTS.fields, rules: ["S6", "S10"], when: doubled },
    { id: "trade", at: SPOTS.faceUp, rules: ["S7"], when: MOMENTS.trades },
    { id: "offer", at: SPOTS.market, rules: ["S7", "M1"], when: MOMENTS.trades },
    { id: "seal", at: SPOTS.market, rules: ["M3"], when: MOMENTS.willing },
    { id: "asked", at: SPOTS.market, rules: ["M2", "M4"], when: MOMENTS.asked },
    { id: "traded", at: SPOTS.aside, rules: ["S8", "S6"], when: MOMENTS.toPlant },
    { id: "stuck", at: SPOTS.fields, rules: ["S5", "S11", "S12"], when: MOMENTS.stuck },
    { id: "draw", at: SPOTS.steps, rules: ["S9", "S10"], when: MOMENTS.planted },
    { id: "others", at: SPOTS.market, rules: ["S7"], when: MOMENTS.theirs },
    { id: "sale", at: SPOTS.fields, rules: ["S11", "S12"], when: MOMENTS.pays },
    { id: "shuffled", at: SPOTS.deck, rules: ["S13"], when: MOMENTS.shuffled },
    { id: "over", at: SPOTS.result, rules: ["S14"], when: MOMENTS.over },
];
