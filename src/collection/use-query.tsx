import { useSyncExternalStore } from "react";
import type { Query, QueryState } from "./query.js";

/** What a query shows, as long as the component is there; it is drawn again when that changes. */
export function useQuery<T>(query: Pick<Query<T>, "subscribe" | "state">): QueryState<T> {
  return useSyncExternalStore(query.subscribe, query.state);
}
