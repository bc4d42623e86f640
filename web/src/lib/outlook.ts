/** What cards would do to somebody's fields: where they would go, and what would have to be sold for them. */

import type { Bean } from "./figures";

export type Row = readonly Bean[];

/** Nobody gets a fourth field. */
const MOST_FIELDS = 3;

/** In Sissi! the ways to plant more cards than these are too many to say anything. */
const MOST_SEARCHED = 5;

/** What a field would bring if it were sold. */
export interface Sale {
    readonly field: number;
    readonly pays: number;
    readonly earnsField: boolean;
}

/** Where some beans of a kind would go. */
export interface Outcome {
    readonly bean: Bean;
    readonly number: number;
    /** The field, or -1 if one would have to be sold first. */
    readonly field: number;
    readonly wasEmpty: boolean;
    /** How many cards the field would have when everything is planted, what it would bring then, and next. */
    readonly cards: number;
    readonly pays: number;
    readonly next: [number, number] | undefined;
    /** The Sissi action would sell the field. */
    readonly doomed: boolean;
    /** The fields that could be sold, if one would have to be. */
    readonly sales: readonly Sale[];
}

interface Plan {
    readonly rows: readonly Row[];
    /** The field of each bean, in the order in which they came. */
    readonly places: ReadonlyMap<number, number>;
    readonly cost: number;
}

/** How fields work: of one kind each; with an empress, she and captains of one kind in turn (B3, S3). */
export class Soil {
    constructor(private readonly empress: Bean | undefined) {}

    fits(row: Row, bean: Bean): boolean {
        const kind = this.grows(row);
        return !kind || kind === bean || (!!this.empress && [kind, bean].includes(this.empress));
    }

    /** What grows in a field; of captains and an empress, the captains. */
    grows(row: Row): Bean | undefined {
        return row.find((bean) => bean !== this.empress) ?? row[0];
    }

    /** What a field brings: its last card tells, which elsewhere is a card like the others (B2, S11). */
    pays(row: Row): number {
        return row.at(-1)?.pays(row.length) ?? 0;
    }

    /** Whether two neighbours are of a sort, so that the Sissi action sells the field (S10). */
    isDoomed(row: Row): boolean {
        const empress = this.empress;
        if (!empress) return false;
        return row.some((bean, at) => at > 0 && (bean === empress) === (row[at - 1] === empress));
    }

    /** What may be sold, and for how much: the larger fields, or else any single bean (B20). */
    sales(rows: readonly Row[]): Sale[] {
        const larger = rows.some((row) => row.length > 1);
        return rows.flatMap((row, field) => {
            if (row.length <= (larger ? 1 : 0)) return [];
            return [{ field, pays: this.pays(row), earnsField: this.earnsField(row, rows.length) }];
        });
    }

    /** Whether a field brings a third field, to somebody who has so many (E1). */
    earnsField(row: Row, fields: number): boolean {
        return fields < MOST_FIELDS && row.length > 0 && row.length === row[0]?.fieldAt;
    }

    /** Where beans would go that somebody gets, beside those that wait to be planted already. */
    outlook(rows: readonly Row[], waiting: readonly Bean[], gets: readonly Bean[]): Outcome[] {
        const beans = [...waiting, ...gets];
        if (this.empress && beans.length > MOST_SEARCHED) return [];
        const plan = this.plan(
            rows,
            beans.map((bean, at) => [at, bean]),
        );
        const sales = this.sales(plan.rows);
        const outcomes = new Map<string, Outcome>();
        for (const [at, bean] of beans.entries()) {
            if (at < waiting.length) continue;
            const field = plan.places.get(at) ?? -1;
            const row = plan.rows[field] ?? [];
            const before = outcomes.get(`${bean.key} ${field}`);
            outcomes.set(`${bean.key} ${field}`, {
                bean,
                number: (before?.number ?? 0) + 1,
                field,
                wasEmpty: rows[field]?.length === 0,
                cards: row.length,
                pays: this.pays(row),
                next: this.empress ? undefined : bean.next(row.length),
                doomed: this.isDoomed(row),
                sales: field < 0 ? sales : [],
            });
        }
        return [...outcomes.values()];
    }

    /** Find the best way to plant beans: with the fewest sales, then the fewest fields spoiled, then filled. */
    private plan(rows: readonly Row[], beans: readonly [at: number, bean: Bean][]): Plan {
        // Where fields are of one kind the order makes no difference, nor does it among beans that are alike.
        const next = this.empress ? beans : beans.slice(0, 1);
        const first = next.filter(
            ([, bean], place) => next.findIndex(([, other]) => other === bean) === place,
        );
        const plans = first.flatMap(([at, bean]) => {
            const rest = beans.filter(([other]) => other !== at);
            const homes = this.homes(rows, bean);
            if (homes.length === 0) {
                const plan = this.plan(rows, rest);
                return [{ ...plan, cost: plan.cost + 100 }];
            }
            return homes.map((field) => {
                const row = rows[field] ?? [];
                const grown = [...row, bean];
                const plan = this.plan(rows.with(field, grown), rest);
                const spoils = this.isDoomed(grown) ? (this.isDoomed(row) ? 5 : 10) : 0;
                return {
                    rows: plan.rows,
                    places: new Map(plan.places).set(at, field),
                    cost: plan.cost + spoils + (row.length === 0 ? 1 : 0),
                };
            });
        });
        const done = { rows, places: new Map(), cost: 0 };
        return plans.reduce((best, plan) => (plan.cost < best.cost ? plan : best), plans[0] ?? done);
    }

    /** The fields worth a thought for a bean: of empty ones the first; of one kind only the largest. */
    private homes(rows: readonly Row[], bean: Bean): number[] {
        const fits = [...rows.keys()].filter((field) => this.fits(rows[field]!, bean));
        const empty = fits.filter((field) => rows[field]!.length === 0).slice(0, 1);
        const grown = fits
            .filter((field) => rows[field]!.length > 0)
            .sort((a, b) => rows[b]!.length - rows[a]!.length);
        if (this.empress) return [...grown, ...empty];
        return grown.length > 0 ? grown.slice(0, 1) : empty;
    }
}
