/** Where we are: path and query of the page, which links inside it change without loading it anew. */

import { help } from "../help/help.svelte";

class Router {
    path = $state(location.pathname);
    query = $state(location.search);

    constructor() {
        addEventListener("popstate", () => this.read());
        addEventListener("click", (event) => this.follow(event));
    }

    go(address: string): void {
        history.pushState(null, "", address);
        this.read();
    }

    /** Let the address say where we are already. */
    note(address: string): void {
        history.replaceState(null, "", address);
    }

    private read(): void {
        [this.path, this.query] = [location.pathname, location.search];
    }

    private follow(event: MouseEvent): void {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        const plain =
            event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (
            !link ||
            !plain ||
            link.origin !== location.origin ||
            link.target ||
            link.hasAttribute("download")
        )
            return;
        event.preventDefault();
        const rule = /^\/rules\/([\w-]+)/.exec(link.pathname)?.[1];
        // At a table a rule is shown beside the game, which goes on.
        if (rule && this.path.startsWith("/t/")) help.show(rule);
        else this.go(link.pathname + link.search);
    }
}

export const router = new Router();
