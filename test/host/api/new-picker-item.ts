import * as v from "valibot";
import type { Store } from "../store.js";
import { groupsOf, itemsOf, type PickerItem, type TableKind } from "./picker-items.js";
import { type PickerKind, pickerKinds } from "./picker-kinds.js";
import { Refusal } from "./refusal.js";
import { defaultGroupOf } from "./resource-source.js";
import { validate } from "./validate.js";

const NAME_LENGTH = 100;

/** Adds a choice as a picker asks for it: by name, folder and, where the kind has types, type (rules: picker-new-item-sent). */
export function addPickerItem(store: Store, kind: TableKind, asked: unknown, at: Date): PickerItem {
  const { name, group_id, type } = validate(schemaOf(kind), asked);
  return store.atomically(() => {
    const group = group_id === 0 ? defaultGroupOf(store, kind) : knownGroup(store, kind, group_id);
    const order = store.list(itemsOf(kind)).reduce((next, { value }) => Math.max(next, value.order + 1), 0);
    const made = (id: number): PickerItem => {
      return {
        id,
        name: name.trim(),
        group_id: group,
        favorite: 0,
        ...startOf(kind, type),
        ...codeOf(kind, id),
        fresh: 1,
      };
    };
    const { id } = store.insert(itemsOf(kind), (id) => ({ ...made(id), order }), at);
    return made(id);
  });
}

/** Keys that the kind does not know are left out, as everywhere: a request cannot make a choice protected or a favourite. */
function schemaOf(kind: TableKind) {
  const { label, types }: PickerKind = pickerKinds[kind];
  const name = v.pipe(
    v.string(`${label}名を文字列で指定してください。`),
    v.check((text) => text.trim() !== "", `${label}名が空欄です`),
    v.check(
      (text) => text.trim().length <= NAME_LENGTH,
      `${label}名は${NAME_LENGTH}文字以内で入力してください。`,
    ),
  );
  const group_id = v.pipe(
    v.number("フォルダを数値で指定してください。"),
    v.integer("フォルダの指定が正しくありません。"),
    v.minValue(0, "フォルダの指定が正しくありません。"),
  );
  const type = v.optional(
    types ? v.picklist([...types.keys()], `${label}の種別が正しくありません。`) : v.unknown(),
  );
  return v.object({ name, group_id, type }, "項目が足りないか、形式が正しくありません。");
}

function startOf(kind: TableKind, asked: unknown): Record<string, unknown> {
  const { types, blank }: PickerKind = pickerKinds[kind];
  if (!types) return { ...blank };
  const [usual = 0] = types.keys();
  const type = typeof asked === "number" ? asked : usual;
  return { ...blank, type, type_name: types.get(type) };
}

/** How long the codes are by which placeholders name forms and common information (rules: placeholder-kinds). */
const codeLengths: Partial<Record<TableKind, number>> = { form: 6, common_vars: 4 };

function codeOf(kind: TableKind, id: number): { unique?: string } {
  const length = codeLengths[kind];
  return length === undefined ? {} : { unique: id.toString(36).padStart(length, "0") };
}

function knownGroup(store: Store, kind: TableKind, id: number): number {
  if (store.get(groupsOf(kind), id)) return id;
  const errors = { group_id: ["フォルダが見つかりません。"] };
  throw new Refusal(422, { message: "入力内容に誤りがあります。", code: "invalid", errors });
}
