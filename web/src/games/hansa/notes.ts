/** What the table says of a deal, and of the end of a turn, before it is done. */

import { beanList, nameOf, type Names } from "../../lib/saying";
import { listed, t } from "../../lib/words.svelte";
import type { Note } from "../../market/goods";
import type { Arrival, Bargain, Change, Ending } from "../../protocol";
import { contractOf, sortOf, type Atlas } from "./atlas";

/** A contract in two words: its city, and what it earns. */
export function orderWords(atlas: Atlas, card: number): string {
    const contract = contractOf(atlas, card);
    return contract ? `${atlas.places[contract.city]?.name} ${contract.value}` : "";
}

/** A cart with so few free places is worth a word in the list of offers too. */
const NARROW = 1;

/** What is to be read first: there may be room for one note only. */
const FIRST = ["bad", "good", "plain"];

/** Everything that is worth knowing before a deal is made; in a list, not how many beans an airy cart has. */
export function dealNotes(atlas: Atlas, names: Names, deal: Bargain, listed = false): Note[] {
    const airy = deal.misfit < 0 && Math.max(deal.load, deal.their_load) < deal.places - NARROW;
    const notes = [
        ...purchase(names, deal),
        ...(listed && airy ? [] : rooms(names, deal)),
        ...changeNotes(atlas, names, deal.changes),
        ...(deal.arrival ? [arrival(atlas, names, deal.arrival)] : []),
    ];
    return notes.toSorted((a, b) => FIRST.indexOf(a.tone) - FIRST.indexOf(b.tone));
}

/** Beans that are promised and have to be bought first. */
function purchase(names: Names, { bought, cost, payable }: Bargain): Note[] {
    if (bought.length === 0) return [];
    const words = { cards: beanList(names, bought), thalers: cost };
    return payable
        ? [{ words: t("deal-buy", words), tone: "plain" }]
        : [{ words: t("deal-buy-short", words), tone: "bad" }];
}

/** How full the carts are afterwards. */
function rooms(names: Names, deal: Bargain): Note[] {
    const name = nameOf(names, deal.partner);
    if (deal.misfit === names.seat) return [{ words: t("deal-no-room"), tone: "bad" }];
    if (deal.misfit >= 0) return [{ words: t("deal-no-room-other", { name }), tone: "bad" }];
    const words = { count: deal.load, room: deal.places, name, theirs: deal.their_load };
    return [{ words: t(deal.their_load < 0 ? "deal-room" : "deal-rooms", words), tone: "plain" }];
}

/** The own contracts that something completes, spoils, or is one step to. */
export function changeNotes(atlas: Atlas, names: Names, changes: readonly Change[]): Note[] {
    return changes.map(({ contract, before, missing }) => {
        const found = contractOf(atlas, contract);
        const words = {
            city: atlas.places[found?.city ?? -1]?.name ?? "",
            thalers: found?.value ?? 0,
            cards: beanList(names, missing),
        };
        if (missing.length === 0) return { words: t("deal-completes", words), tone: "good" };
        if (before.length === 0) return { words: t("deal-spoils", words), tone: "bad" };
        const worse = missing.some((kind) => !before.includes(kind));
        return { words: t(worse ? "deal-takes-from" : "deal-helps", words), tone: worse ? "plain" : "good" };
    });
}

/** What a guest's first card does. */
function arrival(atlas: Atlas, names: Names, { seat, card, bill, loses }: Arrival): Note {
    const own = seat === names.seat;
    const sort = loses ? "contract" : (sortOf(atlas, card) ?? "plain");
    const short = bill && bill.short > 0 ? "-short" : "";
    const words = { name: nameOf(names, seat), toll: bill?.toll ?? 0, have: bill?.cash ?? 0 };
    return {
        words: t(`guest-${sort}${short}${own ? "-you" : ""}`, words),
        tone: own && (bill || loses) ? "bad" : "plain",
    };
}

/** What would be lost with the end of a turn. */
export function lossWords(atlas: Atlas, ending: Ending | null | undefined): string {
    const lost = ending?.loses ?? [];
    if (lost.length === 0) return "";
    return t("ending-loses", { contracts: listed(lost.map(({ contract }) => orderWords(atlas, contract))) });
}
