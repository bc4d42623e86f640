/** What happened, in words, from the side of whoever reads it. */

import type { FluentVariable } from "@fluent/bundle";
import { partOf } from "../games";
import type { AnyWord, Sentence, TableInfo } from "../protocol";
import type { Refusal } from "./api";
import type { Beans } from "./figures";
import { has, idOf, listed, speech, t } from "./words.svelte";

/** Everything that is needed to name players and beans. */
export interface Names {
    readonly info: TableInfo;
    readonly beans: Beans;
    readonly seat: number;
}

type Words = Record<string, FluentVariable>;

const gameOf = (names: Names) => names.info.settings.game ?? "";

export function nameOf(names: Names, seat: number): string {
    return names.info.seats[seat]?.name || t("seat-open");
}

/** Name beans, the same ones counted: 2 × Red bean, Blue bean. */
export function beanList(names: Names, kinds: (number | undefined)[], talers = 0): string {
    const counts = new Map<string, number>();
    for (const kind of kinds) {
        const bean = kind === undefined ? undefined : names.beans.all[kind];
        const name = bean?.inSentence(speech.language) ?? t("hidden-card");
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const parts = [...counts].map(([bean, count]) => (count > 1 ? t("bean-count", { count, bean }) : bean));
    if (talers > 0) parts.push(t(`${partOf(gameOf(names)).money}-count`, { count: talers }));
    return parts.length > 0 ? listed(parts) : t("nothing");
}

/** The words for a phase; a game may have a name of its own for it. */
export function phaseId(names: Names, phase: string): string {
    const id = idOf(phase);
    const own = `phase-${idOf(gameOf(names))}-${id}`;
    return has(own) ? own : `phase-${id}`;
}

/** Name a phase in words; one that there are none for, as its game does. */
export function phaseWords(names: Names, phase: string): string {
    const id = phaseId(names, phase);
    return has(id) ? t(id) : phase;
}

/** Say why something was refused: in the reader's language where there are words for it, else as the server has. */
export function refusalWords(refusal: Refusal, names: Names | null): string {
    if (refusal.code === "no-connection") return t("error-offline");
    const id = `refused-${refusal.code}`;
    const words: Words = {};
    for (const [key, value] of Object.entries(refusal.params)) {
        const word = paramWord(names, key, value);
        if (word === undefined) return refusal.sentence;
        words[key] = word;
    }
    return has(id) ? t(id, words) : refusal.sentence;
}

/** Turn a parameter of a refusal into words; nothing if that needs names which are not there. */
function paramWord(names: Names | null, key: string, value: unknown): string | number | undefined {
    const bean = (name: unknown) =>
        names?.beans.all.find((kind) => kind.key === name)?.inSentence(speech.language);
    if (Array.isArray(value)) {
        const parts = value.map((part) => (key === "seats" ? seatWord(names, part) : bean(part)));
        return parts.every((part) => part !== undefined) ? listed(parts) : undefined;
    }
    if (["seat", "active", "taker"].includes(key)) return seatWord(names, value);
    if (key === "bean") return bean(value);
    if (key === "city" && names && typeof value === "string") return names.beans.cityNamed(value);
    if (key === "phase" && names) return phaseWords(names, String(value));
    return typeof value === "number" || typeof value === "string" ? value : undefined;
}

function seatWord(names: Names | null, seat: unknown): string | undefined {
    return names && typeof seat === "number" ? nameOf(names, seat) : undefined;
}

/** Say a contract in words. */
export function contractWords(names: Names, card: number): string {
    const [left, right] = names.beans.contract(card) ?? [];
    if (left !== undefined && right !== undefined) return t("contract-card", { left, right });
    const contract = names.beans.delivery(card);
    if (!contract) return t("hidden-contract");
    const kinds = contract.beans.map((key) => names.beans.all.findIndex((bean) => bean.key === key));
    return t("contract-hansa", {
        cards: beanList(names, kinds),
        city: names.beans.cityNamed(contract.city),
        thalers: contract.value,
    });
}

/** A sentence that is to be told, and where it stood among all that were. */
export interface Line {
    readonly at: number;
    readonly said: Sentence;
    readonly text: string;
}

/** Put what happened into words; what several say in a row is told at once, and what the table shows is not. */
export function tell(names: Names, sentences: readonly Sentence[]): Line[] {
    const groups: { at: number; said: Sentence[] }[] = [];
    let topic = "";
    sentences.forEach((said, at) => {
        if (said.minor) return;
        if (topic && said.topic === topic) groups.at(-1)!.said.push(said);
        else groups.push({ at, said: [said] });
        topic = said.topic;
    });
    return groups.map(({ at, said }) => {
        const whole = together(said);
        return { at, said: whole, text: put(names, whole) };
    });
}

/** The beans that a sentence is about, to be drawn beside it. */
export function pictured(names: Names, said: Sentence): string[] {
    const kinds = Object.values(said.words).flatMap((word) =>
        typeof word === "object" && word.is === "beans" ? word.beans.map(({ bean }) => bean) : [],
    );
    return [...new Set(kinds.flatMap((kind) => names.beans.all[kind]?.key ?? []))];
}

function put(names: Names, said: Sentence): string {
    const words: Words = {};
    for (const [name, word] of Object.entries(said.words)) words[name] = wordOf(names, word);
    return [said.id, ...said.more].map((id) => t(id, words)).join(" ");
}

/** Say several sentences of one topic at once. */
function together(group: Sentence[]): Sentence {
    const first = group[0]!;
    if (group.length === 1) return first;
    const words = Object.entries(first.words).map(([name, word]) => [
        name,
        added(
            word,
            group.map((one) => one.words[name]!),
        ),
    ]);
    return { ...first, id: first.several, words: { ...Object.fromEntries(words), count: group.length } };
}

/** Add players or beans of several sentences up; any other word is that of the first. */
function added(first: AnyWord, words: AnyWord[]): AnyWord {
    const all = words.filter((word) => typeof word === "object");
    if (typeof first !== "object") return first;
    if (first.is === "players") {
        const seats = all.flatMap((word) => (word.is === "players" ? word.seats : []));
        return { ...first, seats: [...new Set(seats)] };
    }
    if (first.is !== "beans") return first;
    const beans = all.filter((word) => word.is === "beans");
    const hidden = beans.reduce((sum, word) => sum + word.hidden, 0);
    return { ...first, beans: beans.flatMap((word) => word.beans), hidden };
}

function wordOf(names: Names, word: AnyWord): FluentVariable {
    if (typeof word !== "object") return word;
    switch (word.is) {
        case "players":
            return listed(word.seats.map((seat) => nameOf(names, seat)));
        case "beans": {
            const kinds = word.beans.flatMap(({ bean, count }) => Array<number>(count).fill(bean));
            return beanList(names, [...kinds, ...Array<undefined>(word.hidden)], word.talers);
        }
        case "term":
            return t(word.id);
        case "phase":
            return phaseWords(names, word.phase);
        case "city":
            return names.beans.city(word.city);
        case "contract":
            return contractWords(names, word.card);
        case "hand":
            return listed(word.cards.map((card) => cardWords(names, card)));
        case "harvest":
            return harvestWords(names, word.card);
        case "prices":
            return listed(word.prices.map(({ bean, price }) => `${beanList(names, [bean])} ${price}`));
        case "scores":
            return listed(word.scores.map(({ seat, score }) => `${nameOf(names, seat)} ${score}`));
    }
}

function cardWords(names: Names, card: number): string {
    return names.beans.delivery(card) ? contractWords(names, card) : t(`travel-${names.beans.travel(card)}`);
}

function harvestWords(names: Names, card: number): string {
    const lots = names.beans.harvest(card).map((lot) => {
        const kind = names.beans.all.findIndex((bean) => bean.key === lot.bean);
        const cards = beanList(names, Array<number>(lot.count).fill(kind));
        return t("harvest-lot", { cards, city: names.beans.cityNamed(lot.city) });
    });
    return listed(lots);
}
