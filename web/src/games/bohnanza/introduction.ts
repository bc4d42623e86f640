/** What is said in the first game, and at which moment. */

import type { GardenView } from "../../protocol";
import { MOMENTS } from "../cards/introduction";
import { can } from "../moments";
import { SPOTS } from "../spots";
import type { Step } from "../part";

export const introduction: readonly Step<GardenView>[] = [
    { id: "welcome", at: SPOTS.fields, rules: ["B2", "B24"], when: MOMENTS.opens },
    { id: "hand", at: SPOTS.hand, rules: ["B5"], when: MOMENTS.opens },
    { id: "plant", at: SPOTS.hand, rules: ["B7", "B9"], when: MOMENTS.plants },
    { id: "second", at: SPOTS.hand, rules: ["B8", "B10"], when: MOMENTS.plantsMore },
    { id: "trade", at: SPOTS.faceUp, rules: ["B10", "B11", "B12"], when: MOMENTS.trades },
    { id: "offer", at: SPOTS.market, rules: ["B13", "B15", "M1"], when: MOMENTS.trades },
    { id: "seal", at: SPOTS.market, rules: ["M3"], when: MOMENTS.willing },
    { id: "asked", at: SPOTS.market, rules: ["M2", "M4"], when: MOMENTS.asked },
    { id: "traded", at: SPOTS.aside, rules: ["B14", "B17"], when: MOMENTS.toPlant },
    { id: "stuck", at: SPOTS.fields, rules: ["B9", "B19", "B20"], when: MOMENTS.stuck },
    { id: "draw", at: SPOTS.steps, rules: ["B18"], when: MOMENTS.planted },
    { id: "others", at: SPOTS.market, rules: ["B11", "B12"], when: MOMENTS.theirs },
    { id: "sale", at: SPOTS.fields, rules: ["B2", "B19", "B20"], when: MOMENTS.pays },
    { id: "field", at: SPOTS.fields, rules: ["B4"], when: (scene) => can(scene, "buyfield") },
    { id: "shuffled", at: SPOTS.deck, rules: ["B22", "B23"], when: MOMENTS.shuffled },
    { id: "over", at: SPOTS.result, rules: ["B24"], when: MOMENTS.over },
];
