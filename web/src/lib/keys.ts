/** Keys that lead to the parts of a table, and how they are told. */

export const KEYS = [
    { key: "i", words: "help-key-bean" },
    { key: "?", words: "keys-help" },
    { key: "Esc", words: "keys-close" },
] as const;

/** Whether a key was meant for the page, and not for something that is written or combined. */
export function isShortcut(event: KeyboardEvent): boolean {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const writing = target?.closest("input, textarea, select, [contenteditable]") ?? null;
    return !writing && !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
}
