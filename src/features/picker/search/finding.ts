import type { ItemId } from "../../../api/resources.js";
import { foldedIncludes } from "../../../lib/fold.js";
import { createTextSearch, type TextSearch } from "../../../lib/text-search.js";
import { draftItem } from "../adding/draft.js";
import { type Catalogue, nameOf, type Section } from "../list/catalogue.js";
import { matchNames } from "../paste/pasting.js";

/* How items are found by their names. It comes with the open list: a closed field looks for nothing. */

/** The search of each list, made when first needed. */
const searches = new WeakMap<Catalogue, TextSearch>();

function searchOf(catalogue: Catalogue): TextSearch {
  const { count, nameAt } = catalogue;
  const search = searches.get(catalogue) ?? createTextSearch(count, nameAt, keepNamed.bind(null, catalogue));
  searches.set(catalogue, search);
  return search;
}

/**
 * In one loop, down to the page's own list. It runs once a key, in code that is new to the browser, and with 10,000
 * names each call that it makes for a name is a good part of a millisecond.
 */
function keepNamed(
  { source, ids, injectedCount, itemAt }: Catalogue,
  places: Uint32Array,
  expression: RegExp,
): Uint32Array {
  const { items } = source;
  const kept = new Uint32Array(places.length);
  let count = 0;
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    const listed = place < injectedCount ? undefined : items[ids[place - injectedCount] as ItemId];
    const item = listed ?? itemAt(place);
    const { name } = item;
    if (expression.test(typeof name === "string" && name !== "" ? name : nameOf(item))) kept[count++] = place;
  }
  return kept.slice(0, count);
}

/** Does now what the first search in a list would do before it can begin. */
export function prepareSearch(catalogue: Catalogue): void {
  searchOf(catalogue).prepare();
}

/** The sections of a list with what a query finds in them. Injected items are always found. */
export function findIn(catalogue: Catalogue, query: string): readonly Section[] {
  const search = searchOf(catalogue);
  return catalogue.sections.map((section) =>
    section.of === "super" ? section : { ...section, places: search.keep(section.places, query) },
  );
}

/** The place of an item with this name, or with one that differs in width, case, kana or blanks only; -1 without. */
export function placeOfNearDuplicate(name: string, catalogue: Catalogue): number {
  const matches = searchOf(catalogue).matcher(name);
  for (let place = 0; place < catalogue.count; place++) {
    // Each contains the other: they fold to the same.
    if (matches(place) && foldedIncludes(name, catalogue.nameAt(place))) return place;
  }
  return -1;
}

/** What the model of a picker needs of this once its list is opened. */
export interface Finding {
  findIn(catalogue: Catalogue, query: string): readonly Section[];
  placeOfNearDuplicate(name: string, catalogue: Catalogue): number;
  matchNames: typeof matchNames;
  draftItem: typeof draftItem;
}

export const finding: Finding = { findIn, placeOfNearDuplicate, matchNames, draftItem };
