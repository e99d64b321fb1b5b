import type { Locale } from "../../../lib/locale.js";
import { conditionRows, type FilterState, orPanels } from "../entity.js";
import { oddityWords } from "./words.js";

/** Where every row stands, as operators count: the third condition, the second of the first or-panel. */
export function placesOf(state: FilterState, locale: Locale): ReadonlyMap<string, string> {
  const words = oddityWords[locale];
  const places = new Map<string, string>();
  conditionRows(state).forEach(({ key }, at) => places.set(key, words.condition(at + 1)));
  orPanels(state).forEach(({ key, branches }, at) => {
    const panel = words.panel(at + 1);
    places.set(key, panel);
    branches?.forEach((branch, index) => places.set(branch.key, words.branch(panel, index + 1)));
  });
  return places;
}
