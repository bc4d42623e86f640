/** The introductions: what is said in the first game of each kind, and at which moment. */

import { partOf } from "../games";
import type { Scene, Step } from "../games/part";

/** A step of any game, and whether this is its moment. */
export interface Told extends Omit<Step, "when"> {
    readonly now: boolean;
}

/** All that is said in a game, in the order of the introduction. */
export const steps = (scene: Scene): Told[] =>
    partOf(scene.view.game).introduction.map(({ when, ...step }) => ({ ...step, now: when(scene) }));
