import { useSyncExternalStore } from "react";
import type { Pages } from "./pages.js";
import type { Query, QueryState } from "./query.js";

/** What a query shows, as long as the component is there; it is drawn again when that changes. */
export function useQuery<T>(query: Pick<Query<T>, "subscribe" | "state">): QueryState<T> {
  return useSyncExternalStore(query.subscribe, query.state);
}

/** How the loading of more pages goes; the pages themselves come by `useQuery`. */
export function useMore<Item, Cursor>(
  pages: Pick<Pages<Item, Cursor>, "subscribe" | "more">,
): ReturnType<Pages<Item, Cursor>["more"]> {
  return useSyncExternalStore(pages.subscribe, pages.more);
}
