/** The few words that stand on the drawings themselves. */

import type { Bean, Language } from "../lib/figures";

interface Words {
    readonly cards: string;
    readonly contract: string;
    readonly empty: string;
    readonly field: string;
    readonly first: string;
    readonly hidden: string;
    readonly next: string;
    readonly pays: string;
    readonly taler: string;
    readonly talers: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
    en: {
        cards: "cards",
        contract: "Contract",
        empty: "Empty field",
        field: "a third field",
        first: "first",
        hidden: "Hidden card",
        next: "next",
        pays: "pays",
        taler: "taler",
        talers: "talers",
    },
    de: {
        cards: "Karten",
        contract: "Auftrag",
        empty: "Leeres Feld",
        field: "ein drittes Feld",
        first: "vorn",
        hidden: "Verdeckte Karte",
        next: "dann",
        pays: "bringt",
        taler: "Taler",
        talers: "Taler",
    },
    fr: {
        cards: "cartes",
        contract: "Contrat",
        empty: "Champ vide",
        field: "un troisième champ",
        first: "devant",
        hidden: "Carte cachée",
        next: "puis",
        pays: "rapporte",
        taler: "taler",
        talers: "talers",
    },
    it: {
        cards: "carte",
        contract: "Contratto",
        empty: "Campo vuoto",
        field: "un terzo campo",
        first: "davanti",
        hidden: "Carta coperta",
        next: "poi",
        pays: "rende",
        taler: "tallero",
        talers: "talleri",
    },
};

export function talers(count: number, language: Language): string {
    const words = WORDS[language];
    return `${count} ${count === 1 ? words.taler : words.talers}`;
}

/** A bean in words: its name, how many there are, and its beanometer. */
export function describe(bean: Bean, language: Language): string {
    return [
        bean.name(language),
        `${bean.count} ${WORDS[language].cards}`,
        ...(bean.fieldAt ? [`${bean.fieldAt} → ${WORDS[language].field}`] : []),
        ...bean.meter.map(([needed, coins]) => `${needed} → ${talers(coins, language)}`),
    ].join(", ");
}
