/** Steps that leave no choice go on by themselves, after a moment to see them; any touch in that moment stops it. */

import { flow } from "./switches.svelte";
import type { Watched } from "./watched";

/** So long something can be seen before it goes on. */
export const MOMENT = 1400;

/** Whether the last that a seat did was to take something back: it wants to do that itself. */
function tookBack({ told, seat }: Watched): boolean {
    const last = told.findLast(({ events }) =>
        events.some((event) => "seat" in event && event.seat === seat),
    );
    return last?.events.some(({ event }) => event === "undone") ?? false;
}

/** Do what a moment leaves no choice about; the moment is told by its name, nothing where there is a choice. */
export function goingOn(table: Watched, moment: () => string, go: () => void): { readonly soon: boolean } {
    let held = $state("");
    const soon = $derived(flow.on && moment() !== "" && moment() !== held && !tookBack(table));

    $effect(() => {
        const hold = () => (held = moment());
        addEventListener("pointerdown", hold, { capture: true });
        addEventListener("keydown", hold, { capture: true });
        return () => {
            removeEventListener("pointerdown", hold, { capture: true });
            removeEventListener("keydown", hold, { capture: true });
        };
    });
    $effect(() => {
        if (!soon) return;
        const timer = setTimeout(go, MOMENT, moment());
        return () => clearTimeout(timer);
    });
    return {
        get soon() {
            return soon;
        },
    };
}
