import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

/** Words for what is added and done to the conditions. */
export const addingWords = words({
  shared: pick(screenWords, "added"),
  ja: {
    removed: screenWords.ja.removedOne,
    alreadyAddedMark: "追加済み",
    moved: (label: string, number: number) => `「${label}」を${number}番目に移動しました`,
    severalRemoved: (count: number) => `条件${count}件を削除しました`,
    severalMoved: (count: number) => `条件${count}件を移動しました`,
    duplicated: (place: string) => `「${place}」に複製しました`,
    inverted: (place: string) => `「${place}」を反転しました`,
    wrapped: "条件をorで囲みました",
    dissolved: "orを解除して条件を並べました",
    cleared: "条件をすべて削除しました",
  },
  en: {
    removed: screenWords.en.removedOne,
    alreadyAddedMark: " (added)",
    moved: (label, number) => `“${label}” is now number ${number}`,
    severalRemoved: (count) => `${count} conditions were removed`,
    severalMoved: (count) => `${count} conditions were moved`,
    duplicated: (place) => `Duplicated as “${place}”`,
    inverted: (place) => `“${place}” was inverted`,
    wrapped: "The condition was wrapped in an or-panel",
    dissolved: "The or-panel was dissolved",
    cleared: "All conditions were removed",
  },
});
