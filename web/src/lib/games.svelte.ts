/** The games of the server, asked for once, and what can be agreed on for them. */

import { isOwn, partOf } from "../games";
import type { GameInfo, Settings } from "../protocol";
import { games } from "./api";
import { has, idOf, t, teach } from "./words.svelte";

export type Choice = boolean | number | string | null;
export type Options = Record<string, Choice>;

class Catalogue {
    list = $state.raw<GameInfo[]>([]);

    async load(): Promise<void> {
        if (this.list.length > 0) return;
        const list = await games();
        for (const game of list) teach(game.words);
        this.list = list;
    }

    /** Learn of a game that the page does not know by itself. */
    async meet(game: string): Promise<void> {
        if (!isOwn(game)) await this.load();
    }

    named(name: string): GameInfo | undefined {
        return this.list.find((game) => game.name === name);
    }
}

export const catalogue = new Catalogue();

/** All the options of a table, those that nobody has changed by default. */
export function optionsOf(game: GameInfo, settings: Settings): Options {
    return { ...(game.default as Options), ...((settings.options ?? {}) as Options) };
}

/** The options that differ from the default, and how many play: what there is to be said. */
export function chosen(game: GameInfo, options: Options): [string, Choice][] {
    return Object.entries(options).filter(
        ([name, value]) => name === "players" || value !== game.default[name],
    );
}

/** Change an option, and with it what cannot stay beside it; the server has the last word. */
export function fitting(game: GameInfo, options: Options, name: string, value: Choice): Options {
    const next: Options = { ...options, [name]: value };
    return partOf(game.name).fit?.(game, next, name) ?? next;
}

/** What a game is called; one without words for that, as it calls itself. */
export function gameTitle(name: string): string {
    const id = `game-${idOf(name)}`;
    return has(id) ? t(id) : (catalogue.named(name)?.title.split(",")[0] ?? name);
}

/** What a game is about. */
export function gameAbout(name: string): string {
    const id = `game-${idOf(name)}-about`;
    return has(id) ? t(id) : (catalogue.named(name)?.title ?? "");
}

export const optionName = (name: string) =>
    has(`option-${name}`) ? t(`option-${name}`) : name.replaceAll("_", " ");

export function optionHelp(game: GameInfo, name: string): string {
    const ids = [`option-${idOf(game.name)}-${name}-help`, `option-${name}-help`];
    const id = ids.find(has);
    return id ? t(id) : (game.options[name] ?? "");
}

/** Say what an option may be. */
export function choiceWords(name: string, value: Choice): string {
    if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
    if (value === null) return has(`option-${name}-usual`) ? t(`option-${name}-usual`) : "–";
    if (typeof value === "string") {
        const id = `option-${name}-${idOf(value)}`;
        return has(id) ? t(id) : value;
    }
    return name === "third_field_cost" ? t("talers-count", { count: value }) : String(value);
}
