import { type Resource, resource, type Store } from "../store.js";

/** One choice of a picker (api §13). Kinds add keys of their own: variables a type, slots their plans. */
export interface PickerItem {
  id: number;
  name: string;
  group_id: number | null;
  favorite: 0 | 1;
  [key: string]: unknown;
}

export interface PickerGroup {
  id: number;
  name: string;
}

/** The kinds that are tables of this host, by the name the call and `item-picker` use. */
export const tableKinds = [
  "tag",
  "egg",
  "varia",
  "scenario",
  "richmenu",
  "episode",
  "slot",
  "common_vars",
  "journey_tag",
  "response_mark",
] as const;

export type TableKind = (typeof tableKinds)[number];

export function itemsOf(kind: TableKind): Resource<PickerItem> {
  return resource(`${kind}_item`);
}

export function groupsOf(kind: TableKind): Resource<PickerGroup> {
  return resource(`${kind}_group`);
}

/** A choice's name, or the words for one that is gone. */
export function nameOf(store: Store, kind: TableKind, id: unknown): string {
  const item = typeof id === "number" ? store.get(itemsOf(kind), id) : undefined;
  return item?.value.name ?? "（削除済み）";
}
