import { editingWords, explainFailure } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Locale } from "../../lib/locale.js";
import { journeyWords } from "./messages.js";

/**
 * Why a call failed, a line each (rules: journey-errors): of a server that broke down nothing is repeated, of
 * every other refusal the status stands before its messages.
 */
export function explainCall(failure: Failure, locale: Locale): readonly string[] {
  const words = journeyWords[locale];
  const { status, kind } = failure;
  if (kind === "aborted") return [];
  if (status === null || kind === "unreadable") return explainFailure(failure, editingWords[locale]);
  if (status >= 500) return [words.unknownError];
  return [
    words.errorStatus(status),
    ...(failure.messages.length > 0 ? failure.messages : [words.unknownError]),
  ];
}

/** True where the page may be too old, or nobody is logged in any more. */
export function offersReload({ status }: Failure): boolean {
  return status === 401 || status === 409 || status === 419;
}
