/** Trading in Bohn Hansa: what the market has to know of carts, cities and invitations. */

import { nameOf, type Names } from "../../lib/saying";
import type { Watched } from "../../lib/watched";
import { outlookOf, Weighing } from "../../lib/weighing.svelte";
import { t } from "../../lib/words.svelte";
import type { Draft } from "../../market/draft.svelte";
import { rank, waits, type Goods, type Partner } from "../../market/goods";
import type { AnyOutlook, HanseView, OpenOffer } from "../../protocol";
import { kindsOf, type Atlas } from "./atlas";
import { dealNotes } from "./notes";
import { readingOf } from "./told";

interface Board {
    readonly atlas: Atlas;
    readonly names: Names;
    readonly view: HanseView;
}

export class Dealing {
    readonly #table: Watched;
    readonly #board: () => Board;
    readonly #draft: Draft;
    readonly #weighing: Weighing;

    constructor(table: Watched, board: () => Board, draft: Draft) {
        [this.#table, this.#board, this.#draft] = [table, board, draft];
        this.#weighing = new Weighing(table);
    }

    get #me(): number {
        return this.#table.seat;
    }

    get #partners(): readonly number[] {
        return readingOf(this.#table)?.partners ?? [];
    }

    get #mine(): boolean {
        return this.#board().view.active === this.#me;
    }

    /** Whether what is put together comes with an invitation. */
    get #invites(): boolean {
        if (!this.#mine) return !this.#partners.includes(this.#me);
        return this.#draft.to < 0 ? this.#draft.afar : !this.#partners.includes(this.#draft.to);
    }

    get #cart(): readonly number[] {
        return this.#board().view.carts[this.#me] ?? [];
    }

    /** Beans that an invitation may promise, and that are bought when it is taken. */
    readonly #sold = $derived.by(() => {
        const { view } = this.#board();
        if (!this.#mine || !this.#invites) return [];
        const here = view.boxes[view.pawns[view.active] ?? -1] ?? [];
        return here.flatMap((stack) => stack.toReversed());
    });

    readonly stock = $derived([...this.#cart, ...this.#sold]);

    readonly goods = $derived.by((): Goods => ({
        stock: this.stock,
        shelves: this.#sold.length > 0 ? [{ name: t("for-sale"), cards: this.#sold }] : [],
        partners: [
            { whom: -1, words: t("offer-to-all-here") },
            { whom: -2, words: t("to-elsewhere") },
            ...this.#people(),
        ],
        invites: this.#invites,
        holder: (kind) => (this.#mine ? this.#holder(kind) : undefined),
        asks: (offer) => readingOf(this.#table)?.asked.includes(offer.number) ?? false,
        best: (ways) => ways[0],
        tells: (action) => this.#notes(outlookOf(this.#table, action), true),
        weigh: (offer) => this.#weighing.consider(offer),
        weighed: this.#notes(this.#weighing.outlook),
    }));

    /** What is to be sealed or can be taken, the most pressing first. */
    get pressing(): OpenOffer | undefined {
        return this.#board()
            .view.offers.map((offer) => ({
                offer,
                rank: rank(this.goods, offer, this.#me, this.#table.options),
            }))
            .filter(({ offer, rank }) => rank < 2 && !offer.agreed.some((word) => word.seat === this.#me))
            .sort((a, b) => a.rank - b.rank || a.offer.number - b.offer.number)[0]?.offer;
    }

    /** How many offers wait for the reader's word. */
    get waiting(): number {
        return this.#board().view.offers.filter((offer) => waits(this.goods, offer, this.#me)).length;
    }

    #holder(kind: number): number | undefined {
        const { atlas, view } = this.#board();
        const holders = this.#partners.filter((seat) =>
            kindsOf(atlas, view.carts[seat] ?? []).includes(kind),
        );
        return holders.length === 1 ? holders[0] : undefined;
    }

    #people(): Partner[] {
        const { names } = this.#board();
        return names.info.seats.flatMap((_, whom) => {
            const words = t("offer-to", { name: nameOf(names, whom) });
            const afar = !this.#partners.includes(whom);
            return whom === this.#me
                ? []
                : [{ whom, words: afar ? `${words}, ${t("with-invitation")}` : words }];
        });
    }

    #notes(outlook: AnyOutlook | null, inList = false) {
        const { atlas, names } = this.#board();
        return outlook?.look === "bargain" ? dealNotes(atlas, names, outlook, inList) : [];
    }
}
