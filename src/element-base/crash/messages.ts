import type { Localized } from "../../lib/locale.js";

/** What the crash screen says beside `ElementWords`. */
const ja = {
  crashedHint: "編集内容は残っています。",
  copyWork: "編集内容をコピー",
  workCopied: "編集内容をコピーしました",
};

/** Every language says exactly this much. */
export type CrashWords = typeof ja;

const en: CrashWords = {
  crashedHint: "Your work is still here.",
  copyWork: "Copy my work",
  workCopied: "Your work was copied",
};

/** The words of the crash screen, by language. */
export const crashWords: Localized<CrashWords> = { ja, en };
