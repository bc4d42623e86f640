/** Moments that introductions to any game speak of. */

import type { AnyAction } from "../protocol";
import type { Scene } from "./part";

export const mine = ({ view, seat }: Scene) => view.active === seat && !view.result;
export const theirs = ({ view, seat }: Scene) => view.active !== seat && !view.result;
export const inPhase = ({ view }: Scene, phase: string) => view.phase === phase && !view.result;
export const can = ({ options }: Scene, what: AnyAction["do"]) =>
    options.some((action) => action.do === what);

/** Somebody asks the learner for an answer. */
export const asked = (scene: Scene) => can(scene, "decline");

/** Somebody would take an offer that the learner has made to all. */
export const willing = ({ view, seat }: Scene) =>
    view.offers.some((offer) => offer.seat === seat && offer.agreed.length > 0);
