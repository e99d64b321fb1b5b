import type { Localized } from "../../../../lib/locale.js";

/** What the condition is called. */
export const statusMessageLabel: Localized<string> = { ja: "ステータスメッセージ", en: "Status message" };

const ja = {
  contains: (text: string) => `ステータスメッセージに${text}を含む`,
};

/** Every language says exactly this much. */
export type StatusMessageWords = typeof ja;

const en: StatusMessageWords = {
  contains: (text) => `has ${text} in the status message`,
};

/** Words of the condition on status messages. */
export const statusMessageWords: Localized<StatusMessageWords> = { ja, en };
