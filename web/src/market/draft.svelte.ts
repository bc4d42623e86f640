/** A draft: the offer that somebody is putting together, by tapping own cards and others' beans. */

import type { Offer, Wish } from "../protocol";

const MOST = 8;

export class Draft {
    gives = $state.raw<number[]>([]);
    wants = $state.raw<number[]>([]);
    /** Talers to give or to ask for, where they may be part of a deal. */
    pays = $state(0);
    asks = $state(0);
    to = $state(-1);
    answers = $state(0);
    /** In Bohn Hansa: to everybody who is elsewhere, rather than to everybody here. */
    afar = $state(false);

    get isEmpty(): boolean {
        return !(this.gives.length || this.wants.length || this.pays || this.asks);
    }

    /** Send it to somebody, to all (-1), or to all who are elsewhere (-2); it may no longer answer an offer then. */
    get whom(): number {
        return this.to < 0 && this.afar ? -2 : this.to;
    }

    set whom(seat: number) {
        if (seat !== this.to) this.answers = 0;
        [this.to, this.afar] = [Math.max(seat, -1), seat === -2];
    }

    /** Put a card in, or take it out again. */
    give(card: number): void {
        const without = this.gives.filter((other) => other !== card);
        this.gives = without.length < this.gives.length ? without : [...this.gives, card].slice(-MOST);
    }

    /** Ask for one more bean of a kind, from somebody if that is said. */
    want(kind: number, of = this.whom): void {
        this.wants = [...this.wants, kind].slice(-MOST);
        this.whom = of;
    }

    /** Ask for one bean less. */
    drop(kind: number): void {
        const at = this.wants.lastIndexOf(kind);
        this.wants = this.wants.filter((_, place) => place !== at);
    }

    clear(): void {
        [this.gives, this.wants, this.pays, this.asks, this.answers] = [[], [], 0, 0, 0];
        [this.to, this.afar] = [-1, false];
    }

    /** Forget cards that are no longer there. */
    keep(cards: number[]): void {
        const kept = this.gives.filter((card) => cards.includes(card));
        if (kept.length < this.gives.length) this.gives = kept;
    }

    offer(seat: number, to: number, invites: boolean): Offer {
        const { gives, wants, answers } = this;
        // A number that was wiped out of its box is none.
        const [pays, asks] = [this.pays || 0, this.asks || 0];
        return { do: "offer", seat, to, gives, wants, pays, asks, answers, invites };
    }

    wish(seat: number, gives: number[]): Wish {
        return { do: "wish", seat, wants: this.wants, gives };
    }
}
