import type * as v from "valibot";
import type { IconName } from "../kit/icon-names.js";
import type { Locale, Localized } from "../lib/locale.js";
import type { PlainObject } from "../lib/plain-data.js";
import type { PageLists, ReferenceField, SentenceFormat } from "../references/index.js";
import type { ConditionSettings } from "./settings.js";

/** Stored data of one row of a list: a type id, the fields of that type in the server's spelling, and whatever else it holds. */
export interface VariantData extends PlainObject {
  type: number;
}

/** Something that keeps a row from being saved, at the field where the operator can mend it. */
export interface FieldProblem {
  field: string;
  message: string;
  /** Shown while typing; others wait until the operator tries to finish. */
  immediate?: true;
}

/** Context that a judgement of a row may depend on besides the row. */
export interface ValidationContext {
  locale: Locale;
  limits: ConditionSettings["limits"];
  /** `YYYY-MM-DD HH:mm` in Japan, by the server's clock. */
  now: string;
  /** The lists of the page; what is not loaded yet is not judged. */
  lists?: PageLists | undefined;
}

/**
 * One variant of a list: an effect, a condition, a step. Each lives in a folder of its own, and is entered in the list of
 * variants of its kind and in the record of editors, nowhere else: whatever depends on the type reads it here.
 *
 * What can be said against a row has one place each, in every kind of list:
 * - `schema`: it cannot be edited. What does not pass is opaque: shown as such, and given back untouched.
 * - `problems`: it may not be saved. What is entered is wrong, or something must be there and is not. A row with a problem
 *   takes no part in what the editor asks of the server meanwhile, as a count of friends.
 * - `unfinished` and `missing`, where a kind has them: something is still to be chosen, and half filled it may be saved.
 *   What is missing there is not a problem of its own; where the page refuses it, the feature makes one of it.
 * - `warnings`: it is odd, and may be saved.
 *
 * `summarize` is total: one sentence, whatever the data, and every field that changes what happens changes it.
 */
export interface Variant<T extends VariantData, Settings> {
  readonly type: T["type"];
  /** The name of its folder. */
  readonly name: string;
  /** Name that operators see (a word of the public surface). */
  readonly label: Localized<string>;
  readonly icon: IconName;
  /** At most one of these in a list (rules: single-use-effects, single-use-conditions). */
  readonly once?: true;
  /** Offered only to accounts that have it (rules: effect-abilities, condition-abilities). */
  readonly ability?: string;
  /** Never offered, but shown and kept (rules: effect-abilities). */
  readonly retired?: true;
  readonly schema: v.GenericSchema<unknown, T>;
  /** A new one. It passes `schema`, though it may have problems. */
  create(settings: Settings): T;
  summarize(value: T, format: SentenceFormat): string;
  /** Why it may not be saved, in the order of its fields; `immediate` for what is wrong however the operator goes on. */
  problems?(value: T, context: ValidationContext): readonly FieldProblem[];
  /** Warnings at fields: odd, but may be saved (rules: warnings-may-be-saved). */
  warnings?(value: T, context: ValidationContext): readonly FieldProblem[];
  /** The fields by which it points at items of the page's lists, as it stands. */
  references?(value: T): readonly ReferenceField[];
}

/** An editor shows one value and gives back a whole new one; `field` names what was touched, so that keystrokes merge. */
export interface VariantEditorProps<T extends VariantData> {
  value: T;
  onChange(next: T, field: string): void;
  locale: Locale;
  /** All that is wrong with a field, or with several that are shown as one, once it is time to say so; a line each. */
  errorAt(...fields: readonly string[]): string | undefined;
  /** Warning at a field. */
  warningAt(field: string): string | undefined;
  readOnly: boolean;
}
