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

/** Stands around every screen that shows conditions. */
export const FilterProvider = FilterContext.Provider;

/** What is around the filter that this component is in. */
export function useFilter(): FilterSurroundings {
  const around = useContext(FilterContext);
  if (!around) throw new Error("a condition is drawn outside a FilterProvider");
  return around;
}
