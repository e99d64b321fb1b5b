import { useEffect, useReducer } from "react";
import type { NamedKind } from "../../choosing/index.js";
import { isMissing } from "../../choosing/late.js";
import type { ActionSurroundings } from "../action-context.js";
import type { ActionState } from "../entity.js";
import { namedByCondition } from "./condition-things.js";
import { type Reference, referencesOf } from "./references.js";

/** What effects and their conditions point at and the page's lists do not have; those lists are loaded. */
export function useBrokenReferences(state: ActionState, { lists, page }: ActionSurroundings): Reference[] {
  const { conditions } = page;
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => conditions.subscribe(again), [conditions]);
  const references = referencesOf(state, (row) => namedByCondition(state, row, conditions));
  const kinds = [...new Set(references.map(({ kind }) => kind))].sort().join();
  useEffect(() => {
    const endings = (kinds === "" ? [] : kinds.split(",")).map((kind) =>
      lists.list(kind as NamedKind).subscribe(again),
    );
    return () => {
      for (const end of endings) end();
    };
  }, [lists, kinds]);
  return references.filter((thing) => isMissing(lists, thing));
}
