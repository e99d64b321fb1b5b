import { useMemo } from "react";
import { useConditionPart } from "./deferred.js";
import type { KnownConditions } from "./known-conditions.js";
import { useCondition } from "./use-condition.js";

/** True when something is still to be chosen in a saved condition, as far as it is known. */
export function useUnfinishedCondition(conditions: KnownConditions, id: number | null): boolean {
  const known = useCondition(conditions, id, false);
  const filter = known?.is === "ready" ? known.filter : null;
  const part = useConditionPart(filter !== null);
  return useMemo(() => filter !== null && (part?.isUnfinished(filter) ?? false), [filter, part]);
}
