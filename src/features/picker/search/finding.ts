import { foldedIncludes } from "../../../lib/fold.js";
import { createTextSearch, type TextSearch } from "../../../lib/text-search.js";
import type { Catalogue, Section } from "../list/catalogue.js";
import { matchNames } from "../paste/pasting.js";

/* How items are found by their names. It comes with the open list: a closed field looks for nothing. */

/** The search of each list, made when first needed. */
const searches = new WeakMap<Catalogue, TextSearch>();

function searchOf(catalogue: Catalogue): TextSearch {
  const search = searches.get(catalogue) ?? createTextSearch(catalogue.count, catalogue.nameAt);
  searches.set(catalogue, search);
  return search;
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
}

export const finding: Finding = { findIn, placeOfNearDuplicate, matchNames };
