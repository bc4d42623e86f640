/** What a game has that brings nothing to the page: a table for any game, and what the server tells of it. */

import { whereabouts } from "../cards/help";
import { part } from "../part";
import Picture from "./Picture.svelte";
import Table from "./Table.svelte";

export const ANY = part({
    table: Table,
    picture: Picture,
    books: [],
    money: "talers",
    phases: {},
    market: [],
    invites: false,
    beans: {
        amount: "beans-in-game",
        topic: (bean) => bean,
        rules: {},
        whereabouts: (view, count, total) => ("discard" in view ? whereabouts(view, count, total) : ""),
    },
    topics: [],
    introduction: [],
});
