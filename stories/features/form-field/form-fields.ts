import { expect, userEvent, waitFor } from "storybook/test";
import type { FormField } from "../../../src/entries/index.js";
import { insideEditor, waitOptions } from "../../editor-stage.js";

const tag = "form-field-editor";

/** A definition as the server sends it, with what a story is about. */
export function fieldOf(field: Partial<Record<keyof FormField, unknown>> = {}): Record<string, unknown> {
  return {
    ...{ id: 71, label: "ご希望の担当", rule: null },
    ...{ var_id: null, var_name: "", var_type: null },
    ...{ required: true, swatch_id: 20, description: "", options: ["佐々木", "中村", "指名なし"] },
    ...{ syncUserVar: false, syncGc: false, sync_real_name: false },
    ...field,
  };
}

/** A text box. */
export const textBoxOf = (field: Parameters<typeof fieldOf>[0] = {}) =>
  fieldOf({ id: 72, label: "お名前", swatch_id: 5, rule: "name", options: [], ...field });

/** Friend information that the demo host has. `211` was deleted there. */
export const variables = {
  rank: { var_id: 201, var_name: "会員ランク", var_type: 0 },
  stylist: { var_id: 204, var_name: "担当スタイリスト", var_type: 20 },
  record: { var_id: 205, var_name: "施術の記録", var_type: 2 },
  deleted: { var_id: 211, var_name: "以前の担当", var_type: 0 },
};

/** Choices that are objects, with colours. */
export const colored = [
  { id: 1, value: "窓側", color: "#2971c6" },
  { id: 2, value: "個室", color: "#2e854d" },
  { id: 3, value: "シャンプー台に近い席", color: "#f5d90a" },
  { id: 4, value: "おまかせ", color: null },
];

/** The story's editor, once it is drawn. */
export async function drawn(canvas: HTMLElement, region = "プレビュー") {
  const inside = await waitFor(() => insideEditor(canvas, tag));
  await inside.findByRole("region", { name: region }, waitOptions);
  return inside;
}

/** The same after the operator has tried to save it, with what is said then. */
export async function refused(canvas: HTMLElement, ...messages: readonly string[]) {
  const inside = await drawn(canvas);
  await userEvent.click(inside.getByRole("button", { name: "保存" }));
  const alert = await inside.findByRole("alert", {}, waitOptions);
  await waitFor(() => {
    for (const message of messages) expect(alert).toHaveTextContent(message);
  }, waitOptions);
  return inside;
}

export const valueIn = (canvas: HTMLElement) => canvas.querySelector(tag)?.value;
