import type { Store } from "../store.js";
import { actions } from "./action.js";
import { groupsOf, itemsOf, type PickerGroup, type PickerItem, type Placed } from "./picker-items.js";
import { type PickerKind, type PickerKindName, pickerKinds } from "./picker-kinds.js";

/** What a picker loads (rules: picker-items). The ids are in the order of display; groups count their items. */
export interface ResourceSource {
  items: Record<number, PickerItem>;
  groups: Record<number, PickerGroup & { item_count: number }>;
  ids: number[];
  group_ids: number[];
  meta: { group_default_id?: number };
}

/** Everything that can be chosen of a kind, with its folders. */
export function sourceOf(store: Store, kind: PickerKindName): ResourceSource {
  const items = kind === "action" ? actionItems(store) : inOrder(store.list(itemsOf(kind)));
  const groups = inOrder(store.list(groupsOf(kind)));
  const defaultGroup = defaultGroupOf(store, kind);
  return {
    ...withFolders(items, groups),
    meta: defaultGroup === null ? {} : { group_default_id: defaultGroup },
  };
}

/** The folder of a choice that names none. */
export function defaultGroupOf(store: Store, kind: PickerKindName): number | null {
  const { hasDefaultGroup }: PickerKind = pickerKinds[kind];
  const first = hasDefaultGroup ? inOrder(store.list(groupsOf(kind)))[0] : undefined;
  return first?.id ?? null;
}

function withFolders(items: readonly PickerItem[], groups: readonly PickerGroup[]) {
  const counts = new Map<number | null, number>();
  for (const { group_id } of items) counts.set(group_id, (counts.get(group_id) ?? 0) + 1);
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    groups: Object.fromEntries(
      groups.map((group) => [group.id, { ...group, item_count: counts.get(group.id) ?? 0 }]),
    ),
    ids: items.map(({ id }) => id),
    group_ids: groups.map(({ id }) => id),
  };
}

/** The rows in their order of display, without their place. */
export function inOrder<T>(rows: readonly { readonly value: Placed<T> }[]): T[] {
  return rows
    .map(({ value }) => value)
    .sort((a, b) => a.order - b.order)
    .map(({ order, ...item }) => item as T);
}

/** Actions are documents of their own; as choices they need only a name. */
function actionItems(store: Store): PickerItem[] {
  return store.list(actions).map(({ id, value }) => {
    return { id, name: value.a_name || `アクション${id}`, group_id: value.group_id, favorite: 0 };
  });
}
