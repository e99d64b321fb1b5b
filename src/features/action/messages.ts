import { groupDigits } from "../../lib/digits.js";
import { pick, words } from "../../lib/locale.js";
import { screenWords } from "../../lib/messages.js";

/** Words of the action editor (rules: effect-labels, save-refused). */
export const actionWords = words({
  shared: pick(screenWords, "registerFailed remove duplicate moveUp moveDown at numbered"),
  ja: {
    unknownEffect: "不明な動作",
    opaque: "この動作はここでは編集できません。内容はそのまま保存されます。",
    unreadable: (field: string) =>
      `読み取れない項目です（${field}）。入力し直さなければ、保存されている内容のまま保存されます。`,
    problemCount: (count: number) => `問題が${groupDigits(count)}件あります`,
    empty: "まだ動作がありません",
    emptyHint: "下のボタンから追加できます",
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
    saved: "登録にしました",
  },
  en: {
    unknownEffect: "Unknown effect",
    opaque: "This effect cannot be edited here. It is saved as it is.",
    unreadable: (field) => `This cannot be read (${field}). Unless you change it, it is saved as it is.`,
    problemCount: (count) => (count === 1 ? "1 problem" : `${groupDigits(count)} problems`),
    empty: "There are no effects yet",
    emptyHint: "Add one with the buttons below",
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
    saved: "Saved",
  },
});

/** Words in one language. */
export type ActionWords = typeof actionWords.ja;
