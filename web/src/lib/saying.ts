/** What happened, in words, from the side of whoever reads it. */

import type { FluentVariable } from "@fluent/bundle";
import type { AnyEvent, TableInfo } from "../protocol";
import type { Refusal } from "./api";
import type { Beans } from "./figures";
import { has, listed, speech, t } from "./words.svelte";

/** Everything that is needed to name players and beans. */
export interface Names {
    readonly info: TableInfo;
    readonly beans: Beans;
    readonly seat: number;
}

type Words = Record<string, FluentVariable>;

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
    if (talers > 0) parts.push(t(hansa(names) ? "thalers-count" : "talers-count", { count: talers }));
    return parts.length > 0 ? listed(parts) : t("nothing");
}

/** Name a phase; some have another name in Bohn Hansa. */
export function phaseId(names: Names, phase: string): string {
    const id = phase.replaceAll(" ", "-");
    return hansa(names) && has(`phase-hansa-${id}`) ? `phase-hansa-${id}` : `phase-${id}`;
}

/** Say why something was refused: in the reader's language where there are words for it, else as the server has. */
export function refusalWords(refusal: Refusal, names: Names | null): string {
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
    if (key === "phase" && names) return t(phaseId(names, String(value)));
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

/** Say what happened; nothing if that is not worth a sentence. */
export function say(names: Names, event: AnyEvent): string {
    const id = endings(names, event)
        .map((ending) => `event-${event.event}${ending}`)
        .find(has);
    return id ? t(id, argumentsOf(names, event)) : "";
}

const hansa = (names: Names) => names.info.settings.game === "hansa";

/** The forms in which an event may be told, the one that says most first. */
function endings(names: Names, event: AnyEvent): string[] {
    const own = "seat" in event && event.seat === names.seat;
    const special: string[] = [];
    if (event.event === "traded") {
        const gift = event.received.length === 0 && event.earned === 0 ? "-gift" : "";
        if (own) special.push(`${gift}-you`);
        else if (event.taker === names.seat) special.push(`${gift}-to-you`);
        else special.push(gift);
    }
    if (event.event === "offered" && !own && names.seat >= 0) {
        if (event.to === names.seat) special.push("-to-you");
        if (event.to < 0) special.push("-to-all");
    }
    if (event.event === "gameended" && event.winners.includes(names.seat)) {
        special.push(event.winners.length > 1 ? "-shared-you" : "-you");
    }
    if (event.event === "wished" && event.gives.length > 0) {
        const form = event.wants.length > 0 ? "-both" : "-gives";
        special.push(own ? `${form}-you` : form);
    }
    if (event.event === "guestcardplayed" && event.discarded)
        special.push(own ? "-discarded-you" : "-discarded");
    if ("reason" in event) special.push(own ? `-${event.reason}-you` : `-${event.reason}`);
    return [...special, ...(own ? ["-you"] : []), ""];
}

function argumentsOf(names: Names, event: AnyEvent): Words {
    const words: Words = {};
    for (const [key, value] of Object.entries(event)) {
        if (typeof value === "number") words[key] = value;
    }
    return { ...words, ...people(names, event), ...things(names, event), ...deals(names, event) };
}

function people(names: Names, event: AnyEvent): Words {
    const words: Words = {};
    if ("seat" in event) words["who"] = nameOf(names, event.seat);
    if ("taker" in event) words["whom"] = nameOf(names, event.taker);
    if ("to" in event) words["whom"] = event.to < 0 ? t("everybody") : nameOf(names, event.to);
    if ("winners" in event) words["names"] = listed(event.winners.map((seat) => nameOf(names, seat)));
    return words;
}

function things(names: Names, event: AnyEvent): Words {
    const words: Words = {};
    const kind = (card: number) => names.beans.of(card)?.kind;
    if ("card" in event) {
        words["cards"] = beanList(names, [kind(event.card)]);
        words["contract"] = contractWords(names, event.card);
        words["card"] = t(`travel-${names.beans.travel(event.card)}`);
        words["harvest"] = harvestWords(names, event.card);
    }
    if ("contract" in event) words["contract"] = contractWords(names, event.contract);
    if ("token" in event) words["cards"] = beanList(names, [kind(event.token)]);
    if ("tokens" in event) words["cards"] = beanList(names, event.tokens.map(kind));
    if (event.event === "cardsplayed" || event.event === "cardstakenback") {
        const travel = event.cards.map((card) => t(`travel-${names.beans.travel(card)}`));
        const contracts = event.event === "cardsplayed" ? event.contracts : [];
        words["cards"] = listed([...travel, ...contracts.map((card) => contractWords(names, card))]);
    }
    if ("city" in event) words["city"] = names.beans.city(event.city);
    if ("field" in event) words["field"] = event.field + 1;
    if ("box" in event) words["box"] = event.box + 1;
    return words;
}

function harvestWords(names: Names, card: number): string {
    const lots = names.beans.harvest(card).map((lot) => {
        const kind = names.beans.all.findIndex((bean) => bean.key === lot.bean);
        const cards = beanList(names, Array<number>(lot.count).fill(kind));
        return t("harvest-lot", { cards, city: names.beans.cityNamed(lot.city) });
    });
    return listed(lots);
}

function deals(names: Names, event: AnyEvent): Words {
    const kind = (card: number) => names.beans.of(card)?.kind;
    switch (event.event) {
        case "offered":
            return {
                given: beanList(names, event.gives.map(kind), event.pays),
                received: beanList(names, event.wants, event.asks),
            };
        case "traded":
            return {
                given: beanList(names, event.given.map(kind), event.paid),
                received: beanList(names, event.received.map(kind), event.earned),
            };
        case "wished":
            return { wants: beanList(names, event.wants), gives: beanList(names, event.gives) };
        default:
            return {};
    }
}
