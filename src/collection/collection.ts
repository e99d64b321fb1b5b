import type { Answer, Failure } from "../lib/failure.js";

/**
 * A list on the server as it stands. `complete` says whether what is not in it is really gone: after a 403 that counts as
 * empty, nobody knows.
 */
export type CollectionState<List> =
  | { readonly is: "loading"; readonly source: null }
  | { readonly is: "ready"; readonly source: List; readonly complete: boolean }
  | { readonly is: "failed"; readonly source: null; readonly failure: Failure };

/** One list, loaded once and shared by all who show it. */
export interface Collection<List, Item> {
  state(): CollectionState<List>;
  /** Loads the list for the first who listens. When the last one leaves before it is there, the call is aborted. */
  subscribe(listener: () => void): () => void;
  /** Tries again after a failure. */
  retry(): void;
  /** Looks again when the list is old. What is there stays until the new one has come. */
  refresh(): void;
  /** Puts an item into the list, for everybody at once. Call what comes back when the server would not have it. */
  insert(item: Item): () => void;
}

/** How an item is put into a list. */
export interface Inserting<List, Item> {
  has(list: List, item: Item): boolean;
  /** In the place of the one that it stands for, if the list has it. */
  withItem(list: List, item: Item): List;
}

/** A list older than this is looked at again on `refresh`, in milliseconds: operators keep pages open for hours. */
const staleAfter = 5 * 60_000;

/** A list that is not there yet, or one that the page gave instead of the call and that never grows old. */
export function createCollection<List, Item>(options: {
  given: List | null;
  load(signal: AbortSignal): Promise<Answer<List>>;
  /** What a 403 stands for where an account without the right has such a list; `null` where it is a failure. */
  forbidden: List | null;
  inserting: Inserting<List, Item>;
  /** A clock, in milliseconds. */
  now(): number;
}): Collection<List, Item> {
  const { given, forbidden, inserting } = options;
  const listeners = new Set<() => void>();
  let state: CollectionState<List> = given
    ? { is: "ready", source: given, complete: true }
    : { is: "loading", source: null };
  let loadedAt = Number.POSITIVE_INFINITY;
  let underWay: AbortController | undefined;
  /** Inserted while a call was under way: its answer may be older than they are. */
  let insertedMeanwhile: Item[] = [];

  function become(next: CollectionState<List>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(): Promise<void> {
    if (underWay) return;
    const call = new AbortController();
    underWay = call;
    insertedMeanwhile = [];
    const answer = await options.load(call.signal);
    if (underWay !== call) return;
    underWay = undefined;
    const isForbidden = !answer.ok && answer.failure.kind === "forbidden";
    const source = answer.ok ? answer.data : isForbidden ? forbidden : null;
    if (source !== null) {
      loadedAt = options.now();
      become({ is: "ready", source: insertedMeanwhile.reduce(withMissing, source), complete: answer.ok });
    } else if (!answer.ok && state.is !== "ready") {
      become({ is: "failed", source: null, failure: answer.failure });
    }
  }

  /** What the answer says of an item counts; what it does not have yet is added. */
  function withMissing(list: List, item: Item): List {
    return inserting.has(list, item) ? list : inserting.withItem(list, item);
  }

  return {
    state: () => state,
    subscribe(listener) {
      // Two subscriptions stay two, even by one function.
      const call = () => listener();
      listeners.add(call);
      if (state.is === "loading") void load();
      return () => {
        listeners.delete(call);
        if (listeners.size > 0) return;
        underWay?.abort();
        underWay = undefined;
      };
    },
    retry() {
      if (state.is !== "failed") return;
      become({ is: "loading", source: null });
      void load();
    },
    refresh() {
      if (state.is === "ready" && options.now() - loadedAt > staleAfter) void load();
    },
    insert(item) {
      if (underWay) insertedMeanwhile.push(item);
      const before = state;
      if (before.is !== "ready") return () => withdraw(item);
      const after = { ...before, source: inserting.withItem(before.source, item) };
      become(after);
      return () => {
        withdraw(item);
        // What others have put into it since then would go too, so the server is asked.
        if (state === after) become(before);
        else void load();
      };
    },
  };

  function withdraw(item: Item): void {
    insertedMeanwhile = insertedMeanwhile.filter((other) => other !== item);
  }
}
