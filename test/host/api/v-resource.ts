import type { Hono } from "hono";
import type { Store } from "../store.js";
import { actions } from "./action.js";
import type { ApiContext } from "./context.js";
import {
  groupsOf,
  itemsOf,
  type PickerGroup,
  type PickerItem,
  type TableKind,
  tableKinds,
} from "./picker-items.js";
import { Refusal } from "./refusal.js";

/** What a picker loads (api §13). Ids are in the order of display; groups count their items. */
export interface ResourceSource {
  items: Record<number, PickerItem>;
  groups: Record<number, PickerGroup & { item_count: number }>;
  ids: number[];
  group_ids: number[];
  meta: { group_default_id?: number };
}

/** `GET /api/v_resource/{kind}` */
export function addResourceLists(app: Hono, { store }: ApiContext): void {
  app.get("/api/v_resource/:kind", ({ req, json }) => {
    const kind = req.param("kind");
    if (kind === "action") return json(toSource(actionItems(store), []));
    const table = tableKinds.find((each) => each === kind);
    if (!table) throw new Refusal(404, { message: "一覧が見つかりません。" });
    return json(toSource(valuesOf(store, table), groupsIn(store, table)));
  });
}

function toSource(items: PickerItem[], groups: PickerGroup[]): ResourceSource {
  const countIn = (groupId: number) => items.filter(({ group_id }) => group_id === groupId).length;
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    groups: Object.fromEntries(
      groups.map((group) => [group.id, { ...group, item_count: countIn(group.id) }]),
    ),
    ids: items.map(({ id }) => id),
    group_ids: groups.map(({ id }) => id),
    meta: groups[0] ? { group_default_id: groups[0].id } : {},
  };
}

function valuesOf(store: Store, kind: TableKind): PickerItem[] {
  return store.list(itemsOf(kind)).map(({ value }) => value);
}

function groupsIn(store: Store, kind: TableKind): PickerGroup[] {
  return store.list(groupsOf(kind)).map(({ value }) => value);
}

/** Actions are documents of their own; as choices they need only a name. */
function actionItems(store: Store): PickerItem[] {
  return store.list(actions).map(({ id, value }) => {
    return { id, name: value.a_name || `アクション${id}`, group_id: value.group_id, favorite: 0 };
  });
}
