import { type ItemId, isId, type ResourceItem, type ResourceSource } from "../../../api/resources.js";
import { isSet } from "./flags.js";

/** Content of a part of the list: injected items, favourites, or a group; group `null` holds items without a group. */
export type SectionKind = "super" | "favourites" | { readonly group: ItemId | null };

/** A part of the list. */
export interface Section {
  readonly of: SectionKind;
  /** Injected items stand without a heading, and so does a list without folders and favourites. */
  readonly headed: boolean;
  readonly places: Uint32Array;
}

/** A folder. */
export interface Group {
  readonly id: ItemId | null;
  /** Empty for what has no folder. */
  readonly name: string;
}

/**
 * The list of one kind, ready to be shown. An item is known by its place: the injected ones come first, then those of
 * the list in its order. Nothing is kept per item but its place, since there may be 100,000.
 */
export interface Catalogue {
  readonly source: ResourceSource;
  readonly count: number;
  readonly injectedCount: number;
  /** Ids of the list, without those that injected items stand for. */
  readonly ids: readonly ItemId[];
  itemAt(place: number): ResourceItem;
  nameAt(place: number): string;
  itemOf(id: ItemId): ResourceItem | undefined;
  /** -1 when there is none. */
  placeOf(id: ItemId): number;
  readonly sections: readonly Section[];
  readonly groups: readonly Group[];
  /** Which of the groups an item is in; -1 for injected items. */
  groupAt(place: number): number;
}

/**
 * Arranges a list: injected items, favourites, then folder by folder, and last what has none. An injected item stands
 * for the one of its id in the list.
 */
export function createCatalogue(source: ResourceSource, injected: readonly ResourceItem[]): Catalogue {
  const { items } = source;
  const extras = [...new Map(injected.map((item) => [String(item.id), item])).values()];
  const taken = new Set(extras.map(({ id }) => String(id)));
  const ids = taken.size === 0 ? source.ids : source.ids.filter((id) => !taken.has(String(id)));
  const count = extras.length + ids.length;
  const itemAt = (place: number) =>
    place < extras.length
      ? (extras[place] as ResourceItem)
      : (items[ids[place - extras.length] as ItemId] as ResourceItem);
  // A map by id would take a page of memory per list; the lists come with one.
  const itemOf = (id: ItemId) =>
    extras.find((item) => String(item.id) === String(id)) ??
    (Object.hasOwn(items, id) ? items[id] : undefined);
  // Searches ask this of every item.
  const nameAt = (place: number) => {
    const item = itemAt(place);
    const { name } = item;
    return typeof name === "string" && name !== "" ? name : nameOf(item);
  };
  const groups = groupsOf(source);
  const shelves = shelve(count, itemAt, groups);
  return {
    source,
    count,
    injectedCount: extras.length,
    ids,
    itemAt,
    nameAt,
    itemOf,
    placeOf(id) {
      const item = itemOf(id);
      for (let place = 0; item && place < count; place++) if (itemAt(place) === item) return place;
      return -1;
    },
    sections: sectionsOf(shelves.places, groups),
    groups,
    groupAt: (place) => (shelves.groupOf[place] ?? 0) - 1,
  };
}

/** The name of an item, whatever a server wrote there; without one, its id. */
export function nameOf({ name, id }: { name?: unknown; id: ItemId }): string {
  if (typeof name === "string" && name !== "") return name;
  return String(typeof name === "number" ? name : id);
}

/** True for an item among the favourites (rules: picker-items). */
export function isFavourite({ favorite }: ResourceItem): boolean {
  return isSet(favorite) && Number(favorite) === 1;
}

/** The folders in their order, and at the end the place for what has none. */
function groupsOf({ group_ids, groups }: ResourceSource): Group[] {
  const listed = group_ids.map((id) => {
    const group = groups[id];
    return { id, name: group ? nameOf(group) : String(id) };
  });
  return [...listed, { id: null, name: "" }];
}

interface Shelves {
  /** One list for each section: injected, favourites, the groups. */
  places: Uint32Array[];
  /** For each place its group counted from 1; 0 for injected items. */
  groupOf: Uint32Array;
}

/** Two passes, counting and placing, so that the lists have their size from the start. */
function shelve(
  count: number,
  itemAt: (place: number) => ResourceItem,
  groups: readonly { id: ItemId | null }[],
): Shelves {
  const none = groups.length;
  const indexes = new Map(groups.slice(0, -1).map(({ id }, at) => [String(id), at + 1]));
  // A server's word may be anything, even what has no text.
  const indexOf = (id: unknown) => (isId(id as ItemId) ? indexes.get(String(id)) : undefined) ?? none;
  const sizes = new Array<number>(groups.length + 2).fill(0);
  const groupOf = new Uint32Array(count);
  const shelf = new Uint32Array(count);
  for (let place = 0; place < count; place++) {
    const item = itemAt(place);
    // An injected item is in no folder, and one whose folder is not there is with those that have none.
    const group = isSet(item.super) ? 0 : indexOf(item.group_id);
    const at = group === 0 ? 0 : isFavourite(item) ? 1 : group + 1;
    groupOf[place] = group;
    shelf[place] = at;
    sizes[at] = (sizes[at] ?? 0) + 1;
  }
  const places = sizes.map((size) => new Uint32Array(size));
  const filled = new Array<number>(sizes.length).fill(0);
  for (let place = 0; place < count; place++) {
    const at = shelf[place] ?? 0;
    const next = filled[at] ?? 0;
    (places[at] as Uint32Array)[next] = place;
    filled[at] = next + 1;
  }
  return { places, groupOf };
}

function sectionsOf(places: readonly Uint32Array[], groups: readonly { id: ItemId | null }[]): Section[] {
  const [injected, favourite, ...rest] = places as readonly [Uint32Array, Uint32Array, ...Uint32Array[]];
  const headed = groups.length > 1 || favourite.length > 0;
  const all: Section[] = [
    { of: "super", headed: false, places: injected },
    { of: "favourites", headed, places: favourite },
    ...rest.map((list, at): Section => ({ of: { group: groups[at]?.id ?? null }, headed, places: list })),
  ];
  return all.filter((section) => section.places.length > 0);
}
