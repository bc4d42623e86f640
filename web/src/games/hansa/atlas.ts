/** The map and the cards of Bohn Hansa, read from the figures of a game. */

import type { Figures, HanseView } from "../../protocol";

/** Ids of cards begin with so many hands of travel cards, whoever plays; contracts follow. */
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
    };
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

/** Whose turn it is; -1 while everybody chooses, delivers, or is done. */
export const turnOf = (view: HanseView) =>
    view.result || view.phase === "opening" || view.phase === "final" ? -1 : view.active;

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
