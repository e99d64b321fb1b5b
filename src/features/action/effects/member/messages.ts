import { type Localized, pick, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";
import { pickerWords } from "../../../picker/index.js";

function capitalized(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

export const memberWords = words({
  shared: pick(screenWords, "loading"),
  ja: {
    mark: pickerWords.ja.kinds.response_mark,
    markUnchanged: "変更しない",
    notShown: "表示エラー",
    setUp: "設定",
    setUpElsewhere: "対応マークの設定（新しいタブで開く）",
    rate: "表示",
    rates: { [-10]: "変更しない", 1: "通常に戻す", 0: "非表示にする", [-1]: "ブロックする" },
    blockWarning:
      "ブロックした友だちは友だちリストに表示されなくなり、メッセージも送信されません。タグと友だち情報は削除されます。",
    marked: (mark: string) => `対応マークを${mark}に`,
    marks: (marked: string) => `${marked}する`,
    marksAnd: (marked: string, rated: string) => `${marked}して、${rated}`,
    rated: { 1: "友だちの表示を通常に戻す", 0: "友だちを非表示にする", [-1]: "友だちをブロックする" },
    nothingChanges: "対応マークも表示も変更しない",
  },
  en: {
    mark: pickerWords.en.kinds.response_mark,
    markUnchanged: "Leave as it is",
    notShown: "Cannot be shown",
    setUp: "Set up",
    setUpElsewhere: "Set up response marks (opens in a new tab)",
    rate: "Display",
    rates: { [-10]: "Leave as it is", 1: "Back to normal", 0: "Hide", [-1]: "Block" },
    blockWarning:
      "Blocked friends leave the friend list and get no messages. Their tags and friend information are deleted.",
    marked: (mark) => `set the response mark ${mark}`,
    marks: (marked) => capitalized(marked),
    marksAnd: (marked, rated) => `${capitalized(marked)}; ${rated.toLowerCase()}`,
    rated: { 1: "Show the friend as normal again", 0: "Hide the friend", [-1]: "Block the friend" },
    nothingChanges: "Leave the response mark and the display as they are",
  },
});

/** Name that operators see (a word of the public surface). */
export const memberLabel: Localized<string> = { ja: "対応マーク・表示操作", en: "Response mark and display" };
