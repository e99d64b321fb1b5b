import type { ItemId } from "../../../api/resources.js";
import { type Localized, localized } from "../../../lib/locale.js";
import type { Catalogue } from "../list/catalogue.js";
import type { Heading } from "../rows/rows.js";
import type { PickerWords } from "../words.js";
import { ja, type ListWords } from "./messages.ja.js";

/** All that the open list says. */
export type PopupWords = PickerWords & ListWords;

/** What the open list says beside the words of the field, by language. */
export const listWords: Localized<ListWords> = localized(
  ja,
  async () => (await import("./messages.en.js")).en,
);

/** What stands over a part of the list. */
export function headingText(heading: Heading, catalogue: Catalogue, words: PopupWords): string {
  if (heading === "missing") return words.deletedHeading;
  if (heading === "favourites") return words.favourites;
  if (heading === "super") return "";
  const name = groupText(heading.group, catalogue, words);
  return groupOf(heading.group, catalogue)?.unique ? words.uniqueGroup(name) : name;
}

/** The name of a folder. */
export function groupText(id: ItemId | null, catalogue: Catalogue, words: PopupWords): string {
  return groupOf(id, catalogue)?.name || words.noGroup;
}

function groupOf(id: ItemId | null, { groups }: Catalogue) {
  return groups.find((group) => group.id === id);
}
