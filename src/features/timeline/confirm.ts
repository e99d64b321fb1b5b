import { type Confirmed, mostConfirmed } from "../../api/timeline.js";
import type { Answer, Failure } from "../../lib/failure.js";
import type { TimelineWords } from "./messages.js";

/** Confirming a selection: how far it has come. */
export interface ConfirmProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * Confirms messages in parts that one call takes, one after another. The first part that fails ends it; `onPart` has been told
 * of those before. The answer counts what the server has confirmed in all.
 */
export async function confirmInParts(
  ids: readonly number[],
  options: {
    send(part: readonly number[]): Promise<Answer<Confirmed>>;
    onPart(part: readonly number[], progress: ConfirmProgress): void;
    isStopped(): boolean;
  },
): Promise<Answer<Confirmed>> {
  let confirmed = 0;
  for (let from = 0; ; from += mostConfirmed) {
    if (from > 0 && options.isStopped()) return { ok: false, failure: stopped };
    const part = ids.slice(from, from + mostConfirmed);
    const answer = await options.send(part);
    if (!answer.ok) return answer;
    confirmed += answer.data.message_count;
    const done = from + part.length;
    options.onPart(part, { done, total: ids.length });
    if (done >= ids.length) return { ...answer, data: { ...answer.data, message_count: confirmed } };
  }
}

const stopped: Failure<never> = { kind: "aborted", status: null, messages: [] };

/** Why confirming failed, a sentence each (friends-and-operations §8). */
export function explainConfirming(
  failure: Failure,
  done: number,
  words: TimelineWords,
  explained: readonly string[],
): readonly string[] {
  if (failure.kind === "aborted") return [words.stopped(done)];
  const reasons = failure.kind === "expired" ? [words.pageExpired] : reasonsOf(failure, words, explained);
  return done > 0 ? [words.partly(done), ...reasons] : reasons;
}

function reasonsOf(failure: Failure, words: TimelineWords, explained: readonly string[]): readonly string[] {
  switch (failure.kind) {
    case "timeout":
    case "unreachable":
      return explained;
    case "unreadable":
      return [words.unknownError];
    default: {
      if (failure.messages.length > 0) return failure.messages;
      const text = "text" in failure ? failure.text?.trim() : "";
      return [text || words.unknownError];
    }
  }
}
