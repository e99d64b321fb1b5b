import { type Localized, words } from "../../../../lib/locale.js";

export const notifyWords = words({
  ja: {
    deprecated: "通知は廃止予定の動作です。新しく追加することはできません。",
    settings: "通知設定",
    settingsElsewhere: "通知設定（新しいタブで開く）",
    help: "LINE Notifyについて",
    helpElsewhere: "LINE Notifyについて（新しいタブで開く）",
    text: "通知内容",
    textTooLong: "通知内容は100文字以内で入力してください。",
    counter: (length: number, longest: number) => `${length}/${longest}`,
    charactersLeft: (count: number) => `残り${count}文字`,
    tooLong: (count: number) => `${count}文字超過しています`,
    sentence: (text: string) => `${text}を通知する`,
  },
  en: {
    deprecated: "Notifying is being phased out. It cannot be added any more.",
    settings: "Notification settings",
    settingsElsewhere: "Notification settings (opens in a new tab)",
    help: "About LINE Notify",
    helpElsewhere: "About LINE Notify (opens in a new tab)",
    text: "Notification",
    textTooLong: "Use at most 100 characters for the notification.",
    counter: (length, longest) => `${length}/${longest}`,
    charactersLeft: (count) => `${count} left`,
    tooLong: (count) => `${count} too many`,
    sentence: (text) => `Notify: ${text}`,
  },
});

/** Name that operators see (a word of the public surface). */
export const notifyLabel: Localized<string> = { ja: "通知", en: "Notify" };
