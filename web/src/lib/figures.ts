/** The figures of a game: beans by number, by card and by name. */

import type { Figures, Language } from "../protocol";
import { idOf } from "./words.svelte";

interface BeanTable {
    readonly cards?: number;
    readonly tokens?: number;
    readonly price?: number;
    readonly meter?: [number, number][];
    readonly third_field_at?: number;
    readonly letter?: string;
    readonly colour?: string;
    readonly names?: Partial<Record<Language, string>>;
}

/** A kind of bean. */
export class Bean {
    constructor(
        readonly kind: number,
        readonly key: string,
        private readonly table: BeanTable,
    ) {}

    get letter(): string {
        return this.table.letter || this.key.slice(0, 2);
    }

    /** Its colour; nothing if its table gives none. */
    get colour(): string {
        return this.table.colour ?? "";
    }

    /** How many there are. */
    get count(): number {
        return this.table.cards ?? this.table.tokens ?? 0;
    }

    /** The beanometer: so many cards bring so many talers. */
    get meter(): [number, number][] {
        return this.table.meter ?? [];
    }

    get price(): number {
        return this.table.price ?? 0;
    }

    name(language: Language): string {
        return this.table.names?.[language] ?? this.table.names?.en ?? this.key;
    }

    /** The name as it stands inside a sentence: small in French and Italian. */
    inSentence(language: Language): string {
        const name = this.name(language);
        const small = language === "fr" || language === "it";
        return small ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
    }

    /** So many cards bring a third field instead of talers; 0 if they never do. */
    get fieldAt(): number {
        return this.table.third_field_at ?? 0;
    }
}

interface City {
    readonly name: string;
}

/** Beans to bring to a city, and what they earn. */
export interface Delivery {
    readonly city: string;
    readonly beans: string[];
    readonly value: number;
}

/** Beans that a harvest brings to a city. */
export interface Lot {
    readonly city: string;
    readonly bean: string;
    readonly count: number;
}

/** The beans of a table, and the cities and cards of Bohn Hansa. */
export class Beans {
    readonly all: Bean[];
    private readonly cities: { [key: string]: City };
    private readonly deliveries: Delivery[];
    private readonly harvests: { readonly lots: Lot[] }[];
    private readonly journey: string[];

    constructor(private readonly figures: Figures) {
        const tables = figures.tables["bean"] as { [key: string]: BeanTable };
        this.all = figures.beans.map((key, kind) => new Bean(kind, key, tables[key] ?? {}));
        this.cities = (figures.tables["city"] ?? {}) as { [key: string]: City };
        this.deliveries = (figures.tables["contract"] ?? []) as Delivery[];
        this.harvests = (figures.tables["harvest"] ?? []) as { lots: Lot[] }[];
        this.journey = (figures.tables["travel"] ?? []) as string[];
    }

    /** The bean of a card; nothing for a contract, or a card that nobody may see. */
    of(card: number): Bean | undefined {
        const kind = this.figures.kinds[card];
        return kind === undefined || kind < 0 ? undefined : this.all[kind];
    }

    get options(): Figures["options"] {
        return this.figures.options;
    }

    get tables(): Figures["tables"] {
        return this.figures.tables;
    }

    /** The phases of a turn, in their order. */
    get phases(): string[] {
        return Object.keys(this.figures.phases);
    }

    /** The numbers of the rules that hold in a phase, as it is in the names of texts. */
    rulesOf(phase: string): string[] {
        return Object.entries(this.figures.phases).find(([name]) => idOf(name) === phase)?.[1] ?? [];
    }

    /** How many contracts of Bohnanza there are. */
    get contracts(): number {
        return this.figures.contracts.length;
    }

    /** The bean of Sissi! that goes with every captain; nothing in the other games. */
    get empress(): Bean | undefined {
        return this.all.find((bean) => bean.key === this.figures.tables["empress"]);
    }

    /** The two numbers of a contract of Bohnanza. */
    contract(card: number): number[] | undefined {
        const beans = this.figures.kinds.length - this.figures.contracts.length;
        return card < beans ? undefined : this.figures.contracts[card - beans];
    }

    /** A contract of Bohn Hansa: five hands of travel cards come before the contracts. */
    delivery(card: number): Delivery | undefined {
        return this.deliveries[card - 5 * this.journey.length];
    }

    /** Whether a travel card is plain, Toll or Supply. */
    travel(card: number): string {
        return this.journey[card % this.journey.length] ?? "plain";
    }

    harvest(card: number): Lot[] {
        return this.harvests[card]?.lots ?? [];
    }

    city(number: number): string {
        return Object.values(this.cities)[number]?.name ?? "";
    }

    cityNamed(key: string): string {
        return this.cities[key]?.name ?? key;
    }
}

/** Count a list of kinds, in the order of the kinds. */
export function counted(kinds: readonly number[]): [kind: number, count: number][] {
    const counts = new Map<number, number>();
    for (const kind of [...kinds].sort((a, b) => a - b)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return [...counts];
}
