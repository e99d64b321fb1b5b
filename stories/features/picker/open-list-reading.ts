import type { ReadingParameters } from "../../reading.js";

/** Texts that are cut when a story is made narrow while the list of a picker is open. */
export function cutInOpenList(...texts: readonly string[]): ReadingParameters {
  const why =
    "A list that opens in a narrow window has no folders beside its rows; one that is open keeps them, and hardly any window becomes narrow then.";
  return { mayBe: texts.map((what) => ({ kind: "cut", what, why })) };
}
