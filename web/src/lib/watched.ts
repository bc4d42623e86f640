/** What the screens of a table look at: a table that is played at, or a game that is looked at again. */

import type { Table } from "./table.svelte";

export type Watched = Pick<
    Table,
    | "id"
    | "info"
    | "view"
    | "seat"
    | "host"
    | "options"
    | "outlooks"
    | "appraisal"
    | "waits"
    | "undo"
    | "told"
    | "do"
    | "weigh"
>;
