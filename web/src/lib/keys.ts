/** Keys that lead to the parts of a table; each is listed in the menu. */

export const KEYS = [
    { key: "i", words: "help-key-bean" },
    { key: "m", words: "keys-market" },
    { key: "l", words: "keys-log" },
    { key: "c", words: "keys-chat" },
    { key: "?", words: "keys-help" },
    { key: "Esc", words: "keys-close" },
] as const;

/** Whether a key was meant for the page, and not for something that is written or combined. */
export function isShortcut(event: KeyboardEvent): boolean {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const writing = target?.closest("input, textarea, select, [contenteditable]") ?? null;
    return !writing && !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
}
