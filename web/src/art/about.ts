/** What can be told of a bean by its card alone. */

import type { Bean } from "../lib/figures";
import type { Language } from "../protocol";
import { has, t } from "../lib/words.svelte";

/** A bean in words: its name, how many there are, and its beanometer. */
export function about(bean: Bean, language: Language): string {
    return [
        bean.name(language),
        t("cards-count", { count: bean.count }),
        ...(bean.fieldAt ? [`${bean.fieldAt} → ${t("third-field")}`] : []),
        ...bean.meter.map(([needed, coins]) => `${needed} → ${t("talers-count", { count: coins })}`),
    ].join(", ");
}

/** The short form of a bean's name, in the reader's language. */
export function letterOf(bean: Bean): string {
    const id = `letter-${bean.key}`;
    return has(id) ? t(id) : bean.letter;
}
