/** Where we are: the path of the page, which links inside it change without loading it anew. */

import { help } from "../help/help.svelte";

class Router {
    path = $state(location.pathname);

    constructor() {
        addEventListener("popstate", () => (this.path = location.pathname));
        addEventListener("click", (event) => this.follow(event));
    }

    go(path: string): void {
        history.pushState(null, "", path);
        this.path = path;
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
        else this.go(link.pathname);
    }
}

export const router = new Router();
