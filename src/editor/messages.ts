import { groupDigits } from "../lib/digits.js";
import type { Localized } from "../lib/locale.js";

/** Words that every finishing editor says (actions-and-filters §8; the rest is ours). */
const ja = {
  cancel: "キャンセル",
  undo: "元に戻す",
  redo: "やり直す",
  required: "必須",
  saving: "処理中...",
  unknownError: "不明なエラーが発生しました",
  noPermission: "操作権限がありません",
  unreachable: "通信できませんでした。接続を確認して、もう一度お試しください。",
  lookFirst: "サーバーには届いている場合があります。保存されたか確認してから、もう一度お試しください。",
  timeout: "時間内に応答がありませんでした。保存されたか確認してから、もう一度お試しください。",
  unreadable: "サーバーの応答を読み取れませんでした。",
  expired: "ページの有効期限が切れました。",
  draftNotKept:
    "編集内容を控えられないため、ページを再読み込みしていません。内容を別の場所に写してから、再読み込みしてください。",
  draftFound: "前回の編集内容が残っています",
  between: "・",
  draftFrom: (when: string) => `${when}の内容`,
  draftDiffers: (count: number) => `現在の内容と${groupDigits(count)}か所が異なります`,
  draftOfSaved: (record: string) =>
    `登録済みのデータ（ID：${record}）の編集内容です。復元して登録すると、そのデータが更新されます。`,
  draftKept: "保存していない変更があります。下書きとして残しました。",
  logInAgain:
    "ログインし直す必要があるかもしれません。別のタブでログインしてから、もう一度お試しください。編集内容はこの画面に残っています。",
  logInElsewhere: "別のタブでログインする",
  restore: "復元する",
  discard: "破棄する",
  close: "閉じる",
  inEditor: (name: string, number: number) => `${name}（編集欄${number}）`,
  checkProblems: "入力内容を確認してください",
  inputUnreadable: (name: string) =>
    `このページから渡された設定（${name}）を読み取れないため、反映していません。`,
};

/** Every language says exactly this much. */
export type EditingWords = typeof ja;

const en: EditingWords = {
  cancel: "Cancel",
  undo: "Undo",
  redo: "Redo",
  required: "Required",
  saving: "Saving...",
  unknownError: "An unknown error occurred",
  noPermission: "You do not have permission for this",
  unreachable: "Could not connect. Check the connection and try again.",
  lookFirst: "It may have arrived all the same. Check whether it was saved, then try again.",
  timeout: "There was no answer in time. Check whether it was saved, then try again.",
  unreadable: "The server's answer could not be read.",
  expired: "This page has expired.",
  draftNotKept: "Your work could not be kept, so the page was not reloaded. Copy it elsewhere, then reload.",
  draftFound: "There is unsaved work from before",
  between: ". ",
  draftFrom: (when) => `From ${when}`,
  draftDiffers: (count) =>
    count === 1
      ? "It differs from what is shown in 1 place"
      : `It differs from what is shown in ${groupDigits(count)} places`,
  draftOfSaved: (record) =>
    `It belongs to a record that is saved already (ID ${record}). Restoring and saving it updates that record.`,
  draftKept: "There are unsaved changes. They are kept as a draft.",
  logInAgain:
    "You may have to log in again. Log in in another tab, then try again. Your work is still on this screen.",
  logInElsewhere: "Log in in another tab",
  restore: "Restore",
  discard: "Discard",
  close: "Close",
  inEditor: (name, number) => `${name} (editor ${number})`,
  checkProblems: "Please check what you entered",
  inputUnreadable: (name) => `A setting that this page gave (${name}) could not be read and was not applied.`,
};

/** The words every finishing editor says, by language. */
export const editingWords: Localized<EditingWords> = { ja, en };
