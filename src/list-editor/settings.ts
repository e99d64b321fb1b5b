import type { Locale } from "../lib/locale.js";
import type { PlainData } from "../lib/plain-data.js";

/** Settings of a page for conditions and effects. Elements read it from the page's context. */
export interface ConditionSettings {
  locale: Locale;
  abilities: readonly string[];
  /** Trigger of the page, with the tree of its values; `null` where nothing is known. */
  triggerContext: PlainData;
  /** Least and greatest number of common information. They are never shown. */
  limits: { commonVarMin: number; commonVarMax: number };
  readonly: boolean;
  disabled: boolean;
}

/** Settings of every editor of a list of variants, by its attributes too. */
export interface ListEditorSettings extends ConditionSettings {
  /** The types that are offered, in this order; `null` offers all. */
  swatch: readonly number[] | null;
  disabledTypes: readonly number[];
  finishLabel: string | null;
  cancelable: boolean;
}
