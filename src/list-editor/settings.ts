import type { Locale } from "../lib/locale.js";
import type { PlainData } from "../lib/plain-data.js";

/** What the page asks of every editor of a list of variants. Elements read it from their attributes and the page's context. */
export interface ListEditorSettings {
  locale: Locale;
  /** The types that are offered, in this order; `null` offers all. */
  swatch: readonly number[] | null;
  disabledTypes: readonly number[];
  abilities: readonly string[];
  /** What triggers it, with the tree of its values; `null` where nothing is known. */
  triggerContext: PlainData;
  /** Least and greatest number of common information. They are never shown. */
  limits: { commonVarMin: number; commonVarMax: number };
  finishLabel: string | null;
  cancelable: boolean;
  readonly: boolean;
  disabled: boolean;
}
