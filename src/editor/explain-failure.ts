import type { Failure } from "../lib/failure.js";
import type { EditingWords } from "./messages.js";

/** The reasons of a failed call, a sentence each: the server's own where it gave any (rules: save-refused). */
export function explainFailure(failure: Failure, words: EditingWords): readonly string[] {
  const { messages } = failure;
  if (failure.kind === "refused" && failure.status === 413)
    return [words.tooLarge(failure.sent), ...messages];
  switch (failure.kind) {
    case "aborted":
      return [];
    case "timeout":
      return [words.timeout];
    case "unreachable":
      return failure.mayBeDone ? [words.unreachable, words.lookFirst] : [words.unreachable];
    case "unreadable":
      if (failure.inexactAt !== undefined) return [words.inexact(failure.inexactAt)];
      return failure.isPage ? [words.unreadable, words.logInAgain] : [words.unreadable];
    case "too-many-fields":
      return [words.tooManyFields(failure.count, failure.most)];
    case "unusable-setting":
      return [words.settingUnusable(failure.setting)];
    case "expired":
      return messages.length > 0 ? messages : [words.expired];
    case "forbidden":
      return messages.length > 0 ? messages : [words.noPermission];
    default:
      return messages.length > 0 ? messages : [words.unknownError];
  }
}

/** Why an attribute or property is not read, a sentence each; `at` is where a number stands in it that cannot be held. */
export function whyUnread(name: string, at: string | undefined, words: EditingWords): readonly string[] {
  const unread = words.inputUnreadable(name);
  return at === undefined ? [unread] : [unread, words.inexact(at)];
}
