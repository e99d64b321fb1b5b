import type { Failure } from "../../lib/failure.js";
import type { FriendListWords } from "./messages.js";

/** Reaction to a failed call: the message, and what becomes of the page (rules: operator-handler). */
export interface OperatorFailure {
  readonly title: string;
  readonly reasons: readonly string[];
  /** It is loaded again, or goes to its address without the query. */
  readonly leaving: "reload" | "go" | null;
  /** True when an alert comes first. */
  readonly isShownFirst: boolean;
}

/** `null` for what we ended ourselves. */
export function explainOperatorFailure(failure: Failure, words: FriendListWords): OperatorFailure | null {
  const shown = (title: string, reasons: readonly string[] = []) => ({
    title,
    reasons,
    leaving: null,
    isShownFirst: true,
  });
  if (failure.kind === "aborted") return null;
  if (failure.kind === "expired")
    return { ...shown(words.expired, failure.messages), leaving: "reload", isShownFirst: false };
  if (failure.status === 401) return { ...shown(words.authenticationFailed), leaving: "reload" };
  if (failure.status === 403) return { ...shown(words.accessDenied), leaving: "go" };
  if (failure.kind === "invalid") {
    const firsts = Object.values(failure.fields).flatMap(([first]) => first ?? []);
    return shown(words.operationFailed, firsts.length > 0 ? [...new Set(firsts)] : failure.messages);
  }
  if (failure.kind === "unusable-setting")
    return shown(words.loadFailed, [words.settingUnusable(failure.setting)]);
  return shown(words.loadFailed, failure.kind === "unreachable" ? [words.unreachable] : failure.messages);
}

/** Chooses from several failures the first that is shown in place, and the first that makes the page go. */
export function chooseFailures(
  failures: readonly Failure[],
  words: FriendListWords,
): { shown: Failure | null; going: Failure | null } {
  const explained = failures.flatMap((failure) => {
    const as = explainOperatorFailure(failure, words);
    return as === null ? [] : [{ failure, as }];
  });
  return {
    shown: explained.find(({ as }) => !isShownElsewhere(as))?.failure ?? null,
    going: explained.find(({ as }) => as.leaving !== null)?.failure ?? null,
  };
}

/** True when the alert before the page goes shows it already. */
export function isShownElsewhere({ leaving, isShownFirst }: OperatorFailure): boolean {
  return leaving !== null && isShownFirst;
}
