import { notifyManager, QueryClient } from "@tanstack/query-core";

/** What the elements of a page share of what lives on the server. */
export interface ServerClient {
  /** Calls under way, polls, and what nobody looks at any more. */
  readonly cache: QueryClient;
  /** The queries by what they ask: all who ask the same share one. */
  readonly queries: Map<string, unknown>;
  /** The lists of pages, by the query of each. */
  readonly pages: WeakMap<object, unknown>;
  /** The last gesture on each record that has one under way. */
  readonly turns: Map<string, Promise<unknown>>;
}

/**
 * Makes what the elements of one page share. Only ky repeats calls, and only a call itself knows whether there is a
 * connection. Listeners are called in the same turn, so that nothing is drawn twice.
 */
export function createServerClient(): ServerClient {
  notifyManager.setScheduler((callback) => callback());
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: false,
        structuralSharing: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
  const queries = new Map<string, unknown>();
  cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === "removed") queries.delete(JSON.stringify(query.queryKey));
  });
  return { cache, queries, pages: new WeakMap(), turns: new Map() };
}
