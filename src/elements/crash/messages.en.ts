import type { CrashWords } from "./messages.ja.js";

export const en: CrashWords = {
  crashedHint: "Your work is still here.",
  copyWork: "Copy my work",
  workCopied: "Your work was copied",
};
