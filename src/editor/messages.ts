import { groupDigits } from "../lib/digits.js";
import { pick, words } from "../lib/locale.js";
import { screenWords } from "../lib/messages.js";

/** Words that every finishing editor says (rules: save-refused, no-answer-came). */
export const editingWords = words({
  shared: pick(
    screenWords,
    "cancel close working undo redo discard unknownError unreachable settingUnusable expired required",
  ),
  ja: {
    undone: (what: string) => `元に戻しました${what && `：${what}`}`,
    redone: (what: string) => `やり直しました${what && `：${what}`}`,
    noPermission: "操作権限がありません",
    lookFirst: "サーバーには届いている場合があります。保存されたか確認してから、もう一度お試しください。",
    timeout: "時間内に応答がありませんでした。保存されたか確認してから、もう一度お試しください。",
    unreadable: "サーバーの応答を読み取れませんでした。",
    inexact: (at: string) => `正確に扱えない数値が含まれています${at && `（${at}）`}`,
    tooLarge: (bytes?: number) =>
      `内容が大きすぎるため、サーバーが受け付けませんでした${bytes ? `（送信した大きさ：${kilobytes(bytes)}KB）` : ""}`,
    tooManyFields: (count: number, most: number) =>
      `項目が多すぎるため送信していません（${groupDigits(count)}項目、サーバーが受け取れるのは${groupDigits(most)}項目まで）。内容を減らすか、このページの管理者に encoding="json" の設定を依頼してください。`,
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
    inEditor: (name: string, number: number) => `${name}（編集欄${number}）`,
    checkProblems: "入力内容を確認してください",
    inputUnreadable: (name: string) =>
      `このページから渡された設定（${name}）を読み取れないため、反映していません。`,
  },
  en: {
    undone: (what) => `Undone${what && `: ${what}`}`,
    redone: (what) => `Redone${what && `: ${what}`}`,
    noPermission: "You do not have permission for this",
    lookFirst: "It may have arrived. Check whether it was saved, then try again.",
    timeout: "There was no answer in time. Check whether it was saved, then try again.",
    unreadable: "The server's answer could not be read.",
    inexact: (at) => `It has a number that cannot be held exactly${at && ` (${at})`}`,
    tooLarge: (bytes) =>
      `The server did not accept it because it is too large${bytes ? ` (${kilobytes(bytes)} KB were sent)` : ""}`,
    tooManyFields: (count, most) =>
      `Nothing was sent: ${groupDigits(count)} fields, but the server takes ${groupDigits(most)}. Make it shorter, or ask who runs this page to set encoding="json".`,
    draftNotKept: "Your work could not be kept: copy it elsewhere, then reload.",
    draftFound: "There is unsaved work from before",
    between: ". ",
    draftFrom: (when) => `From ${when}`,
    draftDiffers: (count) =>
      count === 1 ? "It differs in 1 place" : `It differs in ${groupDigits(count)} places`,
    draftOfSaved: (record) => `It belongs to the saved record ${record}: saving it updates that.`,
    draftKept: "Unsaved changes are kept as a draft.",
    logInAgain: "Log in in another tab, then try again: your work is still here.",
    logInElsewhere: "Log in in another tab",
    restore: "Restore",
    inEditor: (name, number) => `${name} (editor ${number})`,
    checkProblems: "Please check what you entered",
    inputUnreadable: (name) => `The page’s setting ${name} could not be read.`,
  },
});

/** Words of each language. */
export type EditingWords = typeof editingWords.ja;

function kilobytes(bytes: number): string {
  return groupDigits(Math.ceil(bytes / 1024));
}
