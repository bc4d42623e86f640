/** Who one is here: the name that was said last, kept on this device. */

import { beCalled } from "./api";
import { t } from "./words.svelte";

const KEY = "name";

export const myName = () => localStorage.getItem(KEY) ?? "";

/** Come in by a name, or as a guest; what was said is kept, and the name as the server has it is given. */
export async function introduce(name: string): Promise<string> {
    const said = name.trim();
    const { name: called } = await beCalled(said || t("guest-name"));
    if (said) localStorage.setItem(KEY, called);
    return called;
}

/** Be nobody any longer. */
export const forgetName = () => localStorage.removeItem(KEY);
