/** What of a game's figures is reconstructed, as its tables say. */

import type { Beans } from "../lib/figures";

const RECONSTRUCTED = "reconstruction";

export interface Sourced {
    readonly source?: string;
}

interface Tables {
    readonly bean: { [key: string]: Sourced };
    readonly contracts?: ({ readonly stated?: [number, number][] } & Sourced) | null;
}

/** Something with a star if it is reconstructed. */
export const starred = (what: string | number, made: boolean) => (made ? `${what}*` : `${what}`);

export const isStarred = (what: string) => what.endsWith("*");

const tablesOf = (beans: Beans) => beans.tables as unknown as Tables;
export const isMade = (figure: Sourced | null | undefined) => figure?.source === RECONSTRUCTED;

/** Whether the beanometer or the base price of a bean is reconstructed. */
export const isBeanMade = (beans: Beans, bean: string) => isMade(tablesOf(beans).bean[bean]);

/** The contracts of Bohnanza that a rulebook states, if the others are reconstructed. */
export function statedContracts(beans: Beans): [number, number][] | undefined {
    const { contracts } = tablesOf(beans);
    return isMade(contracts) ? contracts?.stated : undefined;
}
