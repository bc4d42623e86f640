/** Commands that somebody gives by hand, and why the last one was not done. */

import type { AnyCommand } from "../protocol";
import type { Refusal } from "./api";
import type { Watched } from "./watched";

export class Asking {
    problem = $state.raw<Refusal | null>(null);
    private readonly underWay = new Set<string>();

    constructor(private readonly table: Pick<Watched, "do">) {}

    /**
     * Ask for one thing after the other; what is refused ends it, and is kept to be said in place.
     * The same again before there is an answer is a second tap, and meant once.
     */
    async ask(...commands: AnyCommand[]): Promise<boolean> {
        const key = JSON.stringify(commands);
        if (this.underWay.has(key)) return false;
        this.underWay.add(key);
        this.problem = null;
        try {
            for (const command of commands) await this.table.do(command);
            return true;
        } catch (error) {
            this.problem = error as Refusal;
            return false;
        } finally {
            this.underWay.delete(key);
        }
    }
}
