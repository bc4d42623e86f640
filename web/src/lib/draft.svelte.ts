/** A draft: the offer that somebody is putting together, by tapping own cards and others' beans. */

import type { Offer } from "../protocol";

const MOST = 8;

export class Draft {
    gives = $state.raw<number[]>([]);
    wants = $state.raw<number[]>([]);
    to = $state(-1);
    answers = $state(0);

    get isEmpty(): boolean {
        return this.gives.length === 0 && this.wants.length === 0;
    }

    /** Put a card in, or take it out again. */
    give(card: number): void {
        const without = this.gives.filter((other) => other !== card);
        this.gives = without.length < this.gives.length ? without : [...this.gives, card].slice(-MOST);
    }

    /** Ask for one more bean of a kind, from somebody if that is said. */
    want(kind: number, of = this.to): void {
        this.wants = [...this.wants, kind].slice(-MOST);
        this.to = of;
    }

    /** Ask for one bean less. */
    drop(kind: number): void {
        const at = this.wants.lastIndexOf(kind);
        this.wants = this.wants.filter((_, place) => place !== at);
    }

    clear(): void {
        [this.gives, this.wants, this.answers] = [[], [], 0];
    }

    /** Forget cards that are no longer there. */
    keep(cards: number[]): void {
        const kept = this.gives.filter((card) => cards.includes(card));
        if (kept.length < this.gives.length) this.gives = kept;
    }

    offer(seat: number, to: number): Offer {
        return { do: "offer", seat, to, gives: this.gives, wants: this.wants, answers: this.answers };
    }
}
