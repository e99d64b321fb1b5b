import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

/** Words of what can be done to a condition or a panel besides editing it. */
export const menuWords = words({
  shared: pick(screenWords, "duplicate moveUp moveDown"),
  ja: {
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

/** Words of the menus in one language. */
export type MenuWords = typeof menuWords.ja;
