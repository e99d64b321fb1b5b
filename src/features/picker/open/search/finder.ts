import type { ItemId } from "../../../../api/resources.js";
import { foldedIncludes } from "../../../../lib/fold.js";
import { createTextSearch } from "../../../../lib/text-search.js";
import { type Catalogue, nameOf, type Section } from "../../list/catalogue.js";

/** Finds items of one list by their names. */
export interface Finder {
  /** Does now what the first search would do before it can begin. */
  prepare(): void;
  /** The sections of the list with what a query finds in them. Injected items are always found. */
  find(query: string): readonly Section[];
  /** The place of an item with this name, or with one that differs in width, case, kana or blanks only; -1 without. */
  indexOfNearDuplicate(name: string): number;
}

/** Makes the finder of one list. */
export function createFinder(catalogue: Catalogue): Finder {
  const { count, nameAt, sections } = catalogue;
  const search = createTextSearch(count, nameAt, keepNamed.bind(null, catalogue));
  return {
    prepare: search.prepare,
    find(query: string): readonly Section[] {
      if (query === "") return sections;
      return sections.map((section) =>
        section.of === "super" ? section : { ...section, places: search.keep(section.places, query) },
      );
    },
    indexOfNearDuplicate(name: string): number {
      const matches = search.matcher(name);
      for (let index = 0; index < count; index++) {
        // Each contains the other: they fold to the same.
        if (matches(index) && foldedIncludes(name, nameAt(index))) return index;
      }
      return -1;
    },
  };
}

/**
 * In one loop, down to the page's own list. It runs once a key, in code that is new to the browser, and with 10,000
 * names each call that it makes for a name is a good part of a millisecond.
 */
function keepNamed(
  { source, ids, injectedCount, itemAt }: Catalogue,
  indices: Uint32Array,
  expression: RegExp,
): Uint32Array {
  const { items } = source;
  const kept = new Uint32Array(indices.length);
  let count = 0;
  for (let at = 0; at < indices.length; at++) {
    const index = indices[at] as number;
    const listed = index < injectedCount ? undefined : items[ids[index - injectedCount] as ItemId];
    const item = listed ?? itemAt(index);
    const { name } = item;
    if (expression.test(typeof name === "string" && name !== "" ? name : nameOf(item))) kept[count++] = index;
  }
  return kept.slice(0, count);
}
