import { editingWords, explainFailure } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Locale } from "../../lib/locale.js";

/**
 * Why a call failed, a line each: what the server says, `message` first and without repeats
 * (rules: console-errors). No status reloads the page, so none is told apart as an old page.
 */
export function explainCall(failure: Failure, locale: Locale): readonly string[] {
  const words = editingWords[locale];
  if (failure.kind === "expired" && failure.messages.length === 0) return [words.unknownError];
  return explainFailure(failure, words);
}
