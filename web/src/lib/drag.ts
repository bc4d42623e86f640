/** Cards that are dragged by mouse or finger: where one is let go, its place is told. */

/** So far a pointer moves before it drags, and does not click. */
const APART = 8;

/** What a drag may end on: something with `data-drop`, which says what it is. */
function dropAt(x: number, y: number): string | undefined {
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
    return found?.dataset["drop"];
}

/** Draw a copy of something under the pointer. */
function lift(element: HTMLElement): HTMLElement {
    const box = element.getBoundingClientRect();
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-card");
    ghost.style.cssText = `position:fixed;z-index:9;pointer-events:none;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;--card-width:${getComputedStyle(element).getPropertyValue("--card-width")}`;
    document.body.append(ghost);
    return ghost;
}

/** A drag ends with a click where the pointer does so; that one is not meant. */
function unclick(element: HTMLElement): void {
    const stop = (click: MouseEvent) => click.stopImmediatePropagation();
    element.addEventListener("click", stop, { capture: true });
    setTimeout(() => element.removeEventListener("click", stop, { capture: true }));
}

/** Let an element be dragged; nothing happens where it is not let go on a place for it. */
export function draggable(drop: (place: string) => void): (element: HTMLElement) => () => void {
    return (element) => {
        let from: PointerEvent | null = null;
        let ghost: HTMLElement | null = null;
        let listening = new AbortController();

        function end(): void {
            ghost?.remove();
            listening.abort();
            [from, ghost] = [null, null];
        }
        function down(event: PointerEvent): void {
            if (event.button !== 0 || from) return;
            [from, listening] = [event, new AbortController()];
            // A quick pointer has left the element with its first move.
            const { signal } = listening;
            addEventListener("pointermove", move, { signal });
            addEventListener("pointerup", up, { signal });
            addEventListener("pointercancel", end, { signal });
        }
        function move(event: PointerEvent): void {
            if (from?.pointerId !== event.pointerId) return;
            const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
            if (!ghost && Math.hypot(x, y) < APART) return;
            if (!ghost) element.setPointerCapture(event.pointerId);
            ghost ??= lift(element);
            ghost.style.translate = `${x}px ${y}px`;
        }
        function up(event: PointerEvent): void {
            if (from?.pointerId !== event.pointerId) return;
            const dragged = ghost !== null;
            end();
            if (!dragged) return;
            unclick(element);
            const place = dropAt(event.clientX, event.clientY);
            if (place) drop(place);
        }
        element.addEventListener("pointerdown", down);
        return () => {
            end();
            element.removeEventListener("pointerdown", down);
        };
    };
}
