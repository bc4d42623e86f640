/** Which of the own cards go when an offer is taken: shown before, and another equal one can be chosen. */

import type { Take } from "../protocol";

export class Choice {
    /** The offer whose cards are chosen by touching them; 0 if none is. */
    offer = $state(0);
    private ways: readonly Take[] = [];
    /** The cards that would go, of the offer that is chosen for or pointed at. */
    cards = $state.raw<readonly number[]>([]);

    /** Show what would go while somebody points at it. */
    show(cards: readonly number[]): void {
        if (this.offer === 0) this.cards = cards;
    }

    begin(offer: number, ways: readonly Take[], first: Take | undefined): void {
        [this.offer, this.ways, this.cards] = [offer, ways, first?.cards ?? []];
    }

    end(): void {
        [this.offer, this.ways, this.cards] = [0, [], []];
    }

    /** Let a card go instead of one that is its equal; tells whether it can. */
    touch(card: number): boolean {
        const shared = (way: Take) => (way.cards ?? []).filter((other) => this.cards.includes(other)).length;
        const found = this.ways
            .filter((way) => way.cards?.includes(card))
            .toSorted((a, b) => shared(b) - shared(a))[0];
        if (found) this.cards = found.cards ?? [];
        return found !== undefined;
    }

    /** The chosen way of an offer, if it was chosen. */
    way(offer: number): Take | undefined {
        if (this.offer !== offer) return undefined;
        const cards = this.cards.join();
        return this.ways.find((way) => (way.cards ?? []).join() === cards);
    }
}
