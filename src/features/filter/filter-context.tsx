import type { ProviderProps, ReactNode } from "react";
import type { PageLists } from "../../references/index.js";
import { ReferencesProvider, useReferences } from "../../references/index.js";
import type { ConditionEditors } from "./conditions/editor-types.js";
import type { FilterSettings } from "./settings.js";

/** Context of the editors of conditions. */
export interface FilterContext {
  settings: FilterSettings;
  lists: PageLists;
  /** `YYYY-MM-DD`, where the operator is. */
  today(): string;
  /** Conditions that the operator has edited, wherever they are drawn next: defaults of a load are for loaded ones only. */
  editedConditions: WeakSet<object>;
  /** How conditions are edited, where that is not as always. */
  editors?: ConditionEditors | undefined;
}

/** Stands around every screen that shows conditions. */
export const FilterProvider: (props: ProviderProps<FilterContext>) => ReactNode = ReferencesProvider;

/** The context of the filter that this component is in. Conditions are drawn nowhere else, so it is a filter's. */
export function useFilter(): FilterContext {
  return useReferences() as FilterContext;
}
