import type { Locale } from "../../../lib/locale.js";
import { conditionRows, type FilterState, orPanels } from "../entity.js";
import { logicWarningWords } from "./messages.js";

/** Places of all rows, as operators count: the third condition, the second of the first or-panel. */
export function placesOf(state: FilterState, locale: Locale): ReadonlyMap<string, string> {
  const words = logicWarningWords[locale];
  const conditions = conditionRows(state).map(({ key }, at) => [key, words.condition(at + 1)] as const);
  const panels = orPanels(state).flatMap(({ key, children: branches }, at) => {
    const panel = words.panel(at + 1);
    const inside = branches?.map((row, index) => [row.key, words.branch(panel, index + 1)] as const);
    return [[key, panel] as const, ...(inside ?? [])];
  });
  return new Map([...conditions, ...panels]);
}
