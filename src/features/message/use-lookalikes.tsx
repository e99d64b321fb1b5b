import { useEffect, useReducer } from "react";
import { useMemoBy } from "../../kit/use-memo-by.js";
import { type PageLists, useReferences } from "../../references/index.js";
import { insertPart } from "./deferred.js";
import type { LookalikeContext } from "./insert/index.js";
import { namedLists } from "./placeholders/index.js";
import type { FindMarks } from "./view/text-marks.js";

/** Double brackets of either width; every placeholder has one pair. */
const inBrackets = /[[\uff3b]{2}[^[\]\uff3b\uff3d]+[\]\uff3d]{2}/g;

/**
 * Finds what looks like a placeholder and is none; `undefined` while there is nothing else in brackets, or what finds it has
 * not come. The lists are loaded for it: brackets may have the name of an item.
 *
 * @param known - another object whenever something may be called otherwise
 */
export function useLookalikes(
  text: string,
  placeholders: readonly string[],
  { settings, names }: Omit<LookalikeContext, "lists">,
  known: object,
): FindMarks | undefined {
  const { lists } = useReferences();
  const isNeeded = (text.match(inBrackets)?.length ?? 0) > placeholders.length;
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  useEffect(() => (isNeeded ? followLists(lists, arrived) : undefined), [isNeeded, lists]);
  const part = isNeeded ? insertPart.value : undefined;
  // Names are read from the lists as they stand.
  return useMemoBy([part, known], () => part?.lookalikeMarks({ settings, lists, names }));
}

/** Loads the lists that name something, and what is made of them; `arrived` is called with each. */
export function followLists(lists: PageLists, arrived: () => void): () => void {
  const ends = namedLists.map((kind) => lists.list(kind).subscribe(arrived));
  insertPart.load().then(arrived, () => {});
  return () => {
    for (const end of ends) end();
  };
}
