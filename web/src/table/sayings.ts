/** The last word of everybody in this turn, to stand at their faces. */

import { letterOf } from "../art/about";
import { counted } from "../lib/figures";
import type { Names } from "../lib/saying";
import { listed, t } from "../lib/words.svelte";
import type { AnyEvent, Offered, Told } from "../protocol";

export interface Word {
    readonly text: string;
    readonly tone: "yes" | "no" | "plain";
}

/** Beans by their short names: 2 So, Re. */
function short(names: Names, kinds: readonly number[], talers = 0): string {
    const beans = counted(kinds).flatMap(([kind, count]) => {
        const bean = names.beans.all[kind];
        return bean ? [count > 1 ? `${count} ${letterOf(bean)}` : letterOf(bean)] : [];
    });
    return listed([...beans, ...(talers > 0 ? [t("talers-count", { count: talers })] : [])]);
}

function offered(names: Names, event: Offered, active: number): Word {
    const gives = short(
        names,
        event.gives.flatMap((card) => names.beans.of(card)?.kind ?? []),
        event.pays,
    );
    const wants = short(names, event.wants, event.asks);
    // Without beans it is an invitation alone: of the active player, or one that is asked for.
    const alone = event.seat === active ? "says-invites" : "says-comes";
    const id = wants ? (gives ? "says-offer" : "says-asks") : gives ? "says-gives" : alone;
    return { text: t(id, { gives, wants }), tone: "plain" };
}

/** What an event makes people say. */
function said(names: Names, event: AnyEvent, active: number): [seat: number, word: Word][] {
    switch (event.event) {
        case "offered":
            return [[event.seat, offered(names, event, active)]];
        case "wished":
            return [
                [event.seat, { text: t("says-asks", { wants: short(names, event.wants) }), tone: "plain" }],
            ];
        case "agreed":
            return [[event.seat, { text: t("says-takes"), tone: "yes" }]];
        case "declined":
            return [[event.seat, { text: t("says-no-thanks"), tone: "no" }]];
        case "markeddone":
            return [[event.seat, { text: t("says-finished"), tone: "no" }]];
        case "traded":
            return [event.seat, event.taker].map((seat) => [seat, { text: t("says-deal"), tone: "yes" }]);
        default:
            return [];
    }
}

/** Everybody's last word since the turn began. */
export function lastWords(names: Names, told: readonly Told[], active: number): Map<number, Word> {
    const events = told.flatMap((move) => move.events);
    const begun = events.findLastIndex(({ event }) => event === "turnbegan");
    return new Map(events.slice(begun + 1).flatMap((event) => said(names, event, active)));
}
