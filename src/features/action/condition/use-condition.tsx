import { useEffect, useSyncExternalStore } from "react";
import type { KnownCondition, KnownConditions } from "./known-conditions.js";

/** What is known of a saved filter, which is loaded if `wanted`. */
export function useCondition(
  conditions: KnownConditions | undefined,
  id: number | null,
  wanted: boolean,
): KnownCondition | null {
  const state = () => (id === null ? null : (conditions?.state(id) ?? null));
  const known = useSyncExternalStore(conditions?.subscribe ?? subscribeToNothing, state, state);
  useEffect(() => {
    if (wanted && id !== null) conditions?.ask(id);
  }, [conditions, id, wanted]);
  return known;
}

function subscribeToNothing(): () => void {
  return () => {};
}
