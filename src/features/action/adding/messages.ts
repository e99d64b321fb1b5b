import { groupDigits } from "../../../lib/digits.js";
import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

/** Words for what is added and done to the list of effects. */
export const addingWords = words({
  shared: pick(screenWords, "addOf added alreadyAdded"),
  ja: {
    removed: screenWords.ja.removedOne,
    addHeading: "動作を追加",
    alreadyAddedMark: "追加済み",
    moved: (label: string, number: number) => `「${label}」を${groupDigits(number)}番目に移動しました`,
    severalRemoved: (count: number) => `動作${groupDigits(count)}件を削除しました`,
    severalMoved: (count: number) => `動作${groupDigits(count)}件を移動しました`,
    duplicated: (place: string) => `「${place}」に複製しました`,
  },
  en: {
    removed: screenWords.en.removedOne,
    addHeading: "Add an effect",
    alreadyAddedMark: "added",
    moved: (label, number) => `Moved “${label}” to place ${groupDigits(number)}`,
    severalRemoved: (count) => `Deleted ${groupDigits(count)} effects`,
    severalMoved: (count) => `Moved ${groupDigits(count)} effects`,
    duplicated: (place) => `Duplicated to “${place}”`,
  },
});
