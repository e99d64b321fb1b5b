/** Words that every finishing editor says (actions-and-filters §8; the rest is ours). */
export const ja = {
  cancel: "キャンセル",
  undo: "元に戻す",
  redo: "やり直す",
  required: "必須",
  saving: "処理中...",
  unknownError: "不明なエラーが発生しました",
  noPermission: "操作権限がありません",
  unreachable: "通信できませんでした。接続を確認して、もう一度お試しください。",
  timeout: "時間内に応答がありませんでした。保存されたか確認してから、もう一度お試しください。",
  unreadable: "サーバーの応答を読み取れませんでした。",
  expired: "ページの有効期限が切れました。",
  draftNotKept:
    "編集内容を控えられないため、ページを再読み込みしていません。内容を別の場所に写してから、再読み込みしてください。",
  draftFound: "前回の編集内容が残っています",
  restore: "復元する",
  discard: "破棄する",
  close: "閉じる",
  checkProblems: "入力内容を確認してください",
  inputUnreadable: (name: string) =>
    `このページから渡された設定（${name}）を読み取れないため、反映していません。`,
};

/** Every language says exactly this much. */
export type EditingWords = typeof ja;
