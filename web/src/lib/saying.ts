/** What happened, in words, from the side of whoever reads it. */

import type { FluentVariable } from "@fluent/bundle";
import type { AnyEvent, Sold, TableInfo } from "../protocol";
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

/** A bean within a sentence: small in French and Italian. */
export function inSentence(name: string): string {
    const small = speech.language === "fr" || speech.language === "it";
    return small ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Name beans, the same ones counted: 2 × Red bean, Blue bean. */
export function beanList(names: Names, kinds: (number | undefined)[], talers = 0): string {
    const counts = new Map<string, number>();
    for (const kind of kinds) {
        const bean = kind === undefined ? undefined : names.beans.all[kind];
        const name = bean ? inSentence(bean.name(speech.language)) : t("hidden-card");
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const parts = [...counts].map(([bean, count]) => (count > 1 ? t("bean-count", { count, bean }) : bean));
    if (talers > 0) parts.push(t(hansa(names) ? "thalers-count" : "talers-count", { count: talers }));
    return parts.length > 0 ? listed(parts) : t("nothing");
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

/** A sentence of the log, and the events that it tells of. */
export interface Line {
    readonly events: AnyEvent[];
    /** The place of the first of them among all that were to be told. */
    readonly at: number;
    readonly text: string;
}

/** Say what happened; nothing if that is not worth a sentence. */
export const say = (names: Names, event: AnyEvent): string => sentence(names, [event]);

/** Tell what happened; the same from several in a row is told at once. */
export function tell(names: Names, events: AnyEvent[]): Line[] {
    const groups: { at: number; events: AnyEvent[] }[] = [];
    let last: string | null = null;
    events.forEach((event, at) => {
        if (isQuiet(event)) return;
        const now = topic(names, event);
        if (now !== null && now === last) groups.at(-1)!.events.push(event);
        else groups.push({ at, events: [event] });
        last = now;
    });
    return groups
        .map((group) => ({ ...group, text: sentence(names, group.events) }))
        .filter((line) => line.text);
}

const QUIET = new Set(["lapsed", "gapsclosed", "harvestdone"]);

/** What happens by itself, and can be seen on the table. */
function isQuiet(event: AnyEvent): boolean {
    const phase = event.event === "phasebegan" ? event.phase.replaceAll(" ", "-") : null;
    return QUIET.has(event.event) || (phase !== null && !has(`event-phasebegan-${phase}`));
}

/** Which events in a row can be told at once; what a reader does stands alone. */
function topic(names: Names, event: AnyEvent): string | null {
    switch (event.event) {
        case "drew":
            return `drew ${event.seat} ${event.card >= 0}`;
        case "turnedover":
            return "turnedover";
        case "markeddone":
            return event.seat === names.seat ? null : "markeddone";
        case "agreed":
        case "declined":
            return event.seat === names.seat ? null : `${event.event} ${event.offer}`;
        default:
            return null;
    }
}

function sentence(names: Names, group: AnyEvent[]): string {
    const event = group[0]!;
    const game = hansa(names) ? ["event-hansa-", "event-"] : ["event-"];
    const id = endings(names, group)
        .flatMap((ending) => game.map((start) => `${start}${event.event}${ending}`))
        .find(has);
    if (!id) return "";
    const words = argumentsOf(names, group);
    return [id, ...additions(event)].map((part) => t(part, words)).join(" ");
}

/** The beans that a line is about, to be drawn beside it. */
export function pictured(names: Names, events: AnyEvent[]): string[] {
    const cards = events.flatMap((event) => {
        switch (event.event) {
            case "planted":
            case "turnedover":
            case "drew":
                return [event.card];
            case "traded":
                return [...event.given, ...event.received];
            case "sold":
                return event.discarded;
            case "beanbought":
            case "beanpaid":
                return [event.token];
            case "harvested":
                return event.tokens;
            default:
                return [];
        }
    });
    return [...new Set(cards.flatMap((card) => names.beans.of(card)?.key ?? []))];
}

const hansa = (names: Names) => names.info.settings.game === "hansa";

/** The forms in which events may be told, the one that says most first. */
function endings(names: Names, group: AnyEvent[]): string[] {
    const event = group[0]!;
    const own = "seat" in event && event.seat === names.seat;
    return [...special(names, event, own, group.length > 1), ...(own ? ["-you"] : []), ""];
}

function special(names: Names, event: AnyEvent, own: boolean, several: boolean): string[] {
    const of = (form: string) => [own ? `${form}-you` : form];
    switch (event.event) {
        case "traded": {
            const gift = event.received.length === 0 && event.earned === 0 ? "-gift" : "";
            return event.taker === names.seat ? [`${gift}-to-you`] : of(gift);
        }
        case "offered":
            if (own || names.seat < 0) return [];
            if (event.to < 0) return ["-to-all"];
            return event.to === names.seat ? ["-to-you"] : [];
        case "wished":
            if (event.gives.length === 0) return [];
            return of(event.wants.length > 0 ? "-both" : "-gives");
        case "gameended":
            if (!event.winners.includes(names.seat)) return [];
            return [event.winners.length > 1 ? "-shared-you" : "-you"];
        case "phasebegan":
            return [`-${event.phase.replaceAll(" ", "-")}`];
        case "drew":
        case "contractdrawn":
            if (own) return [];
            return event.card >= 0 ? ["-open"] : several ? ["-several"] : [];
        case "sold":
            return soldCards(names, event).length > 0 ? of("-cards") : [];
        case "guestcardplayed":
            return event.discarded ? of("-discarded") : [];
        case "earned":
        case "paid":
            return of(`-${event.reason}`);
        default:
            return several ? ["-several"] : [];
    }
}

/** What a sentence is followed by. */
function additions(event: AnyEvent): string[] {
    if (event.event === "gameended") return ["event-gameended-scores"];
    if (event.event !== "offered") return [];
    return [
        ...(event.answers > 0 ? ["event-offered-answers"] : []),
        ...(event.invites ? ["event-offered-invites"] : []),
    ];
}

/** What was sold with a field of one kind: what became talers was of the kind of what was discarded. */
function soldCards(names: Names, event: Sold): (number | undefined)[] {
    const kind = event.discarded.length > 0 ? names.beans.of(event.discarded[0]!)?.kind : undefined;
    if (kind === undefined || names.info.settings.game !== "bohnanza") return [];
    return Array<number>(event.discarded.length + event.talers).fill(kind);
}

function argumentsOf(names: Names, group: AnyEvent[]): Words {
    const event = group[0]!;
    const words: Words = { count: group.length };
    for (const [key, value] of Object.entries(event)) {
        if (typeof value === "number") words[key] = value;
    }
    const all = { ...words, ...people(names, event), ...things(names, event), ...deals(names, event) };
    return group.length > 1 ? { ...all, ...together(names, group) } : all;
}

/** The names and cards of several events. */
function together(names: Names, group: AnyEvent[]): Words {
    const seats = group.flatMap((event) => ("seat" in event ? [event.seat] : []));
    const cards = group.flatMap((event) => ("card" in event ? [event.card] : []));
    return {
        names: listed(seats.map((seat) => nameOf(names, seat))),
        cards: beanList(
            names,
            cards.map((card) => names.beans.of(card)?.kind),
        ),
    };
}

function people(names: Names, event: AnyEvent): Words {
    const words: Words = {};
    if ("seat" in event) words["who"] = nameOf(names, event.seat);
    if ("taker" in event) words["whom"] = nameOf(names, event.taker);
    if ("to" in event) words["whom"] = event.to < 0 ? t("everybody") : nameOf(names, event.to);
    if ("winners" in event) words["names"] = listed(event.winners.map((seat) => nameOf(names, seat)));
    if ("scores" in event) {
        const order = event.scores.map((_, seat) => seat).sort((a, b) => event.scores[b]! - event.scores[a]!);
        words["scores"] = listed(order.map((seat) => `${nameOf(names, seat)} ${event.scores[seat]}`));
    }
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
    if (event.event === "sold") words["cards"] = beanList(names, soldCards(names, event));
    if (event.event === "phasebegan") words["phase"] = phaseWords(names, event.phase);
    if (event.event === "pricesfixed") {
        const sold = event.prices.flatMap((price, kind) => (price > 0 ? [{ kind, price }] : []));
        words["prices"] = listed(sold.map(({ kind, price }) => `${beanList(names, [kind])} ${price}`));
    }
    if ("city" in event) words["city"] = names.beans.city(event.city);
    if ("field" in event) words["field"] = event.field + 1;
    if ("box" in event) words["box"] = event.box + 1;
    return words;
}

function phaseWords(names: Names, phase: string): string {
    const name = phase.replaceAll(" ", "-");
    return t(hansa(names) && has(`phase-hansa-${name}`) ? `phase-hansa-${name}` : `phase-${name}`);
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
