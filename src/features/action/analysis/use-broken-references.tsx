import { useMemo, useSyncExternalStore } from "react";
import { isMissing, listOf, useFollowed } from "../../../references/index.js";
import { useConditionPart } from "../../condition-slide/index.js";
import type { ActionContext } from "../action-context.js";
import type { ActionState } from "../entity.js";
import { conditionOf } from "../transitions.js";
import { type Reference, referencesOf } from "./references.js";

/** References of effects and their conditions to what the page's lists do not have; those lists are loaded. */
export function useBrokenReferences(
  state: ActionState,
  { lists, page, effects }: ActionContext,
): Reference[] {
  const { conditions } = page;
  const namedByCondition = useNamedByCondition(state);
  useSyncExternalStore(conditions.subscribe, conditions.all, conditions.all);
  const follow = useFollowed();
  return referencesOf(effects, state, (row) =>
    namedByCondition(state.pendingConditions[row.key], conditionOf(row.value), conditions),
  ).filter((thing) => {
    follow(listOf(lists, thing));
    return isMissing(lists, thing);
  });
}

/** Reads what conditions point at. Where an effect has one the filter editor is loaded; until then nothing is known of it. */
function useNamedByCondition({ rows, pendingConditions }: ActionState) {
  const hasConditions =
    Object.keys(pendingConditions).length > 0 ||
    rows.some(({ value: effect }) => conditionOf(effect) !== null);
  const part = useConditionPart(hasConditions);
  return useMemo(() => part?.createNamedByCondition() ?? (() => []), [part]);
}
