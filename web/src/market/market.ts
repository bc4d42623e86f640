/** What every part of the market is shown from. */

import type { Names } from "../lib/saying";
import type { AnyAction } from "../protocol";
import type { Choice } from "./choice.svelte";
import type { Draft } from "./draft.svelte";
import type { Act, Goods } from "./goods";

export interface Market {
    readonly names: Names;
    readonly me: number;
    readonly options: AnyAction[];
    readonly goods: Goods;
    readonly draft: Draft;
    readonly choice: Choice;
    /** Whether answers can be given at all: not by those who look on, or back. */
    readonly live: boolean;
    readonly act: Act;
}
