import type { ItemId, ResourceItem, ResourceSource } from "../../api/resources.js";
import { createTextSearch, type TextSearch } from "../../lib/text-search.js";

/** What a part of the list holds: injected items, favourites, or a group; group `null` is what has none. */
export type SectionKind = "super" | "favourites" | { readonly group: ItemId | null };

/** A part of the list. */
export interface Section {
  readonly of: SectionKind;
  /** Injected items stand without a heading, and so does a list without folders and favourites. */
  readonly headed: boolean;
  readonly places: Uint32Array;
}

/** A folder with what is in it, favourites included. */
export interface Group {
  readonly id: ItemId | null;
  /** Empty for what has no folder. */
  readonly name: string;
  readonly count: number;
  /** Of the items of this folder a friend has one at most. */
  readonly unique: boolean;
}

/**
 * The list of one kind, ready to be shown. An item is known by its place: the injected ones come first, then those of
 * the list in its order. Nothing is kept per item but its place, since there may be 100,000.
 */
export interface Catalogue {
  readonly source: ResourceSource;
  readonly count: number;
  itemAt(place: number): ResourceItem;
  nameAt(place: number): string;
  /** -1 when there is none. */
  placeOf(id: ItemId): number;
  readonly sections: readonly Section[];
  readonly groups: readonly Group[];
  /** The places of one folder, favourites included. */
  inGroup(id: ItemId | null): Uint32Array;
  readonly search: TextSearch;
}

/** Arranges a list: injected items, favourites, then folder by folder, and last what has none. */
export function createCatalogue(
  source: ResourceSource,
  extras: readonly ResourceItem[],
): Catalogue {
  const { ids, items } = source;
  const count = extras.length + ids.length;
  const itemAt = (place: number) =>
    place < extras.length
      ? (extras[place] as ResourceItem)
      : (items[ids[place - extras.length] as ItemId] as ResourceItem);
  const nameAt = (place: number) => nameOf(itemAt(place));
  const groups = groupsOf(source);
  const shelves = shelve(count, itemAt, groups);
  return {
    source,
    count,
    itemAt,
    nameAt,
    placeOf(id) {
      const extra = extras.findIndex((item) => item.id === id);
      if (extra >= 0) return extra;
      const item = items[id];
      const at = item === undefined ? -1 : ids.findIndex((each) => String(each) === String(id));
      return at < 0 ? -1 : at + extras.length;
    },
    sections: sectionsOf(shelves, groups),
    groups: groups.flatMap((group, at) => {
      const size = shelves.perGroup[at] ?? 0;
      return group.id === null && size === 0 ? [] : [{ ...group, count: size }];
    }),
    inGroup(id) {
      const places: number[] = [];
      const at = groups.findIndex((group) => String(group.id) === String(id));
      for (let place = extras.length; place < count; place++) {
        if (shelves.groupIndex(itemAt(place)) === at) places.push(place);
      }
      return Uint32Array.from(places);
    },
    search: createTextSearch(count, nameAt),
  };
}

/** The name of an item, whatever a server wrote there. */
export function nameOf({ name, id }: { name?: unknown; id: ItemId }): string {
  return typeof name === "string" && name !== "" ? name : String(name ?? id);
}

/** A folder without its count, and at the end the place for what has none. */
function groupsOf({ group_ids, groups }: ResourceSource): Omit<Group, "count">[] {
  const listed = group_ids.map((id) => {
    const group = groups[id];
    return { id, name: group ? nameOf(group) : String(id), unique: Boolean(group?.unique) };
  });
  return [...listed, { id: null, name: "", unique: false }];
}

interface Shelves {
  /** One for each section: injected, favourites, the groups. */
  places: Uint32Array[];
  perGroup: number[];
  groupIndex(item: ResourceItem): number;
}

/** Two passes, counting and placing, so that the lists have their size from the start. */
function shelve(
  count: number,
  itemAt: (place: number) => ResourceItem,
  groups: readonly { id: ItemId | null }[],
): Shelves {
  const none = groups.length - 1;
  const indexes = new Map(groups.map(({ id }, at) => [String(id), at]));
  const groupIndex = ({ group_id }: ResourceItem) =>
    group_id === null || group_id === undefined ? none : (indexes.get(String(group_id)) ?? none);
  const shelfOf = (item: ResourceItem) => {
    if (item.super) return 0;
    return Number(item.favorite) === 1 ? 1 : groupIndex(item) + 2;
  };
  const sizes = new Array<number>(groups.length + 2).fill(0);
  const perGroup = new Array<number>(groups.length).fill(0);
  const shelf = new Uint32Array(count);
  for (let place = 0; place < count; place++) {
    const item = itemAt(place);
    const at = shelfOf(item);
    shelf[place] = at;
    sizes[at] = (sizes[at] ?? 0) + 1;
    if (!item.super) perGroup[groupIndex(item)] = (perGroup[groupIndex(item)] ?? 0) + 1;
  }
  const places = sizes.map((size) => new Uint32Array(size));
  const filled = new Array<number>(sizes.length).fill(0);
  for (let place = 0; place < count; place++) {
    const at = shelf[place] ?? 0;
    const next = filled[at] ?? 0;
    (places[at] as Uint32Array)[next] = place;
    filled[at] = next + 1;
  }
  return { places, perGroup, groupIndex };
}

function sectionsOf({ places }: Shelves, groups: readonly { id: ItemId | null }[]): Section[] {
  const [injected, favourite, ...rest] = places as [Uint32Array, Uint32Array, ...Uint32Array[]];
  const headed = groups.length > 1 || favourite.length > 0;
  const all: Section[] = [
    { of: "super", headed: false, places: injected },
    { of: "favourites", headed, places: favourite },
    ...rest.map((list, at): Section => ({ of: { group: groups[at]?.id ?? null }, headed, places: list })),
  ];
  return all.filter((section) => section.places.length > 0);
}
