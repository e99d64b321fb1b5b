import { type FormFieldState, knownType, ruleOf } from "./entity.js";
import { InputType } from "./input-type.js";
import type { FormFieldSettings } from "./settings.js";

/** True when it asks for a name: only then can the answer become the friend's real name. */
export function asksForName(state: FormFieldState): boolean {
  const rule = ruleOf(state);
  return knownType(state) === InputType.textBox && rule.is === "known" && rule.value === "name";
}

/** The input types that are shown: one that is not offered any more stays until another is chosen. */
export function shownTypes(
  state: FormFieldState,
  { types }: Pick<FormFieldSettings, "types">,
): FormFieldSettings["types"] {
  const chosen = knownType(state);
  return chosen === null || types.includes(chosen) ? types : [...types, chosen];
}
