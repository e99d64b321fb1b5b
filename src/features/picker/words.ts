import type { ItemId } from "../../api/resources.js";
import { type Localized, localized } from "../../lib/locale.js";
import type { Catalogue } from "./catalogue.js";
import type { Refusal } from "./choice.js";
import { ja, type PickerWords } from "./messages.ja.js";
import type { Heading } from "./rows.js";

export type { PickerWords };

/** The words of the picker, by language. */
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

/** What stands over a part of the list. */
export function headingText(heading: Heading, catalogue: Catalogue, words: PickerWords): string {
  if (heading === "missing") return words.deletedHeading;
  if (heading === "favourites") return words.favourites;
  return heading === "super" ? "" : groupText(heading.group, catalogue, words);
}

/** The name of a folder. */
export function groupText(id: ItemId | null, { groups }: Catalogue, words: PickerWords): string {
  return groups.find((group) => group.id === id)?.name || words.noGroup;
}
