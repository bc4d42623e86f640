/** Which table is an introduction, and how far it is: kept for this tab, so that a reload changes nothing. */

export interface Progress {
    readonly table: string;
    /** What has been reached, in the order in which it came. */
    readonly reached: string[];
    /** What is being read, and how far somebody has read. */
    readonly at: number;
    readonly furthest: number;
    readonly folded: boolean;
}

const KEY = "introduction";

export function begin(table: string): void {
    keep({ table, reached: [], at: 0, furthest: -1, folded: false });
}

export function keep(progress: Progress): void {
    sessionStorage.setItem(KEY, JSON.stringify(progress));
}

export function progressAt(table: string): Progress | null {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Progress | null;
    return kept?.table === table ? kept : null;
}

export function leave(): void {
    sessionStorage.removeItem(KEY);
}

/** Go on as the game does: who is through with something, or did it, is told what comes next. */
export function goOn(progress: Progress, told: readonly { id: string; now: boolean }[]): Progress {
    const fresh = told.filter(({ id, now }) => now && !progress.reached.includes(id)).map(({ id }) => id);
    const reached = [...progress.reached, ...fresh];
    const holds = (id: string | undefined) => told.some((step) => step.id === id && step.now);
    const through = progress.folded || progress.furthest < 0 || !holds(reached[progress.at]);
    const next = reached.findIndex((id, at) => at > progress.furthest && holds(id));
    if (!through || next < 0) return fresh.length > 0 ? { ...progress, reached } : progress;
    return { ...progress, reached, at: next, furthest: next, folded: false };
}
