import type { NotifyWords } from "./messages.ja.js";

/** The same in English. */
export const en: NotifyWords = {
  deprecated: "Notifying is being phased out. It cannot be added any more.",
  settings: "Notification settings",
  settingsElsewhere: "Notification settings (opens in a new tab)",
  help: "About LINE Notify",
  helpElsewhere: "About LINE Notify (opens in a new tab)",
  text: "Notification",
  textTooLong: "Use at most 100 characters for the notification.",
  counter: (length, longest) => `${length}/${longest}`,
  sentence: (text) => `Notify: ${text}`,
};
