import { words } from "../../../lib/locale.js";

/** Words of the dialogs about one record. */
export const dialogWords = words({
  ja: {
    blockTitle: "ブロックの登録",
    blockEdit: "ブロックの編集",
    register: "登録",
    remove: "削除",
    blockFailed: "ブロックを登録できませんでした",
    blockSaved: "ブロックを登録しました",
    removeFailed: "ブロックを削除できませんでした",
    removed: "ブロックを削除しました",
    allResources: "サロン全体",
    fields: { date: "日付", from: "開始", to: "終了", resource: "担当", memo: "メモ" },
    unsaved: "保存していない変更があります",
    keepEditing: "編集を続ける",
    discard: "破棄する",
    incomplete: "日付と時刻を入力してください。",
    endNotAfter: "終了時刻は開始時刻より後にしてください。",
  },
  en: {
    blockTitle: "Block time",
    blockEdit: "Blocked time",
    register: "Register",
    remove: "Delete",
    blockFailed: "The time was not blocked",
    blockSaved: "The time is blocked",
    removeFailed: "The blocked time was not deleted",
    removed: "The blocked time was deleted",
    allResources: "Whole salon",
    fields: { date: "Date", from: "Start", to: "End", resource: "Staff", memo: "Memo" },
    unsaved: "There are unsaved changes",
    keepEditing: "Keep editing",
    discard: "Discard",
    incomplete: "Enter a date and times.",
    endNotAfter: "The end must be after the start.",
  },
});
