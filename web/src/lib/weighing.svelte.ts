/** What choices and drafts would do, as the server tells it: it knows the rules. */

import type { AnyAction, AnyOutlook, Offer } from "../protocol";
import type { Watched } from "./watched";

/** A draft that changes quickly is weighed when it has rested for so many milliseconds. */
const REST = 120;

/** What one of the options would do; nothing if there is nothing to say. */
export function outlookOf(table: Watched, action: AnyAction): AnyOutlook | null {
    return table.outlooks[table.options.indexOf(action)] ?? null;
}

/** What a draft would do: asked for when it rests, and told when the answer comes. */
export class Weighing {
    outlook = $state.raw<AnyOutlook | null>(null);
    /** Whether the outlook is still that of an earlier draft. */
    stale = $state(false);

    private timer = 0;
    private asked = 0;

    constructor(private readonly table: Watched) {}

    /** Ask what a draft would do; without one there is nothing to tell. */
    consider(draft: Offer | null): void {
        clearTimeout(this.timer);
        const number = ++this.asked;
        this.stale = draft !== null;
        if (draft === null) this.outlook = null;
        else this.timer = setTimeout(() => void this.weigh(draft, number), REST);
    }

    private async weigh(draft: Offer, number: number): Promise<void> {
        // What cannot be weighed now has nothing to tell.
        const found = await this.table.weigh(draft).catch(() => null);
        if (number === this.asked) [this.outlook, this.stale] = [found, false];
    }
}
