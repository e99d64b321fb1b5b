export const ja = {
  deprecated: "通知は廃止予定の動作です。新しく追加することはできません。",
  settings: "通知設定",
  settingsElsewhere: "通知設定（新しいタブで開く）",
  help: "LINE Notifyについて",
  helpElsewhere: "LINE Notifyについて（新しいタブで開く）",
  text: "通知内容",
  textTooLong: "通知内容は100文字以内で入力してください。",
  counter: (length: number, longest: number) => `${length}/${longest}`,
  sentence: (text: string) => `${text}を通知する`,
};

/** Every language says exactly this much. */
export type NotifyWords = typeof ja;
