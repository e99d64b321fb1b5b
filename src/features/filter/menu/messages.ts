import { words } from "../../../lib/locale.js";

/** Words of what can be done to a condition or a panel besides editing it. */
export const menuWords = words({
  ja: {
    moveUp: "上へ移動",
    moveDown: "下へ移動",
    duplicate: "複製",
    invert: "反転",
    invertDates: "日付で絞り込んでいるため、反転できません",
    invertNone: "この条件には、ちょうど反対の条件がありません",
    moveToAnd: "「すべて満たす」へ移動",
    moveToOr: (number: number) => `or条件${number}へ移動`,
    wrap: "orで囲む",
    dissolve: "orを解除して並べる",
    removeAll: "条件をすべて削除",
  },
  en: {
    moveUp: "Move up",
    moveDown: "Move down",
    duplicate: "Duplicate",
    invert: "Invert",
    invertDates: "Cannot be inverted while it is narrowed by dates",
    invertNone: "This condition has no exact opposite",
    moveToAnd: "Move to “Meet all”",
    moveToOr: (number) => `Move to or-panel ${number}`,
    wrap: "Put an or-panel around it",
    dissolve: "Dissolve the or-panel",
    removeAll: "Remove all conditions",
  },
});

/** What each language says. */
export type MenuWords = typeof menuWords.ja;
