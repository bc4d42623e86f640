/** The games of the page: every folder beside this file with an index is one, and has its name. */

import type { GamePart } from "./part";

const FOUND = import.meta.glob<GamePart>("./*/index.ts", { eager: true, import: "default" });

const folder = (path: string) => path.split("/")[1]!;

export const GAMES: readonly string[] = Object.keys(FOUND).map(folder);

/** What a game brings. */
export function partOf(game: string): GamePart {
    const part = FOUND[`./${game}/index.ts`];
    if (!part) throw new Error(`no game ${game}`);
    return part;
}
