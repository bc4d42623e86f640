/**
 * The parts of a screen that keys lead to. A screen marks them: `data-key` names a part (`steps`, `hand`, `market`, `log`, `chat`,
 * `result`) or a single button (`next`, `undo`), and `data-open` is the button that brings a part to the screen.
 */

import { tick } from "svelte";

const KEYED =
    "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";

/** Whether something is drawn, and not hidden in what is folded up. */
export const isShown = (element: Element) => element.checkVisibility();

/** Everything in a part that takes keys. */
export const keyed = (part: Element) => [...part.querySelectorAll<HTMLElement>(KEYED)].filter(isShown);

function shown(selector: string): HTMLElement | undefined {
    return [...document.querySelectorAll<HTMLElement>(selector)].find(isShown);
}

/** A part of the screen, if it is to be seen. */
export const part = (name: string) => shown(`[data-key="${name}"]`);

/** The button that brings a part to the screen. */
export const opener = (name: string) => shown(`[data-open~="${name}"]`);

/** The button of the next thing that is asked. */
export function nextStep(): HTMLElement | undefined {
    return shown('[data-key="steps"] button.main:enabled') ?? shown('[data-key="next"]:enabled');
}

/** Put the focus somewhere, also on what is only read. */
export function focusOn(element: HTMLElement, quietly = false): void {
    if (!element.matches(KEYED)) element.tabIndex = -1;
    element.focus({ preventScroll: quietly });
}

const MAIN = ":is(main, [role=main])";

/** Go to what is to be done next; if there is nothing, to what came of the game, or to where the next step will be. */
export function goOn(quietly = false): void {
    const next =
        part("result") ?? nextStep() ?? part("steps") ?? shown(`${MAIN} button.main:enabled`) ?? shown(MAIN);
    if (next) focusOn(next, quietly);
}

/** Go to the first thing that can be done in a part, which may have to be opened. */
export async function reach(name: string): Promise<void> {
    // What is in a sheet may be behind another part of it.
    for (let step = 0; step < 2 && !part(name); step++) {
        opener(name)?.click();
        await tick();
    }
    const found = part(name);
    if (!found) return;
    found.scrollIntoView({ block: "nearest" });
    const inside = found.matches(KEYED) ? [] : keyed(found);
    focusOn(inside.find((element) => element.matches("button.main")) ?? inside[0] ?? found);
}

/** Has Escape leave what stands open, and nothing behind it. */
export const escaping =
    (leave: () => Promise<void>) =>
    (event: KeyboardEvent): void => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        void leave();
    };
