import { groupDigits } from "../lib/digits.js";
import { words } from "../lib/locale.js";

/** The same in both languages: they are chosen by their looks. */
const formats = {
  1: "M月D日(ddd) HH:mm",
  2: "M月D日 HH:mm",
  3: "YYYY年M月D日(ddd) HH:mm",
  4: "YYYY年M月D日 HH:mm",
  5: "M/D HH:mm",
  6: "YYYY/MM/DD HH:mm",
  7: "YYYY/MM/DD",
  8: "M月D日(ddd)",
  9: "HH:mm",
};

/** Words of what chooses from the lists of the page. */
export const referenceWords = words({
  ja: {
    goalDate: "ゴール日",
    goalTime: "ゴール時刻",
    edit: "編集",
    editElsewhere: (label: string) => `${label}を編集（新しいタブで開く）`,
    items: "個別に選ぶ",
    folder: "フォルダで選ぶ",
    folderOf: (label: string) => `${label}のフォルダ`,
    method: (label: string) => `${label}の指定方法`,
    event: (label: string) => `「${label}」の`,
    unknownEvent: "不明",
    key: "連携データの項目",
    chooseKey: "項目を選択してください",
    noKeys: "選択可能な項目がありません",
    path: (labels: readonly string[]) => labels.join(" › "),
    format: "日時の形式",
    formats,
  },
  en: {
    goalDate: "Goal date",
    goalTime: "Goal time",
    edit: "Edit",
    editElsewhere: (label) => `Edit ${label} (opens in a new tab)`,
    items: "Choose items",
    folder: "Choose a folder",
    folderOf: (label) => `Folder of ${label}`,
    method: (label) => `How ${label} is chosen`,
    event: (label) => `“${label}”:`,
    unknownEvent: "unknown",
    key: "Linked value",
    chooseKey: "Choose a value",
    noKeys: "There are no values to choose",
    path: (labels) => labels.join(" › "),
    format: "Format of date and time",
    formats,
  },
});

/** Words that sentences about effects and conditions share. */
export const sentenceWords = words({
  ja: {
    quoted: (name: string) => `「${name}」`,
    list: (quoted: readonly string[]) => quoted.join(""),
    more: (list: string, more: number) => `${list}ほか ${groupDigits(more)} つ`,
    nothingChosen: "（未選択）",
    nothingTyped: "（未入力）",
  },
  en: {
    quoted: (name) => `“${name}”`,
    list: (quoted) => quoted.join(", "),
    more: (list, more) => `${list} and ${groupDigits(more)} more`,
    nothingChosen: "(nothing chosen)",
    nothingTyped: "(nothing entered)",
  },
});
