/** Help beside the game: what is asked about, and the table at which it is asked. */

import type { Names } from "../lib/saying";
import type { Watched } from "../lib/watched";

/** Where somebody plays, or looks on, while asking. */
export interface Place {
    readonly table: Watched;
    readonly names: Names;
}

class Help {
    /** A rule's number, `now`, `phase-trade`, `market`, `beans` `bean-garten` or a topic of the game; nothing while it is closed. */
    topic = $state("");
    place = $state.raw<Place | null>(null);
    /** What was read before, for the way back. */
    private trail = $state.raw<string[]>([]);
    private opener: HTMLElement | null = null;

    get deep(): boolean {
        return this.trail.length > 0;
    }

    show(topic: string): void {
        if (topic === this.topic) return;
        if (this.topic) this.trail = [...this.trail, this.topic];
        else this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        this.topic = topic;
    }

    back(): void {
        this.topic = this.trail.at(-1) ?? this.topic;
        this.trail = this.trail.slice(0, -1);
    }

    /** Close it, and go on where it was asked for. */
    close(): void {
        [this.topic, this.trail] = ["", []];
        if (this.opener?.isConnected) this.opener.focus();
    }
}

export const help = new Help();
