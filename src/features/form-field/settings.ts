import type { Locale } from "../../lib/locale.js";
import { type InputType, inputTypes } from "./input-type.js";

/** Names of further destinations of an answer: the values of the attribute `sync`. */
export const syncNames = ["user-var", "google-calendar", "real-name"] as const;

/** One of them. */
export type SyncName = (typeof syncNames)[number];

/** Settings of a form-field editor. */
export interface FormFieldSettings {
  locale: Locale;
  /** The input types that are offered, in this order. */
  types: readonly InputType[];
  /** Which of the three switches are offered. */
  sync: readonly SyncName[];
  abilities: readonly string[];
  finishLabel: string | null;
  cancelable: boolean;
  readonly: boolean;
  disabled: boolean;
}

/** Those of `swatch` in its order, without those of `disabledTypes`; all without a swatch. */
export function offeredTypes(swatch: readonly number[] | null, disabled: readonly number[]): InputType[] {
  const known = (id: number): id is InputType => inputTypes.some((type) => type === id);
  return (swatch ?? inputTypes).filter(known).filter((type) => !disabled.includes(type));
}
