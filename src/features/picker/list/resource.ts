import type { ResourceItem, ResourceSource } from "../../../api/resources.js";
import type { Answer, Failure } from "../../../lib/failure.js";

/**
 * The list of one kind as it stands. `complete` says whether an id that is not in it is really gone: after a 403 that
 * counts as empty, nobody knows.
 */
export type ResourceState =
  | { readonly is: "loading"; readonly source: null }
  | { readonly is: "ready"; readonly source: ResourceSource; readonly complete: boolean }
  | { readonly is: "failed"; readonly source: null; readonly failure: Failure };

/** One list, loaded once and shared by every picker of its kind on the page. */
export interface Resource {
  state(): ResourceState;
  /** Loads the list for the first who listens. When the last one leaves before it is there, the call is aborted. */
  subscribe(listener: () => void): () => void;
  /** Tries again after a failure. */
  retry(): void;
  /** Looks again when the list is old. What is there stays until the new one has come. */
  refresh(): void;
  /** A new item was made: every picker of the kind has it at once. */
  insert(item: ResourceItem): void;
}

/** A list older than this is looked at again when a picker is opened, in milliseconds: operators keep pages open for hours. */
const staleAfter = 5 * 60_000;

/** A list that is not there yet, or one that the page gave instead of the call and that never grows old. */
export function createResource(options: {
  given: ResourceSource | null;
  load(signal: AbortSignal): Promise<Answer<ResourceSource>>;
  forbiddenIsEmpty: boolean;
  now(): number;
}): Resource {
  const listeners = new Set<() => void>();
  const { given } = options;
  let state: ResourceState = given
    ? { is: "ready", source: given, complete: true }
    : { is: "loading", source: null };
  let loadedAt = Number.POSITIVE_INFINITY;
  let underWay: AbortController | undefined;
  /** Made while a call was under way: its answer may be older than they are. */
  let madeMeanwhile: ResourceItem[] = [];

  function become(next: ResourceState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(): Promise<void> {
    if (underWay) return;
    const call = new AbortController();
    underWay = call;
    madeMeanwhile = [];
    const answer = await options.load(call.signal);
    if (underWay !== call) return;
    underWay = undefined;
    const forbidden = !answer.ok && answer.failure.kind === "forbidden" && options.forbiddenIsEmpty;
    if (answer.ok || forbidden) {
      loadedAt = options.now();
      const source = madeMeanwhile.reduce(withMissing, answer.ok ? answer.data : emptySource);
      become({ is: "ready", source, complete: answer.ok });
    } else if (state.is !== "ready") {
      become({ is: "failed", source: null, failure: answer.failure });
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      // Two subscriptions stay two, even by one function.
      const tell = () => listener();
      listeners.add(tell);
      if (state.is === "loading") void load();
      return () => {
        listeners.delete(tell);
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
      if (underWay) madeMeanwhile.push(item);
      if (state.is === "ready") become({ ...state, source: withItem(state.source, item) });
    },
  };
}

/** A list of nothing. */
export const emptySource: ResourceSource = { items: {}, groups: {}, ids: [], group_ids: [], meta: {} };

/** What the answer says of an item counts; what it does not have yet is added. */
function withMissing(source: ResourceSource, item: ResourceItem): ResourceSource {
  return Object.hasOwn(source.items, item.id) ? source : withItem(source, item);
}

function withItem(source: ResourceSource, item: ResourceItem): ResourceSource {
  const known = Object.hasOwn(source.items, item.id);
  return {
    ...source,
    items: { ...source.items, [item.id]: item },
    ids: known ? source.ids : [...source.ids, item.id],
  };
}
