/** What a deal would do in Bohn Hansa: to the room on both carts, to the own contracts, and as a guest. */

import { beanList, nameOf, type Names } from "../lib/saying";
import { t } from "../lib/words.svelte";
import type { Deal, Note } from "../market/goods";
import type { HanseView } from "../protocol";
import { CART, contractOf, contractsOf, GUEST_TOLL, kindsOf, sortOf, type Atlas } from "./hansa";

/** Everything that is worth knowing before a deal is made. */
export function bargain(atlas: Atlas, names: Names, view: HanseView, deal: Deal): Note[] {
    const notes = [...lacking(names, deal), ...purchase(atlas, names, view, deal)];
    if (deal.gives.length + deal.gets.length > 0) {
        notes.push(...rooms(names, view, deal), ...contracts(atlas, names, view, deal));
    }
    const guest = view.active === names.seat ? deal.partner : names.seat;
    if (deal.invites && guest >= 0) notes.push(...arrival(atlas, names, view, guest));
    return notes;
}

function lacking(names: Names, deal: Deal): Note[] {
    return deal.lacks.length > 0
        ? [{ words: t("deal-lacks", { cards: beanList(names, [...deal.lacks]) }), tone: "bad" }]
        : [];
}

/** Beans that the active player promises and has to buy first (H17). */
function purchase(atlas: Atlas, names: Names, view: HanseView, deal: Deal): Note[] {
    const bought = kindsOf(atlas, toBuy(names, view, deal));
    const cost = bought.reduce((sum, kind) => sum + (view.prices[kind] ?? 0), 0);
    if (bought.length === 0) return [];
    const words = { cards: beanList(names, bought), thalers: cost };
    return cost > (view.money[names.seat] ?? 0)
        ? [{ words: t("deal-buy-short", words), tone: "bad" }]
        : [{ words: t("deal-buy", words), tone: "plain" }];
}

const toBuy = (names: Names, view: HanseView, deal: Deal) =>
    deal.gives.filter((token) => !view.carts[names.seat]?.includes(token));

/** How full the carts are afterwards (H18); with beans to buy, mine before the swap too. */
function rooms(names: Names, view: HanseView, deal: Deal): Note[] {
    const before = view.carts[names.seat]?.length ?? 0;
    const bought = toBuy(names, view, deal).length;
    const given = deal.gives.length + deal.lacks.length;
    const mine = before + bought - given + deal.gets.length;
    const fits = Math.max(mine, before + bought) <= CART;
    if (!fits) return [{ words: t("deal-no-room"), tone: "bad" }];
    const name = nameOf(names, deal.partner);
    const theirs = (view.carts[deal.partner]?.length ?? 0) + given - deal.gets.length;
    if (deal.partner < 0) return [{ words: t("deal-room", { count: mine, room: CART }), tone: "plain" }];
    if (theirs > CART) return [{ words: t("deal-no-room-other", { name }), tone: "bad" }];
    return [{ words: t("deal-rooms", { count: mine, room: CART, name, theirs }), tone: "plain" }];
}

/** The own contracts that the deal completes, spoils, or is one step to. */
function contracts(atlas: Atlas, names: Names, view: HanseView, deal: Deal): Note[] {
    const cart = view.carts[names.seat] ?? [];
    const now = kindsOf(atlas, cart);
    const then = [
        ...kindsOf(
            atlas,
            cart.filter((token) => !deal.gives.includes(token)),
        ),
        ...deal.gets,
    ];
    return contractsOf(atlas, view, names.seat).flatMap((card): Note[] => {
        const contract = contractOf(atlas, card);
        const [before, after] = [now, then].map((has) =>
            contract?.kinds.filter((kind) => !has.includes(kind)),
        );
        if (!contract || !before || !after || before.join() === after.join()) return [];
        const words = {
            city: atlas.places[contract.city]?.name ?? "",
            thalers: contract.value,
            cards: beanList(names, after),
        };
        if (after.length === 0) return [{ words: t("deal-completes", words), tone: "good" }];
        if (before.length === 0) return [{ words: t("deal-spoils", words), tone: "bad" }];
        const worse = after.some((kind) => !before.includes(kind));
        return [
            { words: t(worse ? "deal-takes-from" : "deal-helps", words), tone: worse ? "plain" : "good" },
        ];
    });
}

/** What a guest's first card does (H20). */
function arrival(atlas: Atlas, names: Names, view: HanseView, guest: number): Note[] {
    const card = view.hands[guest]?.[0];
    if (card === undefined) return [];
    const sort = sortOf(atlas, card) ?? "contract";
    const you = guest === names.seat ? "-you" : "";
    const id =
        sort === "toll" && (view.money[guest] ?? 0) < GUEST_TOLL
            ? `guest-toll-short${you}`
            : `guest-${sort}${you}`;
    const words = { name: nameOf(names, guest), toll: GUEST_TOLL, have: view.money[guest] ?? 0 };
    const dear = sort === "toll" || sort === "contract";
    return [{ words: t(id, words), tone: dear && you !== "" ? "bad" : "plain" }];
}
