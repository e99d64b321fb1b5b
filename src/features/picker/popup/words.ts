import type { ItemId } from "../../../api/resources.js";
import { type Localized, localized } from "../../../lib/locale.js";
import type { Catalogue } from "../list/catalogue.js";
import { isSet } from "../list/flags.js";
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
  // Of the items of such a folder a friend has one at most.
  const isUnique = isSet(catalogue.source.groups[String(heading.group)]?.unique);
  return isUnique ? words.uniqueGroup(name) : name;
}

/** The name of a folder. */
export function groupText(id: ItemId | null, { groups }: Catalogue, words: PopupWords): string {
  return groups.find((group) => group.id === id)?.name || words.noGroup;
}
