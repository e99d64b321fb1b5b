import { type FormFieldState, readFormField } from "../../../src/features/form-field/entity.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";

/** The examples of the public surface. */
export const fieldExamples: readonly PlainObject[] = [
  {
    ...{ id: 71, label: "ご希望の担当", rule: null, var_id: 204, var_name: "担当スタイリスト", var_type: 20 },
    ...{ required: true, swatch_id: 20, description: "ひとつ選んでください" },
    ...{ options: ["佐々木", "中村", "指名なし"], syncUserVar: true, syncGc: true, sync_real_name: false },
  },
  {
    ...{ id: 72, label: "お名前", rule: "name", var_id: null, var_name: "", var_type: null, required: true },
    ...{ swatch_id: 5, description: "", options: [], syncUserVar: false, syncGc: true, sync_real_name: true },
  },
  {
    ...{ id: 73, label: "ご要望", rule: null, var_id: 205, var_name: "施術の記録", var_type: 2 },
    ...{ required: false, swatch_id: 10, description: "", options: [], syncUserVar: true, syncGc: false },
    ...{ sync_real_name: false, future: { a: [1] } },
  },
  {
    ...{ id: 74, label: "ご希望の席", rule: null, var_id: null, var_name: "", var_type: null, required: "1" },
    ...{ swatch_id: 20, description: "" },
    options: [
      { id: 1, value: "窓側", color: "#2971c6" },
      { id: 2, value: "個室", color: null },
    ],
    ...{ syncUserVar: 0, syncGc: 0, sync_real_name: 0 },
  },
];

/** One of them with other values, as it is edited. */
export function fieldOf(at: number, values: PlainObject = {}): FormFieldState {
  return readFormField({ ...fieldExamples[at], ...values }) as FormFieldState;
}
