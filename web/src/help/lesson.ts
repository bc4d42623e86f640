/**
 * Which table is an introduction, and how far it is: kept for this tab, so that a reload changes nothing.
 * At every other table a thing is explained the first time that it comes up, which is kept on this device.
 */

export interface Progress {
    readonly table: string;
    /** What has been reached, in the order in which it came. */
    readonly reached: string[];
    /** What is being read, and how far somebody has read. */
    readonly at: number;
    readonly furthest: number;
    readonly folded: boolean;
    /** The game, at a table that is no introduction. */
    readonly hints?: string;
}

const KEY = "introduction";
const HINTS = "hints";
const OFF = "off";

export function begin(table: string): void {
    keep({ table, reached: [], at: 0, furthest: -1, folded: false });
}

export function keep(progress: Progress): void {
    if (progress.hints) localStorage.setItem(seenIn(progress.hints), JSON.stringify(progress.reached));
    else sessionStorage.setItem(KEY, JSON.stringify(progress));
}

export function progressAt(table: string, game: string): Progress | null {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Progress | null;
    return kept?.table === table ? kept : hinting(table, game);
}

export function leave(progress: Progress): void {
    if (progress.hints) giveHints(false);
    else sessionStorage.removeItem(KEY);
}

export const givesHints = () => localStorage.getItem(HINTS) !== OFF;

/** Explain what is new from now on, or nothing. */
export function giveHints(on: boolean): void {
    localStorage.setItem(HINTS, on ? "on" : OFF);
}

const seenIn = (game: string) => `${HINTS}-${game}`;

/** What was explained before is not explained again. */
function hinting(table: string, game: string): Progress | null {
    if (!givesHints()) return null;
    const reached = JSON.parse(localStorage.getItem(seenIn(game)) ?? "[]") as string[];
    return { table, reached, at: reached.length, furthest: reached.length - 1, folded: true, hints: game };
}

interface Said {
    readonly id: string;
    readonly now: boolean;
    readonly passing?: boolean;
}

/** What was said last and has passed is not said any more: it will be said when it comes again. */
function unsaid(progress: Progress, told: readonly Said[]): Progress {
    const last = progress.at === progress.reached.length - 1 ? progress.reached[progress.at] : undefined;
    const step = told.find(({ id }) => id === last);
    if (!step?.passing || step.now || progress.folded) return progress;
    const reached = progress.reached.slice(0, -1);
    const at = Math.max(0, reached.length - 1);
    return { ...progress, reached, at, furthest: reached.length - 1, folded: true };
}

/** Go on as the game does: who is through with something, or did it, is told what comes next. */
export function goOn(before: Progress, told: readonly Said[]): Progress {
    const progress = unsaid(before, told);
    const fresh = told.filter(({ id, now }) => now && !progress.reached.includes(id)).map(({ id }) => id);
    const reached = [...progress.reached, ...fresh];
    const holds = (id: string | undefined) => told.some((step) => step.id === id && step.now);
    const through = progress.folded || progress.furthest < 0 || !holds(reached[progress.at]);
    const next = reached.findIndex((id, at) => at > progress.furthest && holds(id));
    if (!through || next < 0) return fresh.length > 0 ? { ...progress, reached } : progress;
    return { ...progress, reached, at: next, furthest: next, folded: false };
}
