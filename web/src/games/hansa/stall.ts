/** What the boxes of a city sell to whoever may buy there. */

import type { Names } from "../../lib/saying";
import type { Watched } from "../../lib/watched";
import { speech, t } from "../../lib/words.svelte";
import type { HanseView } from "../../protocol";
import type { Atlas } from "./atlas";
import { choices, type Stall, type Ware } from "./told";

/** The stall of the city one is in; nothing where nothing can be bought. */
export function stallAt(
    city: number,
    table: Watched,
    view: HanseView,
    atlas: Atlas,
    names: Names,
): Stall | undefined {
    const boxes = view.boxes[city] ?? [];
    const bean = (kind: number) => names.beans.all[kind]?.inSentence(speech.language) ?? "";
    const bought = choices(table, "buybean").map(({ action, outlook }): Ware => {
        const kind = atlas.kinds[action.token] ?? -1;
        const price = outlook?.price ?? 0;
        return {
            box: boxes.findIndex((stack) => stack.includes(action.token)),
            kind,
            price,
            words: t("do-buybean-for", { bean: bean(kind), thalers: price }),
            action,
        };
    });
    const scarce = choices(table, "buyscarce").map(({ action, outlook }): Ware => {
        const price = outlook?.price ?? 0;
        const words = `${t("do-buyscarce", { bean: bean(action.bean) })} (${t("thalers-count", { count: price })}).`;
        return { box: -1, kind: action.bean, price, words, action };
    });
    const wares = [...bought, ...scarce];
    return wares.length > 0 ? { city, wares } : undefined;
}
