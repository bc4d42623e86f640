/** What a game brings to the page. */

import type { Component } from "svelte";
import type { Beans } from "../lib/figures";
import type { Options } from "../lib/games.svelte";
import type { Names } from "../lib/saying";
import type { Watched } from "../lib/watched";
import type { AnyAction, AnyAppraisal, AnyView, Figures, GameInfo } from "../protocol";

/** Numbers of rules, by topic. */
export type Rules = { readonly [topic: string]: readonly string[] };

/** What a table is given to show. */
export interface TableProps<View extends AnyView = AnyView> {
    readonly table: Watched;
    readonly names: Names;
    readonly view: View;
    readonly figures: Figures;
}

/** A moment of a game, from the seat of whoever learns it. */
export interface Scene<View extends AnyView = AnyView> {
    readonly view: View;
    readonly seat: number;
    readonly options: readonly AnyAction[];
    readonly waits: readonly number[];
    readonly appraisal: AnyAppraisal | null;
}

/** Something to be said when its moment comes. */
export interface Step<View extends AnyView = AnyView> {
    readonly id: string;
    readonly rules: readonly string[];
    /** What it speaks of, as a selector; {seat} is the reader's. */
    readonly at?: string;
    readonly when: (scene: Scene<View>) => boolean;
    /** It speaks of something that may be gone at once, and is not said then. */
    readonly passing?: boolean;
}

/** A page of help of a game's own. */
export interface Topic {
    readonly name: string;
    readonly page: Component<{ names: Names }>;
}

/** Counts the cards of a list that are of one kind. */
export type Count = (cards: readonly number[]) => number;

/** How a game speaks of its beans. */
export interface BeanHelp<View extends AnyView = AnyView> {
    /** The words for how many there are. */
    readonly amount: string;
    /** The words before the list, if there is more to say. */
    readonly preface?: string;
    /** The topic of a bean, for `rules` and the words `help-bean-…`. */
    readonly topic: (bean: string) => string;
    readonly rules: Rules;
    /** A topic that most beans share: it is said where one asks for a single bean. */
    readonly shared?: string;
    /** Where the beans of a kind are, as far as the reader may know. */
    readonly whereabouts: (view: View, count: Count, total: number) => string;
    /** The cities that sell a kind, if any do; with stars where reconstructed. */
    readonly sellers?: (beans: Beans, bean: string) => string[];
}

export interface GamePart<View extends AnyView = AnyView> {
    readonly table: Component<TableProps<View>>;
    readonly picture: Component;
    /** Its books of the rules, by file. */
    readonly books: readonly string[];
    readonly money: "talers" | "thalers";
    /** What decides a tie, if anything does: the words `result-tie-…`. */
    readonly tie?: "hand" | "active";
    readonly phases: Rules;
    readonly market: readonly string[];
    /** Whether offers may come with an invitation. */
    readonly invites: boolean;
    readonly beans: BeanHelp<View>;
    readonly topics: readonly Topic[];
    readonly introduction: readonly Step<View>[];
    /** The most players that can be chosen without another option, where that is fewer than can play. */
    readonly usualMost?: number;
    /** Change what cannot stay beside an option that was just chosen. */
    readonly fit?: (game: GameInfo, options: Options, name: string) => Options;
}

/** State what a game brings, for views of its own kind. */
export const part = <View extends AnyView>(own: GamePart<View>) => own as unknown as GamePart;
