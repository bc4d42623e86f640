/** Which options cannot stay beside each other. */

import type { Choice, Options } from "../../lib/games.svelte";
import type { GameInfo } from "../../protocol";

const EXTENDED = ["contracts", "plant_hands_at_end", "leave_out"];
const MOST_WITHOUT_EXTENSION = 5;

export function fit(game: GameInfo, options: Options, name: string): Options {
    const next: Options = { ...options };
    const usual = (other: string) => (game.default[other] ?? null) as Choice;
    const back = (other: string) => (next[other] = usual(other));
    if (name === "extension" && !next[name]) {
        EXTENDED.forEach(back);
        next["players"] = Math.min(Number(next["players"]), MOST_WITHOUT_EXTENSION);
    } else if (
        Number(next["players"]) > MOST_WITHOUT_EXTENSION ||
        (EXTENDED.includes(name) && next[name] !== usual(name))
    ) {
        next["extension"] = true;
    }
    const players = Number(next["players"]);
    if (players < 4 || players > 5) back("leave_out");
    if (next["third_field_at_start"] || (next["extension"] && players === 3)) back("third_field_cost");
    return next;
}
