/** The colours of beans that no style sheet knows: those of somebody's own tables or games. */

import type { Beans } from "../lib/figures";

/** Give the beans of a table their colours, wherever they are drawn; what is returned takes them away. */
export function colour(beans: Beans | null): () => void {
    const style = document.documentElement.style;
    const given = (beans?.all ?? []).filter((bean) => bean.colour);
    for (const bean of given) style.setProperty(`--bean-${bean.key}`, bean.colour);
    return () => {
        for (const bean of given) style.removeProperty(`--bean-${bean.key}`);
    };
}
