/** Log and chat of a table: which of them is looked at, and what nobody has read yet. */

import { getContext, hasContext, setContext } from "svelte";
import type { Table } from "./table.svelte";

const KEY = Symbol("talk");

export type Tab = "log" | "chat" | "typed";

export class Talk {
    tab = $state<Tab>("log");
    private read = $state(-1);

    constructor(readonly table: Table) {}

    private get last(): number {
        return this.table.chat.at(-1)?.number ?? 0;
    }

    /** How many sentences came since the chat was looked at; what was said before one came is not new. */
    get fresh(): number {
        return this.read < 0 ? 0 : this.table.chat.filter((said) => said.number > this.read).length;
    }

    /** Everything up to now has been read. */
    seen(): void {
        this.read = this.last;
    }
}

export const offerTalk = (talk: () => Talk | null) => setContext(KEY, talk);

/** The talk of the table around; there is none where a game that is over is looked at. */
export function talkHere(): Talk | null {
    return hasContext(KEY) ? getContext<() => Talk | null>(KEY)() : null;
}
