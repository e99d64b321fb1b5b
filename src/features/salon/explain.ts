import { editingWords, explainFailure } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Locale } from "../../lib/locale.js";

/** Statuses at which the server's own sentences are shown (rules: salon-errors). */
const named = [400, 401, 403, 404, 422];

/**
 * Why a call failed, a line each. Any other status is the unknown error, also 409 and 419, and one of those without a body
 * that can be read (rules: salon-errors). No status reloads the page.
 */
export function explainCall(failure: Failure, locale: Locale): readonly string[] {
  const words = editingWords[locale];
  const { status, kind, messages } = failure;
  if (status === null || kind === "unreadable") return explainFailure(failure, words);
  return named.includes(status) && messages.length > 0 ? messages : [words.unknownError];
}
