import Fuse from "fuse.js";
import { fold } from "../../../../lib/fold.js";
import type { Suggestion } from "./entries.js";

/** So many are shown (rules: placeholder-suggestions). */
export const maxSuggestions = 20;

/**
 * Suggestions that match the typed text: first those that begin with it or are also called just that, then those that
 * contain it, those that have another name or a code like it, and those that come near. With nothing typed, the first
 * of all. Letters that the input method has not made into kana yet do not count where nothing matches them.
 */
export function searchSuggestions(
  all: readonly Suggestion[],
  query: string,
  isComposing = false,
): readonly Suggestion[] {
  const found = fitting(all, fold(query));
  return found.length > 0 || !isComposing ? found : fitting(all, fold(query).replace(/[a-z]+$/, ""));
}

function fitting(all: readonly Suggestion[], folded: string): readonly Suggestion[] {
  if (folded === "") return firstOfEach(all);
  const byRank: Suggestion[][] = [[], [], [], [], []];
  for (const each of all) byRank[rankOf(each, folded)]?.push(each);
  const others = byRank.pop() ?? [];
  const found = byRank.flat().slice(0, maxSuggestions);
  const room = maxSuggestions - found.length;
  return room > 0 ? [...found, ...searchFuzzily(others, folded, room)] : found;
}

function rankOf({ folded, otherNames, code }: Suggestion, query: string): number {
  const at = folded.indexOf(query);
  if (at === 0 || otherNames.includes(query)) return 0;
  if (at > 0) return 1;
  if (otherNames.some((name) => name.startsWith(query)) || code.startsWith(query)) return 2;
  return otherNames.some((name) => name.includes(query)) || code.includes(query) ? 3 : 4;
}

/**
 * Suggestions that are spelled a little differently, within limits (rules: placeholder-suggestions). Where in the
 * text it is does not count.
 */
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
