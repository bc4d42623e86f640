/** What stands on the buttons of a card table. */

import type { Row, Soil } from "../lib/outlook";
import { t } from "../lib/words.svelte";

/** Say what selling a field brings. */
export function saleWords(soil: Soil, rows: readonly Row[], field: number): string {
    const row = rows[field] ?? [];
    if (soil.earnsField(row, rows.length)) return t("do-sell-for-field", { field: field + 1 });
    return t("do-sell-for", { field: field + 1, talers: soil.pays(row) });
}
