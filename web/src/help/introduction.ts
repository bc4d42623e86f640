/** The introductions: what is said in the first game of each kind, and at which moment. */

import type { Beans } from "../lib/figures";
import type { AnyAction, AnyView, GardenView, HanseView, TableView } from "../protocol";

/** A moment of a game, from the seat of whoever learns it. */
export interface Scene<View extends AnyView = AnyView> {
    readonly view: View;
    readonly seat: number;
    readonly options: readonly AnyAction[];
    readonly waits: readonly number[];
    readonly beans: Beans;
}

/** Something to be said when its moment comes. */
interface Step<View extends AnyView> {
    readonly id: string;
    readonly rules: readonly string[];
    readonly when: (scene: Scene<View>) => boolean;
}

type CardScene = Scene<GardenView | TableView>;
type CardStep = Step<GardenView | TableView>;

const mine = ({ view, seat }: Scene) => view.active === seat && !view.result;
const theirs = ({ view, seat }: Scene) => view.active !== seat && !view.result;
const inPhase = ({ view }: Scene, phase: string) => view.phase === phase && !view.result;
const can = ({ options }: Scene, what: AnyAction["do"]) => options.some((action) => action.do === what);
const opens = (scene: CardScene) =>
    mine(scene) && inPhase(scene, "plant") && scene.view.planted === 0 && fieldsOf(scene).flat().length === 0;
const fieldsOf = ({ view, seat }: CardScene) => view.fields[seat] ?? [];

/** Somebody asks the learner for an answer. */
const asked = (scene: Scene) => can(scene, "decline");

/** Somebody would take an offer that the learner has made to all. */
const willing = ({ view, seat }: Scene) =>
    view.offers.some((offer) => offer.seat === seat && offer.agreed.length > 0);

/** A sale of one of the learner's fields would bring something: the last card tells the price. */
const pays = (scene: CardScene) =>
    !scene.view.result &&
    fieldsOf(scene).some((row) => (scene.beans.of(row.at(-1) ?? -1)?.pays(row.length) ?? 0) > 0);

/** Nothing can be planted before a field is sold. */
const stuck = (scene: CardScene) =>
    scene.waits.includes(scene.seat) && can(scene, "sell") && !can(scene, "plant") && !can(scene, "done");

/** Cards that were traded, or are left face up, wait to be planted. */
const toPlant = (scene: CardScene) => inPhase(scene, "plant traded") && (can(scene, "plant") || stuck(scene));

/** All that was traded is planted, and the learner may go on. */
const planted = (scene: CardScene) =>
    mine(scene) && inPhase(scene, "plant traded") && !can(scene, "plant") && can(scene, "done");

/** Two of a sort lie next to each other in one of the learner's rows. */
const doubled = (scene: CardScene) =>
    fieldsOf(scene).some((row) => {
        const sissi = row.map((card) => scene.beans.of(card)?.key === "sissi");
        return sissi.some((is, at) => at > 0 && is === sissi[at - 1]);
    });

const BOHNANZA: readonly CardStep[] = [
    { id: "welcome", rules: ["B2", "B24"], when: opens },
    { id: "hand", rules: ["B5"], when: opens },
    {
        id: "plant",
        rules: ["B7", "B9"],
        when: (scene) => mine(scene) && inPhase(scene, "plant") && scene.view.planted === 0,
    },
    {
        id: "second",
        rules: ["B8", "B10"],
        when: (scene) => mine(scene) && inPhase(scene, "plant") && scene.view.planted > 0,
    },
    { id: "trade", rules: ["B10", "B11", "B12"], when: (scene) => mine(scene) && inPhase(scene, "trade") },
    { id: "offer", rules: ["B13", "B15", "M1"], when: (scene) => mine(scene) && inPhase(scene, "trade") },
    { id: "seal", rules: ["M3"], when: willing },
    { id: "asked", rules: ["M2", "M4"], when: asked },
    {
        id: "traded",
        rules: ["B14", "B17"],
        when: toPlant,
    },
    { id: "stuck", rules: ["B9", "B19", "B20"], when: stuck },
    {
        id: "draw",
        rules: ["B18"],
        when: planted,
    },
    { id: "others", rules: ["B11", "B12"], when: theirs },
    { id: "sale", rules: ["B2", "B19", "B20"], when: pays },
    { id: "field", rules: ["B4"], when: (scene) => can(scene, "buyfield") },
    { id: "shuffled", rules: ["B22", "B23"], when: ({ view }) => view.exhaustions > 0 && !view.result },
    { id: "over", rules: ["B24"], when: ({ view }) => view.result !== null },
];

const SISSI: readonly CardStep[] = [
    { id: "welcome", rules: ["S1", "S14"], when: opens },
    { id: "captains", rules: ["S3"], when: opens },
    {
        id: "plant",
        rules: ["S5", "S6"],
        when: (scene) => mine(scene) && inPhase(scene, "plant") && scene.view.planted === 0,
    },
    {
        id: "second",
        rules: ["S5"],
        when: (scene) => mine(scene) && inPhase(scene, "plant") && scene.view.planted > 0,
    },
    { id: "doubled", rules: ["S6", "S10"], when: doubled },
    { id: "trade", rules: ["S7"], when: (scene) => mine(scene) && inPhase(scene, "trade") },
    { id: "offer", rules: ["S7", "M1"], when: (scene) => mine(scene) && inPhase(scene, "trade") },
    { id: "seal", rules: ["M3"], when: willing },
    { id: "asked", rules: ["M2", "M4"], when: asked },
    {
        id: "traded",
        rules: ["S8", "S6"],
        when: toPlant,
    },
    { id: "stuck", rules: ["S5", "S11", "S12"], when: stuck },
    {
        id: "draw",
        rules: ["S9", "S10"],
        when: planted,
    },
    { id: "others", rules: ["S7"], when: theirs },
    { id: "sale", rules: ["S11", "S12"], when: pays },
    { id: "shuffled", rules: ["S13"], when: ({ view }) => view.exhaustions > 0 && !view.result },
    { id: "over", rules: ["S14"], when: ({ view }) => view.result !== null },
];

const HANSA: readonly Step<HanseView>[] = [
    {
        id: "welcome",
        rules: ["H1", "H29"],
        when: (scene) => inPhase(scene, "opening") && can(scene, "reveal"),
    },
    { id: "reveal", rules: ["H6", "H7"], when: (scene) => inPhase(scene, "opening") && can(scene, "reveal") },
    { id: "others", rules: ["H7", "H16", "H17"], when: (scene) => theirs(scene) && !can(scene, "reveal") },
    { id: "travel", rules: ["H11"], when: (scene) => can(scene, "travel") },
    { id: "cards", rules: ["H12", "H13", "H14", "H15"], when: (scene) => can(scene, "travel") },
    {
        id: "toll",
        rules: ["H13", "H20"],
        when: ({ view, seat }) => view.debtor === seat && !view.result,
    },
    { id: "loan", rules: ["H13", "H29"], when: ({ view, seat }) => (view.loans[seat] ?? 0) > 0 },
    { id: "deliver", rules: ["H8"], when: (scene) => can(scene, "deliver") && !inPhase(scene, "final") },
    { id: "buy", rules: ["H2", "H19"], when: (scene) => mine(scene) && inPhase(scene, "trade") },
    { id: "invite", rules: ["H16", "H17", "H20"], when: (scene) => mine(scene) && inPhase(scene, "trade") },
    { id: "asked", rules: ["M2", "M4", "H20"], when: asked },
    { id: "seal", rules: ["M3"], when: willing },
    {
        id: "harvest",
        rules: ["H10", "H20"],
        when: ({ view, seat }) => (view.waiting[seat] ?? []).length > 0,
    },
    { id: "end", rules: ["H22", "H23", "H24"], when: (scene) => mine(scene) && inPhase(scene, "end") },
    {
        id: "contract",
        rules: ["H9"],
        when: (scene) => mine(scene) && inPhase(scene, "end") && can(scene, "buycontract"),
    },
    { id: "last", rules: ["H25", "H28"], when: ({ view }) => view.turns_left > 0 && !view.result },
    { id: "final", rules: ["H28"], when: (scene) => inPhase(scene, "final") },
    { id: "over", rules: ["H29"], when: ({ view }) => view.result !== null },
];

/** A step of any game, and whether this is its moment. */
export interface Told {
    readonly id: string;
    readonly rules: readonly string[];
    readonly now: boolean;
}

/** All that is said in a game, in the order of the introduction. */
export function steps(scene: Scene): Told[] {
    const { view } = scene;
    if (view.game === "hansa") return HANSA.map((step) => ({ ...step, now: step.when({ ...scene, view }) }));
    const list = view.game === "sissi" ? SISSI : BOHNANZA;
    return list.map((step) => ({ ...step, now: step.when({ ...scene, view }) }));
}
