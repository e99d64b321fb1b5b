import { notifyManager, QueryClient } from "@tanstack/query-core";
import { createLeaving, type Leaving } from "../lib/leaving.js";
import type { Queues } from "./queues.js";

/** Cache and queues that the elements of a page share. */
export interface ServerClient {
  /** Calls under way, polls, and what nobody looks at any more. */
  readonly cache: QueryClient;
  /** The queries by what they ask: all who ask the same share one. The cache knows each by a key of its own. */
  readonly queries: Map<string, SharedQuery>;
  /** Names a query among all that were ever made: two that ask the same never share calls, or one would wait for ever. */
  nextId(): number;
  /** The lists of pages, by the query of each. */
  readonly pages: WeakMap<object, unknown>;
  /** Serial queues of calls on one record. */
  readonly queues: Queues;
  /** That the page is left. */
  readonly leaving: Leaving;
}

/** A query, and its number: what it asks and this are its key in the cache. */
interface SharedQuery {
  readonly id: number;
  readonly query: unknown;
}

/**
 * Makes what the elements of one page share. Only ky repeats calls, and only a call itself knows whether there is a
 * connection. Listeners are called in the same turn, so that nothing is drawn twice.
 */
export function createServerClient(leaving: Leaving = createLeaving()): ServerClient {
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
  const queries = new Map<string, SharedQuery>();
  cache.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    if (type !== "removed") return;
    const [name, id] = queryKey as [name: string, id: number];
    if (queries.get(name)?.id === id) queries.delete(name);
  });
  let made = 0;
  return {
    ...{ cache, queries, leaving },
    nextId: () => ++made,
    pages: new WeakMap(),
    queues: { last: new Map(), leaving },
  };
}
