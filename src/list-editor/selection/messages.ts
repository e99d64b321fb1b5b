import { groupDigits } from "../../lib/digits.js";
import { words } from "../../lib/locale.js";

/** Words of selecting several rows. */
export const selectionWords = words({
  ja: {
    bar: "選択中の項目",
    count: (count: number) => `${groupDigits(count)}件を選択中`,
    select: (heading: string) => `${heading}を選択`,
    clear: "選択を解除",
    remove: "削除",
    moveUp: "上へ移動",
    moveDown: "下へ移動",
  },
  en: {
    bar: "Selected",
    count: (count) => `${groupDigits(count)} selected`,
    select: (heading) => `Select ${heading}`,
    clear: "Clear the selection",
    remove: "Delete",
    moveUp: "Move up",
    moveDown: "Move down",
  },
});
