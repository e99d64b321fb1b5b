import Fuse from "fuse.js";
import { fold } from "../../../../lib/fold.js";
import type { Suggestion } from "./entries.js";

/** So many are shown (friends-and-operations §9, actions-and-filters §9 "Alias suggestions"). */
export const maxSuggestions = 20;

/**
 * What fits what was typed: first what begins with it, then what contains it, then what comes near. With nothing typed,
 * the first of all.
 */
export function searchSuggestions(all: readonly Suggestion[], query: string): readonly Suggestion[] {
  const folded = fold(query);
  if (folded === "") return firstOfEach(all);
  const begin: Suggestion[] = [];
  const contain: Suggestion[] = [];
  const others: Suggestion[] = [];
  for (const each of all) {
    const at = each.folded.indexOf(folded);
    (at === 0 ? begin : at > 0 ? contain : others).push(each);
  }
  const found = [...begin, ...contain].slice(0, maxSuggestions);
  const room = maxSuggestions - found.length;
  return room > 0 ? [...found, ...searchFuzzily(others, folded, room)] : found;
}

/** What is written a little otherwise: the threshold is the specification's (§9). Where in the text it is does not count. */
function searchFuzzily(among: readonly Suggestion[], folded: string, limit: number): readonly Suggestion[] {
  const fuse = new Fuse(among, { keys: ["folded"], threshold: 0.2, ignoreLocation: true });
  return fuse.search(folded, { limit }).map(({ item }) => item);
}

/** Some of every kind: the first kinds alone may be more than are shown. */
function firstOfEach(all: readonly Suggestion[]): readonly Suggestion[] {
  const counts = new Map<string, number>();
  const few = all.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= 3;
  });
  return few.slice(0, maxSuggestions);
}
