import { groupDigits } from "../../lib/digits.js";
import { words } from "../../lib/locale.js";

/** Words of the action editor (rules: effect-labels, save-refused). */
export const actionWords = words({
  ja: {
    unknownEffect: "不明な動作",
    heading: (number: number, label: string) => `${number}. ${label}`,
    held: "この動作はここでは編集できません。内容はそのまま保存されます。",
    unreadable: (field: string) =>
      `読み取れない項目です（${field}）。入力し直さなければ、保存されている内容のまま保存されます。`,
    problemCount: (count: number) => `問題が${groupDigits(count)}件あります`,
    problemAt: (place: string, message: string) => `${place}：${message}`,
    empty: "まだ動作がありません",
    emptyHint: "下のボタンから追加できます",
    remove: "削除",
    moveUp: "上へ移動",
    moveDown: "下へ移動",
    duplicate: "複製",
    conditionPending: "条件の編集が途中です。条件を決めるか、外してください。",
    conditionLead: "条件に一致する友だちだけに、この動作を実行します。",
    conditionUnfinished: "条件に未選択の項目があります",
    expandAll: "すべて開く",
    collapseAll: "すべて折りたたむ",
    nameRequired: "アクション名を入力してください。",
    nameTooLong: "アクション名は100文字以内で入力してください。",
    repeat: "2回目以降の発動時も各動作を実行する",
    finish: "確定",
    atLeastOne: "最低1つの要素を選択して下さい",
    saveFailed: "登録に失敗しました",
    saved: "登録にしました",
  },
  en: {
    unknownEffect: "Unknown effect",
    heading: (number, label) => `${number}. ${label}`,
    held: "This effect cannot be edited here. It is saved as it is.",
    unreadable: (field) => `This cannot be read (${field}). Unless you change it, it is saved as it is.`,
    problemCount: (count) => (count === 1 ? "1 problem" : `${groupDigits(count)} problems`),
    problemAt: (place, message) => `${place}: ${message}`,
    empty: "There are no effects yet",
    emptyHint: "Add one with the buttons below",
    remove: "Delete",
    moveUp: "Move up",
    moveDown: "Move down",
    duplicate: "Duplicate",
    conditionPending: "The condition is being edited. Save it, or remove it.",
    conditionLead: "This effect runs only for friends who meet the condition.",
    conditionUnfinished: "Something is not chosen in the condition",
    expandAll: "Open all",
    collapseAll: "Close all",
    nameRequired: "Enter the action name.",
    nameTooLong: "Use at most 100 characters for the action name.",
    repeat: "Run each action from the 2nd firing onward too",
    finish: "Save",
    atLeastOne: "Choose at least one effect",
    saveFailed: "Saving failed",
    saved: "Saved",
  },
});

/** What each language says. */
export type ActionWords = typeof actionWords.ja;
