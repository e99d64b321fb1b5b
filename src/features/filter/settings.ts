import type { ListEditorSettings } from "../../list-editor/index.js";

/** Parts that are shown around the conditions: everything, no option selectors, or nothing. */
export type FilterMode = "editor" | "board" | "funneling";

/** Settings of a filter editor. The trigger is an event of the open API, where there is one. */
export interface FilterSettings extends ListEditorSettings {
  mode: FilterMode;
  /** True where saved searches can be copied in. */
  copyable: boolean;
  /** Filters for members hide the condition on common information (rules: hidden-from-members). */
  memberFilter: boolean;
  /** Conditions in which something is still to be chosen are refused: the condition of an effect would hold for everybody. */
  refusesUnfinished?: boolean;
}
