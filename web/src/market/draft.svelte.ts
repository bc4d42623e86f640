/** A draft: the offer that somebody is putting together, by touching own cards and beans of others. What was not sent outlasts the trade. */

import type { Offer, OpenOffer, Told, Wish } from "../protocol";

const MOST = 8;
/** A deal is looked for in so many of the latest moves. */
const LATEST = 20;

/** What a draft would be: a bargain, something for nothing, or a request. */
export type Kind = "offer" | "give" | "ask";

const alike = (some: readonly number[], others: readonly number[]) =>
    some.toSorted((a, b) => a - b).join() === others.toSorted((a, b) => a - b).join();

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
    /** The number of the open offer that was made of it; 0 if none was. */
    sent = $state(0);
    /** Cards that were in it and are no longer to be given. */
    gone = $state.raw<number[]>([]);
    /** Who said no to it. */
    refused = $state.raw<number[]>([]);
    /** Whether somebody was chosen to get it, and not only proposed. */
    private addressed = false;
    /** The terms that were sent last. */
    private tried = "";

    get isEmpty(): boolean {
        return !(this.gives.length || this.wants.length || this.pays || this.asks);
    }

    private get terms(): string {
        return JSON.stringify([this.gives, this.wants, this.pays, this.asks]);
    }

    get kind(): Kind {
        if (!(this.wants.length || this.asks)) return "give";
        return this.gives.length || this.pays ? "offer" : "ask";
    }

    /** Send it to somebody, to all (-1), or to all who are elsewhere (-2); it may no longer answer an offer then. */
    get whom(): number {
        return this.to < 0 && this.afar ? -2 : this.to;
    }

    set whom(seat: number) {
        this.turnTo(seat);
        this.addressed = true;
    }

    /** Turn to somebody, unless it was said to whom it goes. */
    propose(seat: number): void {
        if (!this.addressed) this.turnTo(seat);
    }

    private turnTo(seat: number): void {
        if (seat !== this.to) this.answers = 0;
        [this.to, this.afar] = [Math.max(seat, -1), seat === -2];
    }

    /** Put a card in, or take it out again; tells whether it is in. */
    give(card: number): boolean {
        const without = this.gives.filter((other) => other !== card);
        const taken = without.length < this.gives.length;
        this.gives = taken ? without : [...this.gives, card].slice(-MOST);
        [this.gone, this.refused] = [[], []];
        return !taken;
    }

    /** Ask for one more bean of a kind, from somebody if that is said. */
    want(kind: number, of = this.whom): void {
        this.wants = [...this.wants, kind].slice(-MOST);
        [this.gone, this.refused] = [[], []];
        if (of !== this.whom) this.whom = of;
    }

    /** Ask for one bean less. */
    drop(kind: number): void {
        const at = this.wants.lastIndexOf(kind);
        this.wants = this.wants.filter((_, place) => place !== at);
        this.refused = [];
    }

    clear(): void {
        [this.gives, this.wants, this.pays, this.asks, this.answers] = [[], [], 0, 0, 0];
        [this.to, this.afar, this.addressed, this.sent] = [-1, false, false, 0];
        [this.gone, this.refused] = [[], []];
    }

    /** The trade is over: what came to nothing there as it stands need not be put together any further. */
    forget(): void {
        if (this.terms === this.tried) this.clear();
    }

    /** Take out cards that are no longer to be given, and remember which. */
    keep(cards: readonly number[]): void {
        const lost = this.gives.filter((card) => !cards.includes(card));
        if (lost.length === 0) return;
        this.gives = this.gives.filter((card) => cards.includes(card));
        this.gone = this.isEmpty ? [] : lost;
        if (this.isEmpty) this.clear();
    }

    /** Follow what became of it: a deal ends it, a refusal leaves it to be changed. */
    follow(open: readonly OpenOffer[], seat: number, told: readonly Told[]): void {
        const made = open.find((offer) => offer.seat === seat && this.isSame(offer));
        if (made) [this.sent, this.tried] = [made.number, this.terms];
        else if (this.sent > 0 && !open.some((offer) => offer.number === this.sent)) {
            const events = told.slice(-LATEST).flatMap((move) => move.events);
            const dealt = events.some((event) => event.event === "traded" && event.offer === this.sent);
            if (dealt) return this.clear();
            this.refused = events.flatMap((event) =>
                event.event === "declined" && event.offer === this.sent ? [event.seat] : [],
            );
            this.sent = 0;
        }
    }

    /** Whether an open offer says what this one does. */
    isSame({ gives, wants, pays, asks, to }: OpenOffer): boolean {
        if (this.isEmpty || !alike(gives, this.gives) || !alike(wants, this.wants)) return false;
        return pays === (this.pays || 0) && asks === (this.asks || 0) && (to === this.to || this.to < 0);
    }

    offer(seat: number, to: number, invites: boolean): Offer {
        const { gives, wants, answers } = this;
        // A number that was wiped out of its box is none.
        const [pays, asks] = [this.pays || 0, this.asks || 0];
        return { do: "offer", seat, to, gives, wants, pays, asks, answers, invites };
    }

    wish(seat: number): Wish {
        return { do: "wish", seat, wants: this.wants, gives: [] };
    }
}
