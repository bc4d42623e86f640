/** Commands that somebody gives by hand, and why the last one was not done. */

import type { AnyCommand } from "../protocol";
import type { Refusal } from "./api";
import type { Watched } from "./watched";

export class Asking {
    problem = $state.raw<Refusal | null>(null);

    constructor(private readonly table: Pick<Watched, "do">) {}

    /** Ask for one thing after the other; what is refused ends it, and is kept to be said in place. */
    async ask(...commands: AnyCommand[]): Promise<boolean> {
        this.problem = null;
        try {
            for (const command of commands) await this.table.do(command);
            return true;
        } catch (error) {
            this.problem = error as Refusal;
            return false;
        }
    }
}
