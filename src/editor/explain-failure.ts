import type { Failure } from "../lib/failure.js";
import type { EditingWords } from "./messages.js";

/** The reasons of a failed call, a sentence each: the server's own where it gave any (actions-and-filters §8). */
export function explainFailure(failure: Failure, words: EditingWords): readonly string[] {
  const { messages } = failure;
  switch (failure.kind) {
    case "aborted":
      return [];
    case "timeout":
      return [words.timeout];
    case "unreachable":
      return failure.mayBeDone ? [words.unreachable, words.lookFirst] : [words.unreachable];
    case "unreadable":
      return failure.isPage ? [words.unreadable, words.logInAgain] : [words.unreadable];
    case "expired":
      return messages.length > 0 ? messages : [words.expired];
    case "forbidden":
      return messages.length > 0 ? messages : [words.noPermission];
    default:
      return messages.length > 0 ? messages : [words.unknownError];
  }
}
