import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

/** Words about what stands around the conditions: name, folder, copying, and how friends are shown. */
export const optionWords = words({
  shared: pick(screenWords, "noFolder"),
  ja: {
    order: "並び順",
    folder: "フォルダ",
    unknownFolder: (id: string) => `ID ${id}`,
    foldersFailed: "フォルダ情報の取得に失敗しました。",
    copyFromSaved: "カスタム検索からコピー",
    copied: (name: string) => `「${name}」を読み込みました`,
    appendInstead: "置き換えずに追加する",
    appended: (name: string) => `「${name}」の条件を追加しました`,
    takeNum: "表示件数",
    takeNums: { 50: "50件", 100: "100件", 200: "200件（アイコンなし）" },
    sortTypes: {
      1: "友だち追加が新しい順",
      0: "友だち追加が古い順",
      3: "メッセージが新しい順",
      4: "メッセージが古い順",
    },
    withBlocked: "ブロックされた友だち",
    withBlockeds: { 0: "表示しない", 1: "表示する", 2: "ブロックされた友だちのみ" },
    userRateType: "非表示にした友だち",
    userRateTypes: { 0: "表示しない", 1: "表示する", 3: "非表示・ブロックのみ" },
  },
  en: {
    order: "Order",
    folder: "Folder",
    unknownFolder: (id) => `ID ${id}`,
    foldersFailed: "The folders could not be loaded.",
    copyFromSaved: "Copy from a custom search",
    copied: (name) => `“${name}” was loaded`,
    appendInstead: "Add instead of replacing",
    appended: (name) => `The conditions of “${name}” were added`,
    takeNum: "Shown at once",
    takeNums: { 50: "50", 100: "100", 200: "200 (without icons)" },
    sortTypes: {
      1: "Newest friends first",
      0: "Oldest friends first",
      3: "Newest message first",
      4: "Oldest message first",
    },
    withBlocked: "Friends who blocked",
    withBlockeds: { 0: "Hide", 1: "Show", 2: "Only those who blocked" },
    userRateType: "Hidden friends",
    userRateTypes: { 0: "Hide", 1: "Show", 3: "Only hidden or blocked" },
  },
});

/** Words of the options in one language. */
export type OptionWords = typeof optionWords.ja;
