/** The focus is never lost: when the button under it goes, it moves on to what is to be done next. */

import { focusOn, goOn, isShown, keyed, part } from "./parts";

interface Held {
    readonly element: HTMLElement;
    /** The part it is in, and the how manieth it is there. */
    readonly home: HTMLElement | null;
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
        const home = target.closest<HTMLElement>("[data-key]:not([data-key='next'])");
        const place = home ? keyed(home).indexOf(target) : -1;
        held = { element: target, home, place, seen: target.matches(":focus-visible") };
    }

    /** Whoever points at nothing wants no focus. */
    function forget({ detail }: MouseEvent): void {
        const pointed = detail > 0;
        if (pointed && held && document.activeElement === document.body && !isLost(held)) held = null;
    }

    function look(): void {
        frame = 0;
        const at = document.activeElement;
        // What came of the game is told after its last step has gone.
        const result = part("result");
        if (result && at?.matches("[data-key='steps']")) return focusOn(result);
        const away = at !== null && at !== document.body;
        if (!held || (away && (at !== held.element || !isLost(held)))) return;
        // What is moved in the page is still there, but the browser has taken the focus from it.
        if (!isLost(held)) return held.element.focus({ preventScroll: true });
        const { home, place, seen } = held;
        const near = home?.isConnected && home.dataset["key"] !== "steps" ? keyed(home) : [];
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
