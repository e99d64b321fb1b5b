import { type Localized, localized } from "../../lib/locale.js";
import type { Refusal } from "./choice/choice.js";
import { ja, type PickerWords } from "./messages.ja.js";

export type { PickerWords };

/** The words of the closed field, by language. */
export const pickerWords: Localized<PickerWords> = localized(
  ja,
  async () => (await import("./messages.en.js")).en,
);

/** The sentence of an alert (friends-and-operations §5 "Picker"). */
export function refusalText(refusal: Refusal, label: string, words: PickerWords): string {
  switch (refusal.is) {
    case "protected":
      return words.isProtected(refusal.name);
    case "emptyName":
      return words.emptyName(label);
    case "required":
      return words.required(label);
    case "noType":
      return words.cannotAdd(label);
  }
}
