/** The games of the server, asked for once, and what can be agreed on for them. */

import { partOf } from "../games";
import type { GameInfo, Settings } from "../protocol";
import { games } from "./api";
import { has, t } from "./words.svelte";

export type Choice = boolean | number | string | null;
export type Options = Record<string, Choice>;

class Catalogue {
    list = $state.raw<GameInfo[]>([]);

    async load(): Promise<void> {
        if (this.list.length === 0) this.list = await games();
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

export const optionHelp = (game: string, name: string) =>
    t(has(`option-${game}-${name}-help`) ? `option-${game}-${name}-help` : `option-${name}-help`);

/** Say what an option may be. */
export function choiceWords(name: string, value: Choice): string {
    if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
    if (value === null) return t(`option-${name}-usual`);
    if (typeof value === "string") return t(`option-${name}-${value.replaceAll(" ", "-")}`);
    return name === "third_field_cost" ? t("talers-count", { count: value }) : String(value);
}
