/** Moments of the introductions to card games. */

import type { Scene } from "../part";
import { asked, can, inPhase, mine, theirs, willing } from "../moments";
import type { CardView } from "./cards";
import { plotsOf } from "./told";

type CardScene = Scene<CardView>;

const fieldsOf = ({ view, seat }: CardScene) => view.fields[seat] ?? [];

/** A sale of one of the learner's fields would bring something. */
const pays = (scene: CardScene) =>
    !scene.view.result && plotsOf(scene, scene.seat).some((plot) => plot.pays > 0);

/** Nothing can be planted before a field is sold. */
const stuck = (scene: CardScene) =>
    scene.waits.includes(scene.seat) && can(scene, "sell") && !can(scene, "plant") && !can(scene, "done");

export const MOMENTS = {
    asked,
    opens: (scene: CardScene) =>
        mine(scene) &&
        inPhase(scene, "plant") &&
        scene.view.planted === 0 &&
        fieldsOf(scene).flat().length === 0,
    plants: (scene: CardScene) => mine(scene) && inPhase(scene, "plant") && scene.view.planted === 0,
    plantsMore: (scene: CardScene) => mine(scene) && inPhase(scene, "plant") && scene.view.planted > 0,
    trades: (scene: CardScene) => mine(scene) && inPhase(scene, "trade"),
    willing,
    stuck,
    /** Cards that were traded, or are left face up, wait to be planted. */
    toPlant: (scene: CardScene) => inPhase(scene, "plant traded") && (can(scene, "plant") || stuck(scene)),
    /** All that was traded is planted, and the learner may go on. */
    planted: (scene: CardScene) =>
        mine(scene) && inPhase(scene, "plant traded") && !can(scene, "plant") && can(scene, "done"),
    theirs,
    pays,
    shuffled: ({ view }: CardScene) => view.exhaustions > 0 && !view.result,
    over: ({ view }: CardScene) => view.result !== null,
};
