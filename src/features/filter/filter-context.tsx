import type { Provider } from "react";
import type { PageLists } from "../choosing/index.js";
import { ChoosingProvider, useChoosing } from "../choosing/views.js";
import type { FilterSettings } from "./settings.js";

export { useHasLists, usePageLists } from "../choosing/views.js";

/** What the editors of conditions need from around the filter. */
export interface FilterSurroundings {
  settings: FilterSettings;
  lists: PageLists;
  /** `YYYY-MM-DD`, where the operator is. */
  today(): string;
}

/** Stands around every screen that shows conditions; `null` until the lists can be asked for. */
export const FilterProvider = ChoosingProvider as Provider<FilterSurroundings | null>;

/** What is around the filter that this component is in. Conditions are drawn nowhere else, so it is a filter's. */
export function useFilter(): FilterSurroundings {
  return useChoosing() as FilterSurroundings;
}
