/** A row of cards is one stop of the Tab key; arrows go from card to card. */

import { isShown } from "./parts";

const cards = (row: Element) => [...row.querySelectorAll<HTMLElement>("button:enabled")].filter(isShown);

/** Make one card of a row the stop, the one that had the focus last. */
export function roving(row: HTMLElement): () => void {
    function stopAt(card: HTMLElement | undefined): void {
        for (const other of cards(row)) other.tabIndex = other === card ? 0 : -1;
    }
    function keep(): void {
        const all = cards(row);
        stopAt(all.find((card) => card.tabIndex === 0 && card.hasAttribute("tabindex")) ?? all[0]);
    }
    const follow = ({ target }: FocusEvent) => target instanceof HTMLElement && stopAt(target);
    const changes = new MutationObserver(keep);
    keep();
    row.addEventListener("focusin", follow);
    changes.observe(row, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
        row.removeEventListener("focusin", follow);
        changes.disconnect();
    };
}

/** Go to another card of a row, or come to the one it stops at; tell whether there is one. */
export function stepIn(row: Element, by: number): boolean {
    const all = cards(row);
    const here = all.findIndex((card) => card === document.activeElement);
    const stop = all.find((card) => card.tabIndex === 0);
    const next = here < 0 ? stop : all[Math.min(Math.max(here + by, 0), all.length - 1)];
    next?.focus();
    return next !== undefined;
}
