import { useEffect, useSyncExternalStore } from "react";
import type { KnownCondition, KnownConditions } from "./known-conditions.js";

/** State of a saved filter, which is loaded if `wanted`. */
export function useCondition(
  conditions: KnownConditions,
  id: number | null,
  wanted: boolean,
): KnownCondition | null {
  const state = () => (id === null ? null : conditions.state(id));
  const known = useSyncExternalStore(conditions.subscribe, state, state);
  useEffect(() => {
    if (wanted && id !== null) conditions.ask(id);
  }, [conditions, id, wanted]);
  return known;
}
