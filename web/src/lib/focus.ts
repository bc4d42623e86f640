/** The focus is never lost: when the button under it goes, it moves on to what is to be done next. */

import { focusOn, goOn, isShown, keyed } from "./parts";

interface Held {
    readonly element: HTMLElement;
    readonly part: HTMLElement | null;
    /** The how manieth of its part it was. */
    readonly place: number;
    /** Whether it was reached by keys. */
    readonly seen: boolean;
}

const isLost = ({ element }: Held) =>
    !element.isConnected || element.matches(":disabled") || !isShown(element);

/** Watch over the focus until it is told to stop. */
export function keepFocus(): () => void {
    let held: Held | null = null;
    let frame = 0;

    function remember({ target }: FocusEvent): void {
        if (!(target instanceof HTMLElement)) return;
        const part = target.closest<HTMLElement>("[data-key]:not([data-key='next'])");
        const place = part ? keyed(part).indexOf(target) : -1;
        held = { element: target, part, place, seen: target.matches(":focus-visible") };
    }

    /** Whoever points at nothing wants no focus. */
    function forget({ detail }: MouseEvent): void {
        const pointed = detail > 0;
        if (pointed && held && document.activeElement === document.body && !isLost(held)) held = null;
    }

    function look(): void {
        frame = 0;
        const at = document.activeElement;
        const away = at !== null && at !== document.body;
        if (!held || (away && (at !== held.element || !isLost(held)))) return;
        // What is moved in the page is still there, but the browser has taken the focus from it.
        if (!isLost(held)) return held.element.focus({ preventScroll: true });
        const { part, place, seen } = held;
        held = null;
        const near = part?.isConnected && part.dataset["key"] !== "steps" ? keyed(part) : [];
        const next = near[Math.min(Math.max(place, 0), near.length - 1)];
        if (next) focusOn(next, !seen);
        else goOn(!seen);
    }

    const changes = new MutationObserver(() => (frame ||= requestAnimationFrame(look)));
    changes.observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ["disabled", "hidden", "class"],
    });
    document.addEventListener("focusin", remember);
    document.addEventListener("click", forget);
    return () => {
        changes.disconnect();
        cancelAnimationFrame(frame);
        document.removeEventListener("focusin", remember);
        document.removeEventListener("click", forget);
    };
}
