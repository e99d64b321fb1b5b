import type { FormFieldDocument } from "../api/form-field-rules.js";

/** What nothing is said of. */
const noVariable = { var_id: null, var_name: "", var_type: null };

/** A field of a text box, with its rule. */
function textBox(id: number, label: string, rule: string, more: object = {}): FormFieldDocument {
  return {
    ...{ id, label, rule, ...noVariable, required: true, swatch_id: 5, description: "", options: [] },
    ...{ syncUserVar: false, syncGc: false, sync_real_name: false },
    ...more,
  };
}

/** A field of an input type without rules. */
function field(id: number, label: string, type: number, more: object): FormFieldDocument {
  return { ...textBox(id, label, ""), rule: null, swatch_id: type, ...more };
}

function variable(var_id: number | string, var_name: string, var_type: number | string) {
  return { var_id, var_name, var_type, syncUserVar: true };
}

/**
 * What a hair salon asks for: every input type and rule, and what time leaves behind. Friend information that is deleted or
 * does not fit, flags and numbers as other programs write them, keys that nobody knows.
 */
export const demoFormFields: readonly FormFieldDocument[] = [
  field(71, "ご希望の担当", 20, {
    ...variable(204, "担当スタイリスト", 20),
    description: "ひとつ選んでください",
    options: ["佐々木", "中村", "指名なし"],
    syncGc: true,
  }),
  textBox(72, "お名前", "name", { syncGc: true, sync_real_name: true }),
  field(73, "ご要望", 10, { ...variable(205, "施術の記録", 2), required: false, future: { a: [1] } }),
  field(74, "ご希望の席", 20, {
    required: "1",
    options: [
      { id: 1, value: "窓側", color: "#2971c6" },
      { id: 2, value: "個室", color: null },
    ],
    ...{ syncUserVar: 0, syncGc: 0, sync_real_name: 0 },
  }),
  textBox(75, "フリガナ", "kana", { description: "全角カタカナで入力してください\n例：サトウ　ハナコ" }),
  textBox(76, "メールアドレス", "email", variable(211, "連絡用のメールアドレス", 0)),
  textBox(77, "電話番号", "tel", { description: "ご予約の確認に使います。ハイフンはなくてもかまいません。" }),
  textBox(78, "今年のご来店は何回目ですか", "numeric", {
    ...variable("202", "来店回数", "1"),
    ...{ swatch_id: "5", required: 0 },
  }),
  textBox(79, "ご紹介くださった方", "none", {
    ...variable(210, "紹介してくれた方", 0),
    required: false,
    syncGc: true,
  }),
  textBox(80, "次回のご希望日", "none", { ...variable(203, "次回来店予定日", 30), required: false }),
  {
    _v: 3,
    id: 81,
    label: "アレルギーはありますか",
    swatch_id: 20,
    rule: null,
    ...noVariable,
    description: `<b>お薬</b>や"ヘアカラー"でかぶれたこと & その'程度'`,
    options: ["ない", "ある（軽い）", "ある（重い）", "わからない"],
    ...{ syncUserVar: "0", syncGc: "1", sync_real_name: "0" },
    layout: { columns: 2, note: null, 幅: "1/2" },
  },
  field(82, "髪質", 20, {
    ...variable(186, "髪質", 20),
    required: false,
    options: [
      { id: 1861, value: "やわらかい", color: "#fff3bf" },
      { id: 1862, value: "ふつう", color: "#ffffff" },
      { id: 1863, value: "かたい", color: "#212529", hint: "1本が太い" },
      { id: null, value: "わからない", color: null },
    ],
  }),
];
