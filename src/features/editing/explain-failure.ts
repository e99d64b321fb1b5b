import type { Failure } from "../../lib/failure.js";
import type { EditingWords } from "./words.js";

/** The reasons of a failed call, a sentence each: the server's own where it gave any (actions-and-filters §8). */
export function explainFailure({ kind, messages }: Failure, words: EditingWords): readonly string[] {
  switch (kind) {
    case "aborted":
      return [];
    case "timeout":
    case "unreachable":
    case "unreadable":
      return [words[kind]];
    case "expired":
      return messages.length > 0 ? messages : [words.expired];
    case "forbidden":
      return messages.length > 0 ? messages : [words.noPermission];
    default:
      return messages.length > 0 ? messages : [words.unknownError];
  }
}
