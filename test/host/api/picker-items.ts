import { type Resource, resource, type Store } from "../store.js";
import { type PickerKindName, pickerKinds } from "./picker-kinds.js";

/** One choice of a picker (rules: picker-items). Kinds add keys of their own: variables a type, slots their plans. */
export interface PickerItem {
  id: number;
  name: string;
  group_id: number | null;
  favorite: 0 | 1;
  /** Of forms and common information the code that placeholders name them by; of others, whether there may be one only. */
  unique?: string | 1;
  [key: string]: unknown;
}

export interface PickerGroup {
  id: number;
  name: string;
  unique?: 1;
}

/** What is stored besides: its place in the list. It is not told; the list of ids says it. */
export type Placed<T> = T & { order: number };

/** The kinds that are tables of choices here. Actions are documents of their own. */
export type TableKind = Exclude<PickerKindName, "action">;

export const tableKinds = (Object.keys(pickerKinds) as PickerKindName[]).filter(
  (kind): kind is TableKind => kind !== "action",
);

export function itemsOf(kind: TableKind): Resource<Placed<PickerItem>> {
  return resource(`${kind}_item`);
}

export function groupsOf(kind: PickerKindName): Resource<Placed<PickerGroup>> {
  return resource(`${kind}_group`);
}

/** A choice's name, or the words for one that is gone. */
export function nameOf(store: Store, kind: TableKind, id: unknown): string {
  const item = typeof id === "number" ? store.get(itemsOf(kind), id) : undefined;
  return item?.value.name ?? "（削除済み）";
}
