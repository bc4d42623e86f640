/** Which screen a path shows: a table of patterns, the first that fits. */

import type { Component } from "svelte";
import ComeByKey from "../screens/ComeByKey.svelte";
import Home from "../screens/Home.svelte";
import Learn from "../screens/Learn.svelte";
import LearnAll from "../screens/LearnAll.svelte";
import NoPage from "../screens/NoPage.svelte";
import Replay from "../screens/Replay.svelte";
import Rules from "../screens/Rules.svelte";
import TableScreen from "../screens/TableScreen.svelte";

type Props = Record<string, unknown>;

interface Shown {
    readonly screen: Component<Props>;
    readonly props: Props;
    /** Another one is another screen, made anew. */
    readonly key: string;
}

type Route = (path: string) => Shown | null;

/** A screen for all paths that fit; what is in the brackets of the pattern becomes its props. */
function route<P extends Props>(
    pattern: RegExp,
    screen: Component<P>,
    props: (...parts: string[]) => P,
): Route {
    return (path) => {
        const found = pattern.exec(path);
        if (!found) return null;
        const made = props(...found.slice(1));
        return {
            screen: screen as unknown as Component<Props>,
            props: made,
            key: `${pattern}${JSON.stringify(made)}`,
        };
    };
}

const ROUTES: Route[] = [
    route(/^\/$/, Home, () => ({})),
    route(/^\/t\/([\w-]+)\/?$/, TableScreen, (id) => ({ id: id! })),
    route(/^\/t\/([\w-]+)\/games\/(\d+)$/, Replay, (id, game) => ({ id: id!, game: Number(game) })),
    route(/^\/rules(?:\/[\w-]+)?$/, Rules, () => ({})),
    route(/^\/learn\/?$/, LearnAll, () => ({})),
    route(/^\/learn\/(\w+)$/, Learn, (game) => ({ game: game! })),
    route(/^\/key$/, ComeByKey, () => ({})),
    route(/^/, NoPage, () => ({})),
];

export function shownAt(path: string): Shown {
    for (const at of ROUTES) {
        const shown = at(path);
        if (shown) return shown;
    }
    throw new Error(`no screen for ${path}`);
}
