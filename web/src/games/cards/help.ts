/** Help that the card games share. */

import { t } from "../../lib/words.svelte";
import type { BeanHelp } from "../part";
import type { CardView } from "./cards";

/** Where the cards of a kind are, as far as the reader may know. */
export const whereabouts: BeanHelp<CardView>["whereabouts"] = (view, count, total) => {
    const fields = count(view.fields.flat(2));
    const discard = count(view.discard);
    const hand = count(view.hands[view.seat] ?? []);
    const table = count([...view.face_up, ...view.aside.flat()]);
    const unseen = total - fields - discard - hand - table;
    return t("help-bean-seen", { fields, discard, hand, table, unseen });
};
