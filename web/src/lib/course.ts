/** How the talers of a game came and went: summed up for each player, and over the moves. */

import type { Course, Reason, Result } from "../protocol";

/** A part of a score: what brought it, with which bean if it was one, how often, and how much. */
export interface Part {
    readonly reason: Reason;
    readonly bean: number;
    readonly times: number;
    readonly talers: number;
}

/** The order in which parts are told: what came in first, then what went out. */
const REASONS: Reason[] = ["sale", "contract", "deal", "final", "field", "beans", "purchase", "toll", "loan"];

/** Sum up what a player's score is made of; only what was sold in the game is told bean by bean. */
export function partsOf(course: Course, seat: number): Part[] {
    const parts = new Map<string, Part>();
    for (const { reason, bean, talers } of course.gains.filter((gain) => gain.seat === seat)) {
        const kind = reason === "sale" ? bean : -1;
        const old = parts.get(`${reason}.${kind}`);
        const times = (old?.times ?? 0) + (talers === 0 ? 0 : 1);
        parts.set(`${reason}.${kind}`, { reason, bean: kind, times, talers: (old?.talers ?? 0) + talers });
    }
    const rank = (part: Part) => REASONS.indexOf(part.reason);
    return [...parts.values()]
        .filter((part) => part.times > 0)
        .sort((a, b) => rank(a) - rank(b) || b.talers - a.talers);
}

/** The talers of a player after each move in which they changed. */
export function stepsOf(course: Course, seat: number): { move: number; talers: number }[] {
    let talers = 0;
    const steps = [{ move: 0, talers }];
    for (const gain of course.gains) {
        if (gain.seat !== seat || gain.talers === 0) continue;
        talers += gain.talers;
        if (steps.at(-1)?.move === gain.move) steps.pop();
        steps.push({ move: gain.move, talers });
    }
    return steps;
}

/** Everybody's talers after a move. */
export function talersAfter(course: Course, move: number): number[] {
    const talers = course.names.map(() => 0);
    for (const gain of course.gains) {
        if (gain.move <= move) talers[gain.seat] = (talers[gain.seat] ?? 0) + gain.talers;
    }
    return talers;
}

/** Whether a rule for ties had to decide among those with the most talers. */
export function wasTied(result: Result): boolean {
    const most = Math.max(...result.scores);
    return result.scores.filter((score) => score === most).length > result.winners.length;
}
