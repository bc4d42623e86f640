/** What of the figures of cities, contracts and harvests is reconstructed, as the tables say. */

import { isMade, starred, type Sourced } from "../../help/sources";
import type { Beans, Delivery, Lot } from "../../lib/figures";

interface Column extends Sourced {
    readonly boxes: number[];
    readonly round: number;
    /** The prices that a rulebook states. */
    readonly stated?: number[];
}

interface Tables {
    readonly city: { [key: string]: { readonly name: string; readonly prices: { [bean: string]: Column } } };
    readonly contract: (Delivery & Sourced)[];
    readonly harvest: ({ readonly lots: Lot[]; readonly stated?: string[] } & Sourced)[];
}

export interface Sold {
    readonly bean: string;
    readonly made: boolean;
    /** By the lowest free box from the bottom up, and at last with none free; with stars. */
    readonly prices: string[];
}

export interface City {
    readonly name: string;
    readonly sold: Sold[];
    readonly contracts: { readonly beans: string[]; readonly value: string }[];
}

const tablesOf = (beans: Beans) => beans.tables as unknown as Tables;

/** All cities with what they sell and the contracts for them. */
export function citiesOf(beans: Beans): City[] {
    const { city, contract } = tablesOf(beans);
    return Object.entries(city).map(([key, { name, prices }]) => ({
        name,
        sold: Object.entries(prices).map(([bean, column]) => soldOf(bean, column)),
        contracts: contract
            .filter((card) => card.city === key)
            .map((card) => ({ beans: card.beans, value: starred(card.value, isMade(card)) })),
    }));
}

function soldOf(bean: string, { boxes, round, source = "", stated = [] }: Column): Sold {
    const prices = [...boxes, round].map((price) => starred(price, source !== "" && !stated.includes(price)));
    return { bean, made: isMade({ source }), prices };
}

/** The cities that sell a kind, with stars. */
export function sellersOf(beans: Beans, kind: string): string[] {
    return citiesOf(beans).flatMap(({ name, sold }) =>
        sold.filter(({ bean }) => bean === kind).map(({ made }) => starred(name, made)),
    );
}

/** All harvest cards, each lot with whether it is reconstructed. */
export function harvestsOf(beans: Beans): { readonly lot: Lot; readonly made: boolean }[][] {
    return tablesOf(beans).harvest.map((card) =>
        card.lots.map((lot) => ({ lot, made: isMade(card) && !card.stated?.includes(lot.city) })),
    );
}
