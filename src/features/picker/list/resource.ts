import type { ResourceItem, ResourceSource } from "../../../api/resources.js";
import {
  createQuery,
  createServerClient,
  type QueryState,
  type ServerClient,
} from "../../../collection/index.js";
import type { Answer, Failure } from "../../../lib/failure.js";
import { type Catalogue, createCatalogue } from "./catalogue.js";

/**
 * The list of one kind as it stands. `complete` says whether what is not in it is really gone: after a 403 that counts as
 * empty, nobody knows.
 */
export type ResourceState =
  | { readonly is: "loading"; readonly source: null }
  | { readonly is: "ready"; readonly source: ResourceSource; readonly complete: boolean }
  | { readonly is: "failed"; readonly source: null; readonly failure: Failure };

/** A list as it is loaded and shown. */
interface ResourceList {
  state(): ResourceState;
  /** Loads the list for the first who listens. When the last one leaves before it is there, the call is aborted. */
  subscribe(listener: () => void): () => void;
  /** Tries again after a failure. */
  retry(): void;
  /** Looks again when the list is old. What is there stays until the new one has come. */
  refresh(): void;
  /** Marks the list as out of date: it is asked for again, at once where somebody listens. Resolves when that is over. */
  invalidate(): Promise<void>;
  /** Puts an item that the server has made into the list, for everybody at once. */
  insert(item: ResourceItem): void;
}

/** One list, loaded once and shared by every picker of its kind on the page. */
export interface Resource extends ResourceList {
  /** The list arranged, once for all pickers; `null` as long as it is not there. */
  catalogue(): Catalogue | null;
  /** The items by the code that placeholders name them by, their `unique`; those without one are left out. */
  coded(): Resource;
}

/** Judgement of an answer. */
interface Listed {
  readonly source: ResourceSource;
  readonly complete: boolean;
}

/** A list that is not there yet, or one that the page gave instead of the call and that never grows old. */
export function createResource(options: {
  /** Cache that shares the list, and its key; without them it is nobody else's. */
  client?: ServerClient;
  key?: readonly string[];
  given: ResourceSource | null;
  load(signal: AbortSignal): Promise<Answer<ResourceSource>>;
  forbiddenIsEmpty: boolean;
  now(): number;
}): Resource {
  const { client = createServerClient(), key = ["list"], given, load, forbiddenIsEmpty, now } = options;
  const query = createQuery<Listed>(client, {
    key,
    now,
    ...(given && { initial: { source: given, complete: true } }),
    async read(signal) {
      const answer = await load(signal);
      if (answer.ok) return { ...answer, data: { source: answer.data, complete: true } };
      if (!forbiddenIsEmpty || answer.failure.kind !== "forbidden") return answer;
      return { ok: true, status: 403, data: { source: emptySource, complete: false } };
    },
  });
  let of = query.state();
  let state = resourceState(of);
  return withCatalogue({
    state() {
      const now = query.state();
      // That a refresh failed is no news for those who choose: what is there can be chosen.
      if (now.is !== of.is || now.data !== of.data) state = resourceState(now);
      of = now;
      return state;
    },
    subscribe: query.subscribe,
    retry: query.retry,
    refresh: query.refresh,
    invalidate: query.invalidate,
    insert(item) {
      const before = query.state().data;
      // An answer that has the item already knows it better.
      const isKnown = (listed: Listed) => listed !== before && Object.hasOwn(listed.source.items, item.id);
      query
        .addOptimistic((listed) =>
          isKnown(listed) ? listed : { ...listed, source: withItem(listed.source, item) },
        )
        .commit();
    },
  });
}

function resourceState(state: QueryState<Listed>): ResourceState {
  if (state.is === "ready") return { is: "ready", ...state.data };
  return state.is === "failed"
    ? { is: "failed", source: null, failure: state.failure }
    : { is: "loading", source: null };
}

/** The same list with its arrangement, made when first asked for and again when the list is another. */
export function withCatalogue(list: ResourceList): Resource {
  let catalogue: Catalogue | null = null;
  let coded: Resource | undefined;
  return {
    ...list,
    catalogue() {
      const { source } = list.state();
      if (catalogue?.source !== source) catalogue = source && createCatalogue(source, []);
      return source && catalogue;
    },
    coded() {
      coded ??= withCatalogue(derivedList(list, byCode));
      return coded;
    },
  };
}

/** A list that is made of another, loaded and refreshed with it; worked out once for each state of that. */
export function derivedList(
  whole: ResourceList,
  change: (source: ResourceSource) => ResourceSource,
): ResourceList {
  let of: ResourceState | undefined;
  let part: ResourceState | undefined;
  return {
    ...whole,
    state() {
      const state = whole.state();
      if (part === undefined || of !== state)
        part = state.is === "ready" ? { ...state, source: change(state.source) } : state;
      of = state;
      return part;
    },
  };
}

function byCode(source: ResourceSource): ResourceSource {
  const items = source.ids.flatMap((id) => {
    const item = source.items[id];
    return typeof item?.unique === "string" && item.unique !== "" ? [{ ...item, id: item.unique }] : [];
  });
  return {
    ...source,
    ids: items.map(({ id }) => id),
    items: Object.fromEntries(items.map((item) => [item.id, item])),
  };
}

/** A list of nothing. */
export const emptySource: ResourceSource = { items: {}, groups: {}, ids: [], group_ids: [], meta: {} };

function withItem(source: ResourceSource, item: ResourceItem): ResourceSource {
  const known = Object.hasOwn(source.items, item.id);
  return {
    ...source,
    items: { ...source.items, [item.id]: item },
    ids: known ? source.ids : [...source.ids, item.id],
  };
}
