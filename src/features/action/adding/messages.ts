import { groupDigits } from "../../../lib/digits.js";
import { words } from "../../../lib/locale.js";

/** Words for what is added and done to the list of effects. */
export const addingWords = words({
  ja: {
    addHeading: "動作を追加",
    add: (label: string) => `${label}を追加`,
    alreadyAddedMark: "追加済み",
    alreadyAdded: "既に追加されています",
    added: (place: string) => `「${place}」を追加しました`,
    removed: (place: string) => `「${place}」を削除しました`,
    moved: (label: string, number: number) => `「${label}」を${groupDigits(number)}番目に移動しました`,
    severalRemoved: (count: number) => `動作${groupDigits(count)}件を削除しました`,
    severalMoved: (count: number) => `動作${groupDigits(count)}件を移動しました`,
    duplicated: (place: string) => `「${place}」に複製しました`,
  },
  en: {
    addHeading: "Add an effect",
    add: (label) => `Add: ${label}`,
    alreadyAddedMark: "added",
    alreadyAdded: "This has already been added",
    added: (place) => `Added “${place}”`,
    removed: (place) => `Deleted “${place}”`,
    moved: (label, number) => `Moved “${label}” to place ${groupDigits(number)}`,
    severalRemoved: (count) => `Deleted ${groupDigits(count)} effects`,
    severalMoved: (count) => `Moved ${groupDigits(count)} effects`,
    duplicated: (place) => `Duplicated to “${place}”`,
  },
});
