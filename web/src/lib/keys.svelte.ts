/** Playing with keys: one table says what each does, and both the doing and the list of them are made from it. */

import { help } from "../help/help.svelte";
import { nextStep, opener, part, reach } from "./parts";
import { stepIn } from "./roving";

export interface Shortcut {
    /** As events name them. */
    readonly keys: readonly string[];
    /** The text that says what they do. */
    readonly words: string;
    /** Whether there is something for them on this screen. */
    readonly there: () => boolean;
    /** Do it, and tell whether it was done; nothing where the browser does it by itself. */
    readonly press?: (event: KeyboardEvent) => boolean;
}

const KEPT = "keys";

class Keyboard {
    /** Whether single characters do something: speech and other tools may type them unasked. */
    characters = $state(localStorage.getItem(KEPT) !== "off");
    switch(on: boolean): void {
        this.characters = on;
        localStorage.setItem(KEPT, on ? "on" : "off");
    }
}

export const keyboard = new Keyboard();

/** The field that something can be planted in, told by its number. */
const planting = (field: string) =>
    document.querySelector<HTMLElement>(`[data-key="fields"] .lit[data-field="${field}"]:enabled`);

function doNext(event: KeyboardEvent): boolean {
    if (event.key === "Enter" && !isIdle()) return false;
    const step = nextStep();
    step?.click();
    return step !== undefined;
}

function plant(event: KeyboardEvent): boolean {
    const button = planting(event.key);
    button?.click();
    return button !== null;
}

function walk(event: KeyboardEvent): boolean {
    const at = document.activeElement;
    const near = isIdle() || at?.closest('[data-key="steps"]');
    const row = at?.closest('[data-key="hand"]') ?? (near ? part("hand") : undefined);
    return row ? stepIn(row, event.key === "ArrowLeft" ? -1 : 1) : false;
}

/** Press the button that takes the last act back; it says why where that cannot be. */
function takeBack(): boolean {
    const button = part("undo");
    button?.click();
    return button !== undefined;
}

function goTo(name: string): boolean {
    void reach(name);
    return true;
}

const isThere = (name: string) => (part(name) ?? opener(name)) !== undefined;

export const SHORTCUTS: readonly Shortcut[] = [
    { keys: ["Enter", "n"], words: "keys-next", there: () => isThere("steps"), press: doNext },
    { keys: ["1", "2", "3"], words: "keys-plant", there: () => part("fields") !== undefined, press: plant },
    { keys: ["ArrowLeft", "ArrowRight"], words: "keys-hand", there: () => isThere("hand"), press: walk },
    { keys: [" "], words: "keys-choose", there: () => isThere("hand") },
    { keys: ["u"], words: "keys-undo", there: () => isThere("undo"), press: takeBack },
    { keys: ["m"], words: "keys-market", there: () => isThere("market"), press: () => goTo("market") },
    { keys: ["l"], words: "keys-log", there: () => isThere("log"), press: () => goTo("log") },
    { keys: ["c"], words: "keys-chat", there: () => isThere("chat"), press: () => goTo("chat") },
    { keys: ["/"], words: "keys-type", there: () => isThere("typed"), press: () => goTo("typed") },
    { keys: ["i"], words: "keys-bean", there: () => true, press: askBean },
    { keys: ["?"], words: "keys-help", there: () => true, press: askHelp },
    { keys: ["Escape"], words: "keys-close", there: () => true },
];

/** Show help for this moment, or close it. */
function askHelp(): boolean {
    if (help.topic) help.close();
    else help.show("now");
    return true;
}

/** Tell about the bean that the focus is on. */
function askBean(): boolean {
    const at = document.activeElement;
    const shown = at?.closest("[data-bean]") ?? at?.querySelector("[data-bean]");
    const bean = shown instanceof HTMLElement && !isIdle() ? shown.dataset["bean"] : undefined;
    if (bean) help.show(`bean-${bean}`);
    return bean !== undefined;
}

/** Whether the focus is on nothing that a key does something with. */
function isIdle(): boolean {
    return !document.activeElement?.closest(
        "a, button, input, select, textarea, summary, [contenteditable], [tabindex='0']",
    );
}

/** Whether somebody writes or chooses there, so that characters are meant for it. */
function isWriting(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
}

/** Whether a key is the one that takes something back everywhere; where somebody writes it is meant for the text. */
function isTakingBack(event: KeyboardEvent): boolean {
    const held = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    return held && event.key.toLowerCase() === "z" && !event.repeat && !isWriting(event.target);
}

/** Do what a key asks for. */
export function press(event: KeyboardEvent): void {
    if (isTakingBack(event) && takeBack()) event.preventDefault();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const character = event.key.length === 1 && event.key !== " ";
    // A key that is held does a thing once: the next step would come under it.
    if (event.repeat && (character || event.key === "Enter") && !isWriting(event.target)) {
        event.preventDefault();
        return;
    }
    if (isWriting(event.target) && event.key !== "Escape") return;
    if (character && !keyboard.characters) return;
    const key = character ? event.key.toLowerCase() : event.key;
    const shortcut = SHORTCUTS.find(({ keys }) => keys.includes(key));
    if (shortcut?.press?.(event)) event.preventDefault();
}
