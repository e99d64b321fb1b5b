import { serverWords } from "../../../collection/index.js";
import { pick, words } from "../../../lib/locale.js";

/** Words of the dialogs about one record. */
export const dialogWords = words({
  shared: pick(serverWords, "remove discard unsaved keepEditing"),
  ja: {
    blockTitle: "ブロックの登録",
    blockEdit: "ブロックの編集",
    register: "登録",
    blockFailed: "ブロックを登録できませんでした",
    blockSaved: "ブロックを登録しました",
    removeFailed: "ブロックを削除できませんでした",
    removed: "ブロックを削除しました",
    allResources: "サロン全体",
    fields: {
      date: serverWords.ja.date,
      from: serverWords.ja.start,
      to: serverWords.ja.end,
      resource: "担当",
      memo: serverWords.ja.note,
    },
    incomplete: "日付と時刻を入力してください。",
    endNotAfter: "終了時刻は開始時刻より後にしてください。",
  },
  en: {
    blockTitle: "Block time",
    blockEdit: "Blocked time",
    register: "Register",
    blockFailed: "The time was not blocked",
    blockSaved: "The time is blocked",
    removeFailed: "The blocked time was not deleted",
    removed: "The blocked time was deleted",
    allResources: "Whole salon",
    fields: {
      date: serverWords.en.date,
      from: serverWords.en.start,
      to: serverWords.en.end,
      resource: "Staff",
      memo: serverWords.en.note,
    },
    incomplete: "Enter a date and times.",
    endNotAfter: "The end must be after the start.",
  },
});
