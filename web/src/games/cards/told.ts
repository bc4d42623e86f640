/** What the server tells of a card table: what fields are worth, and what choices would do to them. */

import type { AnyOutlook, CardOutlook, Planting, Plot } from "../../protocol";
import type { Watched } from "../../lib/watched";

/** The fields of a seat, with what each is worth. */
export const plotsOf = ({ appraisal }: Pick<Watched, "appraisal">, seat: number): readonly Plot[] =>
    (appraisal?.look === "cards" ? appraisal.fields[seat] : undefined) ?? [];

/** What a choice would do at a card table; nothing if there is nothing to say. */
export const cardOutlook = (outlook: AnyOutlook | null): CardOutlook | undefined =>
    outlook?.look === "cards" ? outlook : undefined;

/** Where beans would go. */
export const plantingsOf = (outlook: AnyOutlook | null): readonly Planting[] =>
    cardOutlook(outlook)?.plantings ?? [];
