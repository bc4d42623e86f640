/** Touching a bean of the cart, or a card, may be meant for something else than an offer. */

import type { Names } from "../../lib/saying";
import type { Watched } from "../../lib/watched";
import { speech, t } from "../../lib/words.svelte";
import type { AnyAction } from "../../protocol";
import type { Atlas } from "./atlas";
import { changeNotes } from "./notes";
import { choices } from "./told";

/** Room is made on the cart, or a card is given for a contract. */
export type Mode = "" | "room" | "contract";

export class Touching {
    mode = $state<Mode>("");
    readonly #table: Watched;
    readonly #atlas: () => Atlas;
    readonly #names: () => Names;

    constructor(table: Watched, atlas: () => Atlas, names: () => Names) {
        [this.#table, this.#atlas, this.#names] = [table, atlas, names];
    }

    get backs() {
        return choices(this.#table, "putback");
    }

    get pays() {
        return choices(this.#table, "paybean");
    }

    get contracts() {
        return choices(this.#table, "buycontract");
    }

    /** What is to be touched, in words. */
    get hint(): string {
        if (this.mode === "room") return t("touch-to-put-back");
        return this.mode === "contract" ? t("touch-to-give-card") : "";
    }

    /** Cards that can be given; nothing: none is to be chosen. */
    get spare(): number[] | undefined {
        return this.mode === "contract" ? this.contracts.map(({ action }) => action.card) : undefined;
    }

    /** Whether beans are touched for a toll or for room. */
    get takesBeans(): boolean {
        return this.pays.length > 0 || this.mode === "room";
    }

    /** Begin with something, or end it. */
    turn(mode: Mode): void {
        this.mode = this.mode === mode ? "" : mode;
    }

    /** What touching a bean does, in words; nothing: it does nothing. */
    words(token: number): string | undefined {
        return this.pays.length > 0 ? this.#payWords(token) : this.#backWords(token);
    }

    /** What touching a bean does. */
    bean(token: number): AnyAction | undefined {
        const pay = this.#alike(this.pays, token);
        if (pay) return pay.action;
        const back = this.mode === "room" ? this.#alike(this.backs, token) : undefined;
        if (back) this.mode = "";
        return back?.action;
    }

    /** What touching a card does. */
    card(card: number): AnyAction | undefined {
        this.mode = "";
        return this.contracts.find(({ action }) => action.card === card)?.action;
    }

    #bean(token: number): string {
        return this.#names().beans.of(token)?.inSentence(speech.language) ?? "";
    }

    #payWords(token: number): string | undefined {
        const told = this.#alike(this.pays, token)?.outlook;
        if (!told) return undefined;
        const { worth, due, over, changes } = told;
        const id = due > 0 ? "paybean-part" : over > 0 ? "paybean-over" : "paybean-whole";
        const needed = changes.length > 0 ? ` – ${t("needed-for-contract")}` : "";
        const does = t("do-paybean", { bean: this.#bean(token) });
        return `${does}: ${t(id, { thalers: worth, rest: due, over })}${needed}`;
    }

    #backWords(token: number): string | undefined {
        const told = this.#alike(this.backs, token);
        if (!told) return undefined;
        const spoilt =
            told.outlook?.look === "loss"
                ? changeNotes(this.#atlas(), this.#names(), told.outlook.changes)
                : [];
        return [t("do-putback", { bean: this.#bean(token) }), ...spoilt.map(({ words }) => words)].join(". ");
    }

    /** Beans of a kind are alike: an option for one is good for all of them. */
    #alike<Told extends { action: { token: number } }>(told: Told[], token: number): Told | undefined {
        const { kinds } = this.#atlas();
        return (
            told.find(({ action }) => action.token === token) ??
            told.find(({ action }) => kinds[action.token] === kinds[token])
        );
    }
}
