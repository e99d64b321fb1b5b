import { foldedIncludes } from "../../../lib/fold.js";

/** An effect as a search sees it. */
export interface SearchedEffect {
  key: string;
  /** Text that operators read of it: its label and its sentence. */
  text: string;
}

/**
 * The effects that a query finds, in their order: a number finds the one at that place and what has it in its text, the
 * place first; other words what has them. Nothing is found for blanks.
 */
export function findEffects(effects: readonly SearchedEffect[], query: string): readonly string[] {
  const wanted = query.trim();
  if (wanted === "") return [];
  const index = /^[0-9０-９]+$/.test(wanted) ? Number(wanted.normalize("NFKC")) : 0;
  const atPlace = effects[index - 1];
  const others = effects.filter((each) => each !== atPlace && foldedIncludes(each.text, wanted));
  return [...(atPlace ? [atPlace] : []), ...others].map(({ key }) => key);
}

/** The find after (or before) one, around the end; the first where that one is not found. */
export function nextFind(found: readonly string[], from: string | null, step: 1 | -1): string | null {
  const at = from === null ? -1 : found.indexOf(from);
  if (at < 0) return found[step === 1 ? 0 : found.length - 1] ?? null;
  return found[(at + step + found.length) % found.length] ?? null;
}
