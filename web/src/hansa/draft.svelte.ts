/** A draft of an offer in Bohn Hansa: perhaps with an invitation, and never with money. */

import { Draft } from "../lib/draft.svelte";
import type { Offer, Wish } from "../protocol";

export class HansaDraft extends Draft {
    /** To everybody who is elsewhere, rather than to everybody here. */
    afar = $state(false);

    /** Send it to somebody, to all here (-1), or to all who are elsewhere (-2). */
    get whom(): number {
        return this.to < 0 && this.afar ? -2 : this.to;
    }

    set whom(seat: number) {
        [this.to, this.afar] = [Math.max(seat, -1), seat === -2];
    }

    override clear(): void {
        super.clear();
        this.afar = false;
    }

    invite(seat: number, to: number, invites: boolean): Offer {
        return { ...this.offer(seat, to), invites };
    }

    wish(seat: number, gives: number[]): Wish {
        return { do: "wish", seat, wants: this.wants, gives };
    }
}
