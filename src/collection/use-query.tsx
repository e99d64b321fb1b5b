import { useSyncExternalStore } from "react";
import { useStill } from "../kit/page-press.js";
import type { NumberedPages } from "./numbered-pages.js";
import type { NumberedState } from "./numbered-state.js";
import type { Pages } from "./pages.js";
import type { Query, QueryState } from "./query.js";

/** State of a query, as long as the component is mounted; it is drawn again when that changes, after a press that is under way. */
export function useQuery<T>(query: Pick<Query<T>, "subscribe" | "state">): QueryState<T> {
  return useStill(useSyncExternalStore(query.subscribe, query.state));
}

/** How the loading of more pages goes; the pages themselves come by `useQuery`. */
export function useMore<Item, Cursor>(
  pages: Pick<Pages<Item, Cursor>, "subscribe" | "more">,
): ReturnType<Pages<Item, Cursor>["more"]> {
  return useStill(useSyncExternalStore(pages.subscribe, pages.more));
}

/** State of a list of numbered pages, as long as the component is mounted. */
export function useNumberedPages<Item>(
  pages: Pick<NumberedPages<Item>, "subscribe" | "state">,
): NumberedState<Item> {
  return useStill(useSyncExternalStore(pages.subscribe, pages.state));
}
