import { useSyncExternalStore } from "react";
import { isMissing } from "../../choosing/late.js";
import { useFollowed } from "../../choosing/views.js";
import type { ActionSurroundings } from "../action-context.js";
import type { ActionState } from "../entity.js";
import { namedByCondition } from "./condition-things.js";
import { type Reference, referencesOf } from "./references.js";

/** What effects and their conditions point at and the page's lists do not have; those lists are loaded. */
export function useBrokenReferences(state: ActionState, { lists, page }: ActionSurroundings): Reference[] {
  const { conditions } = page;
  useSyncExternalStore(conditions.subscribe, conditions.all, conditions.all);
  const follow = useFollowed();
  return referencesOf(state, (row) => namedByCondition(state, row, conditions)).filter((thing) => {
    follow(lists.list(thing.kind));
    return isMissing(lists, thing);
  });
}
