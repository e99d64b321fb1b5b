import * as v from "valibot";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";

/** The id of an item or group, as the server spells it. */
export type ItemId = number | string;

/** One thing that can be picked (rules: picker-items). Only `id` is sure to be there. */
export interface ResourceItem {
  id: ItemId;
  name?: string;
  group_id?: ItemId | null;
  /** 1 = favourite. */
  favorite?: number;
  /** Injected; it stands first, and every search finds it. */
  super?: boolean;
  /** Injected: there is nothing to test or preview. */
  noact?: boolean;
  writable?: boolean | number;
  type?: number | string;
  type_name?: string;
  generation?: number | string;
  /** A flag, "one only"; of forms and common information the code that placeholders name them by. */
  unique?: boolean | number | string;
  /** Value of common information, where the list gives it. */
  value?: string | number;
  fresh?: boolean;
  is_lmp?: boolean;
  badge?: { text: string; color_class?: string };
  /** Colour of a choice, as the server gives it: check before using it as a colour. */
  color?: string;
  /** Set by us on items that are no longer in the list. */
  invalid?: boolean;
  /** Set by us where it has an integer that was rounded: nothing may be made of it. */
  inexact?: boolean;
}

/** A folder of items. */
export interface ResourceGroup {
  id: ItemId;
  name?: string;
  item_count?: number;
  unique?: boolean;
}

/** The list of one kind of items. `ids` and `group_ids` give the order. */
export interface ResourceSource {
  items: Readonly<Record<string, ResourceItem>>;
  groups: Readonly<Record<string, ResourceGroup>>;
  ids: readonly ItemId[];
  group_ids: readonly ItemId[];
  meta: { group_default_id?: ItemId };
  /** True where any of the items may be inexact; asked first, since there may be 100,000 of them. */
  inexact?: boolean;
}

/** Fields of a new item. */
export interface NewItem {
  name: string;
  /** 0 when the group is not numeric (rules: picker-new-item-sent). */
  groupId: number;
  /** Type, for kinds whose items have one. */
  type?: number;
}

const source = read(readResourceSource);

/** Bare or under `item`; what comes beside it is not ours. */
const added = read((answer) => {
  const item = isPlainObject(answer) ? (answer.item ?? answer) : null;
  return isItem(item) ? (item as unknown as ResourceItem) : null;
});

/** A schema of one function, which answers `null` to what it cannot read. */
export function read<T>(reader: (answer: PlainData) => T | null): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const result = reader(dataset.value as PlainData);
      if (result !== null) return result;
      addIssue();
      return NEVER;
    }),
  );
}

export const loadResourceEndpoint = endpoint({
  method: "GET",
  path: "/api/v_resource/{kind}",
  uncopied: true,
});

/** Loads the list of one kind. */
export function loadResource(http: Http, kind: string, signal: AbortSignal): Promise<Answer<ResourceSource>> {
  return http.send({ ...at(loadResourceEndpoint, { kind }), signal, success: source });
}

export const addItemEndpoint = endpoint({ method: "POST", path: "/api/v_resource/{kind}", once: true });

/** Makes a new item of one kind. */
export function addItem(
  http: Http,
  kind: string,
  { name, groupId, type }: NewItem,
): Promise<Answer<ResourceItem>> {
  return http.send({
    ...at(addItemEndpoint, { kind }),
    json: { name, group_id: groupId, ...(type === undefined ? {} : { type }) },
    success: added,
  });
}

/**
 * Reads a list, or answers `null` when it is none. Ids without an item, items without an id in the list and what is
 * named twice are left out. The items are not looked into further: there may be 100,000, and a few are shown at a time.
 */
export function readResourceSource(data: PlainData): ResourceSource | null {
  if (!isPlainObject(data) || !Array.isArray(data.ids)) return null;
  const [items, groups] = [mapOf(data.items), mapOf(data.groups ?? {})];
  if (items === null || groups === null) return null;
  const ids = listed(data.ids, items);
  const groupIds = Array.isArray(data.group_ids) ? data.group_ids : Object.keys(groups);
  return {
    items: onlyListed(items, ids) as unknown as ResourceSource["items"],
    groups: groups as unknown as ResourceSource["groups"],
    ids,
    group_ids: listed(groupIds, groups),
    meta: isPlainObject(data.meta) && !data.meta.inexact ? (data.meta as ResourceSource["meta"]) : {},
    ...(data.inexact ? { inexact: true } : {}),
  };
}

/** Reads what a page injects: a list of items. */
export function readItems(data: PlainData): ResourceItem[] | null {
  return Array.isArray(data) && data.every(isItem) ? (data as unknown as ResourceItem[]) : null;
}

/** Servers in PHP write an empty map as an empty list. */
function mapOf(data: PlainData | undefined): PlainObject | null {
  if (Array.isArray(data) && data.length === 0) return {};
  return isPlainObject(data) ? data : null;
}

/** The ids under which the map has an entry of that id, each once; the list itself where nothing is wrong with it. */
function listed(ids: readonly PlainData[], map: PlainObject): readonly ItemId[] {
  const entryOf = (id: PlainData) => {
    const entry = isId(id) && Object.hasOwn(map, id) ? map[id] : undefined;
    return isItem(entry) && (entry.id === id || String(entry.id) === String(id)) ? entry : undefined;
  };
  // Nearly every list is all numbers, each with its item: one look at each is enough.
  const isWhole = ids.every((id) => {
    const entry = typeof id === "number" ? map[id] : undefined;
    return isPlainObject(entry) && entry.id === id;
  });
  if (isWhole && isEachOnce(ids as number[])) return ids as ItemId[];
  // 7 and "7" are one, so they are told apart by their entries.
  const first = new Map<PlainObject, ItemId>();
  for (const id of ids) {
    const entry = entryOf(id);
    if (entry !== undefined && !first.has(entry)) first.set(entry, id as ItemId);
  }
  // A rounded id is no key of the map any more, but the key is what it was, in full.
  const rounded = new Set(ids.filter((id) => typeof id === "number" && !Number.isSafeInteger(id)));
  for (const key of rounded.size > 0 ? Object.keys(map) : []) {
    const entry = map[key];
    if (isItem(entry) && rounded.has(entry.id as PlainData))
      first.set(Object.assign(entry, { id: key }), key);
  }
  return [...first.values()];
}

function isEachOnce(ids: readonly number[]): boolean {
  // Nearly always so, and a set of 100,000 is megabytes that somebody has to collect while the operator works.
  const ascending = ids.every((id, at) => at === 0 || (ids[at - 1] as number) < id);
  return ascending || new Set(ids).size === ids.length;
}

/** The map itself where it holds nothing that the list does not name. */
function onlyListed(map: PlainObject, ids: readonly ItemId[]): PlainObject {
  // Keys would be made into 100,000 texts to be counted; values are there.
  if (Object.values(map).length === ids.length) return map;
  return Object.fromEntries(ids.map((id) => [id, map[id] as PlainData]));
}

/** True for data that can be an id. */
export function isId(data: PlainData | undefined): data is ItemId {
  return (typeof data === "number" && Number.isFinite(data)) || (typeof data === "string" && data !== "");
}

function isItem(data: PlainData | undefined): data is PlainObject {
  return isPlainObject(data) && isId(data.id);
}
