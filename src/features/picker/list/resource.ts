import type { ResourceItem, ResourceSource } from "../../../api/resources.js";
import { type Collection, type CollectionState, createCollection } from "../../../collection/index.js";
import type { Answer } from "../../../lib/failure.js";
import { type Catalogue, createCatalogue } from "./catalogue.js";

/** The list of one kind as it stands. */
export type ResourceState = CollectionState<ResourceSource>;

/** One list, loaded once and shared by every picker of its kind on the page. */
export interface Resource extends Collection<ResourceSource, ResourceItem> {
  /** The list arranged, once for all pickers; `null` as long as it is not there. */
  catalogue(): Catalogue | null;
  /** The items by the code that placeholders name them by, their `unique`; those without one are left out. */
  coded(): Resource;
}

/** A list that is not there yet, or one that the page gave instead of the call and that never grows old. */
export function createResource(options: {
  given: ResourceSource | null;
  load(signal: AbortSignal): Promise<Answer<ResourceSource>>;
  forbiddenIsEmpty: boolean;
  now(): number;
}): Resource {
  const { given, load, forbiddenIsEmpty, now } = options;
  const forbidden = forbiddenIsEmpty ? emptySource : null;
  return withCatalogue(createCollection({ given, load, forbidden, inserting, now }));
}

/** The same list with its arrangement, made when first asked for and again when the list is another. */
export function withCatalogue(list: Collection<ResourceSource, ResourceItem>): Resource {
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
  whole: Collection<ResourceSource, ResourceItem>,
  change: (source: ResourceSource) => ResourceSource,
): Collection<ResourceSource, ResourceItem> {
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

const inserting = {
  has: ({ items }: ResourceSource, { id }: ResourceItem) => Object.hasOwn(items, id),
  withItem(source: ResourceSource, item: ResourceItem): ResourceSource {
    const known = Object.hasOwn(source.items, item.id);
    return {
      ...source,
      items: { ...source.items, [item.id]: item },
      ids: known ? source.ids : [...source.ids, item.id],
    };
  },
};
