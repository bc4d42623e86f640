/** What players were called when something happened: seats change hands in a game, and people their names. */

import type { Sentence } from "../protocol";
import { tell, type Line, type Names } from "./saying";

export interface Happened {
    readonly move: number;
    readonly said: Sentence;
}

/** The names as they were at a move. */
function namesAt({ info, ...names }: Names, move: number): Names {
    const seats = info.seats.map((seat, number) => {
        const then = info.before.find((gone) => gone.seat === number && move <= gone.until);
        return then ? { ...seat, name: then.name } : seat;
    });
    return { ...names, info: { ...info, seats } };
}

/** Tell what happened by the names of then. */
export function tellThen(names: Names, happened: readonly Happened[]): Line[] {
    const lines: Line[] = [];
    for (let first = 0; first < happened.length;) {
        const { move } = happened[first]!;
        const until = Math.min(
            ...names.info.before.map((gone) => (gone.until < move ? Infinity : gone.until)),
        );
        const next = happened.findIndex((one, at) => at > first && one.move > until);
        const end = next < 0 ? happened.length : next;
        const then = happened.slice(first, end).map(({ said }) => said);
        const start = first;
        lines.push(...tell(namesAt(names, move), then).map((line) => ({ ...line, at: line.at + start })));
        first = end;
    }
    return lines;
}
