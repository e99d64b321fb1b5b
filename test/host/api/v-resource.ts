import type { Hono } from "hono";
import type { ApiContext } from "./context.js";
import { addPickerItem } from "./new-picker-item.js";
import { tableKinds } from "./picker-items.js";
import { type PickerKind, type PickerKindName, pickerKinds } from "./picker-kinds.js";
import { Refusal } from "./refusal.js";
import { sourceOf } from "./resource-source.js";

/** `GET` and `POST /api/v_resource/{kind}` (rules: picker-items, picker-new-item-sent). */
export function addResourceLists(app: Hono, { store, now, allows }: ApiContext): void {
  app.get("/api/v_resource/:kind", ({ req, json }) => {
    const kind = kindOf(req.param("kind"));
    const { readingNeeds }: PickerKind = pickerKinds[kind];
    requireRight(readingNeeds);
    return json(sourceOf(store, kind));
  });

  app.post("/api/v_resource/:kind", async ({ req, json }) => {
    const kind = kindOf(req.param("kind"));
    const { label, addable, addingNeeds }: PickerKind = pickerKinds[kind];
    requireRight(addingNeeds);
    const table = addable && tableKinds.find((each) => each === kind);
    if (!table)
      throw new Refusal(422, { message: `${label}を作成できません`, code: "not_allowed", errors: {} });
    const asked: unknown = await req.json().catch(() => undefined);
    return json({ item: addPickerItem(store, table, asked, now()) }, 201);
  });

  function requireRight(right: string | undefined): void {
    if (right !== undefined && !allows(right)) throw new Refusal(403, { message: "操作権限がありません" });
  }
}

function kindOf(name: string): PickerKindName {
  if (Object.hasOwn(pickerKinds, name)) return name as PickerKindName;
  throw new Refusal(404, { message: "一覧が見つかりません。" });
}
