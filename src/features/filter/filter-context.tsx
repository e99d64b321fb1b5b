import { createContext, useContext } from "react";
import type { FilterLists } from "./lists.js";
import type { FilterSettings } from "./settings.js";

/** What the editors of conditions need from around the filter. */
export interface FilterSurroundings {
  settings: FilterSettings;
  lists: FilterLists;
  /** `YYYY-MM-DD`, where the operator is. */
  today(): string;
}

const FilterContext = createContext<FilterSurroundings | null>(null);

/** Stands around every screen that shows conditions; `null` until the lists can be asked for. */
export const FilterProvider = FilterContext.Provider;

/** What is around the filter that this component is in. */
export function useFilter(): FilterSurroundings {
  const around = useContext(FilterContext);
  if (!around) throw new Error("a condition is drawn outside a FilterProvider, or before there are lists");
  return around;
}

/** Whether there are lists yet: until then no fields are drawn. */
export function useHasLists(): boolean {
  return useContext(FilterContext) !== null;
}
