/** The games of the page: every folder beside this file with an index is one, and has its name; any other game has what all share. */

import { ANY } from "./general/part";
import type { GamePart } from "./part";

const FOUND = import.meta.glob<GamePart>("./*/index.ts", { eager: true, import: "default" });

const folder = (path: string) => path.split("/")[1]!;

export const GAMES: readonly string[] = Object.keys(FOUND).map(folder);

/** Whether the page knows a game by itself. */
export const isOwn = (game: string) => GAMES.includes(game);

/** What a game brings. */
export const partOf = (game: string): GamePart => FOUND[`./${game}/index.ts`] ?? ANY;
