/** The map and the cards of Bohn Hansa, and what can be read from a view of it. */

import type { Figures, HanseView, OpenOffer, Take } from "../protocol";

/** How many beans a cart holds. */
export const CART = 8;

/** What a Toll costs on the own journey. */
export const TOLL = 20;

/** What it costs a guest. */
export const GUEST_TOLL = 15;

/** What a new contract costs, beside a travel card. */
export const CONTRACT_PRICE = 5;

const HANDS = 5;

export type TravelSort = "plain" | "toll" | "supply";

interface CityTable {
    readonly name: string;
    readonly boxes: number;
    readonly prices: { [bean: string]: { readonly boxes: number[]; readonly round: number } };
    readonly letter?: string;
    readonly at?: [number, number] | null;
}

interface Tables {
    readonly city: { [key: string]: CityTable };
    readonly roads: [string, string][];
    readonly travel: TravelSort[];
    readonly contract: { readonly city: string; readonly beans: string[]; readonly value: number }[];
    readonly harvest: {
        readonly lots: { readonly city: string; readonly bean: string; readonly count: number }[];
    }[];
}

export interface Place {
    readonly number: number;
    readonly name: string;
    readonly letter: string;
    /** Hundredths from the top left. */
    readonly at: readonly [number, number];
    /** By kind of bean: a price for every box from the lowest up, and the one when none is free. */
    readonly columns: ReadonlyMap<number, readonly number[]>;
}

export interface Contract {
    readonly city: number;
    readonly kinds: readonly number[];
    readonly value: number;
}

export interface Lot {
    readonly city: number;
    readonly kind: number;
    readonly count: number;
}

export interface Atlas {
    readonly places: readonly Place[];
    readonly roads: readonly (readonly [number, number])[];
    readonly travel: readonly TravelSort[];
    readonly contracts: readonly Contract[];
    readonly harvests: readonly (readonly Lot[])[];
    readonly kinds: readonly number[];
    readonly onlyGuests: boolean;
}

/** Read the tables of a game; cities without a place on the map stand in a circle. */
export function readAtlas(figures: Figures): Atlas {
    const tables = figures.tables as unknown as Tables;
    const keys = Object.keys(tables.city);
    const kind = (bean: string) => figures.beans.indexOf(bean);
    const city = (key: string) => keys.indexOf(key);
    return {
        places: keys.map((key, number) => {
            const table = tables.city[key]!;
            const angle = (2 * Math.PI * number) / keys.length;
            return {
                number,
                name: table.name,
                letter: table.letter || table.name.slice(0, 1),
                at: table.at ?? [50 + 45 * Math.sin(angle), 50 - 45 * Math.cos(angle)],
                columns: new Map(
                    Object.entries(table.prices).map(([bean, prices]) => [
                        kind(bean),
                        [...prices.boxes, prices.round],
                    ]),
                ),
            };
        }),
        roads: tables.roads.map(([start, end]) => [city(start), city(end)]),
        travel: tables.travel,
        contracts: tables.contract.map((contract) => ({
            city: city(contract.city),
            kinds: contract.beans.map(kind),
            value: contract.value,
        })),
        harvests: tables.harvest.map((harvest) =>
            harvest.lots.map((lot) => ({ city: city(lot.city), kind: kind(lot.bean), count: lot.count })),
        ),
        kinds: figures.kinds,
        onlyGuests: figures.options["trade_with"] === "guests",
    };
}

/** The cities of a shortest way, both ends included: so many cards it takes. */
export function way(atlas: Atlas, start: number, end: number): number[] {
    const before = new Map<number, number>([[start, -1]]);
    const queue = [start];
    for (const city of queue) {
        for (const [one, other] of atlas.roads) {
            const next = one === city ? other : other === city ? one : -1;
            if (next >= 0 && !before.has(next)) {
                before.set(next, city);
                queue.push(next);
            }
        }
    }
    const path: number[] = [];
    for (let city = before.has(end) ? end : -1; city >= 0; city = before.get(city) ?? -1) path.unshift(city);
    return path;
}

/** The sort of a travel card; nothing for a contract, or a card that nobody may see. */
export function sortOf(atlas: Atlas, card: number): TravelSort | undefined {
    if (card < 0 || card >= HANDS * atlas.travel.length) return undefined;
    return atlas.travel[card % atlas.travel.length];
}

/** The number printed on a travel card. */
export const travelNumber = (atlas: Atlas, card: number) => (card % atlas.travel.length) + 1;

/** What a contract asks for; nothing for a travel card, or a contract that nobody may see. */
export function contractOf(atlas: Atlas, card: number): Contract | undefined {
    return atlas.contracts[card - HANDS * atlas.travel.length];
}

export const kindsOf = (atlas: Atlas, tokens: readonly number[]) =>
    tokens.map((token) => atlas.kinds[token] ?? -1);

/** The lowest free box of a city; with none free, the number of its boxes. */
export function freeBox(view: HanseView, city: number): number {
    const boxes = view.boxes[city] ?? [];
    const free = boxes.findIndex((stack) => stack.length === 0);
    return free < 0 ? boxes.length : free;
}

/** Whether the prices of a city are held as they were when the trade there began (H19). */
export const isHeld = (view: HanseView, city: number) =>
    view.phase === "trade" && view.pawns[view.active] === city;

/** The box that the prices of a city are read from now. */
export function pricedBox(atlas: Atlas, view: HanseView, city: number): number {
    if (!isHeld(view, city)) return freeBox(view, city);
    const [kind, column] = [...(atlas.places[city]?.columns ?? [])][0] ?? [-1, []];
    return column.indexOf(view.prices[kind] ?? 0);
}

/** What the kinds of a city cost now. */
export function pricesNow(atlas: Atlas, view: HanseView, city: number): [kind: number, price: number][] {
    const box = pricedBox(atlas, view, city);
    return [...(atlas.places[city]?.columns ?? [])].map(([kind, column]) => [kind, column[box] ?? 0]);
}

/** What a kind that is nowhere in play costs in a city: its highest price. */
export function scarcePrice(atlas: Atlas, city: number, kind: number): number {
    return Math.max(0, ...(atlas.places[city]?.columns.get(kind) ?? []));
}

/** The beans in the boxes of the active player's city, the top ones of each box first. */
export function forSale(view: HanseView): number[] {
    const boxes = view.boxes[view.pawns[view.active] ?? -1] ?? [];
    return boxes.flatMap((stack) => stack.toReversed());
}

/** The contracts of a seat that a reader may see: in hand, and on the own turn those laid out. */
export function contractsOf(atlas: Atlas, view: HanseView, seat: number): number[] {
    const held = (view.hands[seat] ?? []).filter((card) => contractOf(atlas, card));
    return seat === view.active ? [...view.laid, ...held] : held;
}

/** The kinds that a contract asks for and that are not on a cart. */
export function lacks(atlas: Atlas, cart: readonly number[], contract: Contract): number[] {
    const has = kindsOf(atlas, cart);
    return contract.kinds.filter((kind) => !has.includes(kind));
}

/** Whose turn it is; -1 while everybody chooses, delivers, or is done. */
export const turnOf = (view: HanseView) =>
    view.result || view.phase === "opening" || view.phase === "final" ? -1 : view.active;

/** Whether a seat may trade with the active player without an invitation. */
export function isPartner(atlas: Atlas, view: HanseView, seat: number): boolean {
    if (atlas.onlyGuests) return view.invited[seat] ?? false;
    return view.pawns[seat] === view.pawns[view.active];
}

/** Whether the active player may invite a seat: each once a turn (H16). */
export function isGuest(atlas: Atlas, view: HanseView, seat: number): boolean {
    const here = view.pawns[seat] === view.pawns[view.active];
    return seat !== view.active && !view.invited[seat] && (atlas.onlyGuests || !here);
}

/** Whether an offer is for a seat to answer: to all means all who could take it. */
export function isAsked(atlas: Atlas, view: HanseView, offer: OpenOffer, seat: number): boolean {
    if (seat < 0 || offer.seat === seat) return false;
    if (offer.to >= 0) return offer.to === seat;
    return offer.invites ? isGuest(atlas, view, seat) : isPartner(atlas, view, seat);
}

/** Of several ways to take an offer the one that needs the fewest beans bought. */
export function bestTake(ways: Take[], cart: readonly number[]): Take | undefined {
    const buys = (take: Take) => (take.cards ?? []).filter((token) => !cart.includes(token)).length;
    return ways.toSorted((a, b) => buys(a) - buys(b))[0];
}

/** Names as short as they can be without being mistaken for each other. */
export function initials(names: readonly string[]): string[] {
    return names.map((name, seat) => {
        const one = name.slice(0, 1).toUpperCase();
        const shared = names.some(
            (other, number) => number !== seat && other.slice(0, 1).toUpperCase() === one,
        );
        if (!shared) return one;
        const two = one + name.slice(1, 2);
        const clash = names.some(
            (other, number) => number !== seat && other.slice(0, 2).toLowerCase() === two.toLowerCase(),
        );
        return clash ? `${one}${seat + 1}` : two;
    });
}
