import { type Confirmed, mostConfirmed } from "../../api/timeline.js";
import type { Answer, Failure } from "../../lib/failure.js";
import { inParts } from "../../lib/in-parts.js";
import type { Leaving } from "../../lib/leaving.js";
import type { TimelineWords } from "./messages.js";

/** Confirming a selection: how far it has come. */
export interface ConfirmProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * Confirms messages in parts that one call takes, one after another. The first part that fails ends it; `onPart` has been told
 * of those before. The answer counts what the server has confirmed in all. When the page is left the rest goes at once.
 */
export async function confirmInParts(
  ids: readonly number[],
  options: {
    send(part: readonly number[]): Promise<Answer<Confirmed>>;
    onPart(part: readonly number[], progress: ConfirmProgress): void;
    isStopped(): boolean;
    leaving?: Leaving;
  },
): Promise<Answer<Confirmed>> {
  const { answers, failed } = await inParts(ids, mostConfirmed, options.send, {
    onPart: (part, done) => options.onPart(part, { done, total: ids.length }),
    isStopped: options.isStopped,
    ...(options.leaving ? { leaving: options.leaving } : {}),
  });
  const last = answers.at(-1);
  if (failed !== null || !last) return failed ?? { ok: false, failure: stopped };
  const message_count = answers.reduce((sum, { data }) => sum + data.message_count, 0);
  return { ...last, data: { ...last.data, message_count } };
}

const stopped: Failure<never> = { kind: "aborted", status: null, messages: [] };

/** Why confirming failed, a sentence each (rules: confirm-said). */
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
    case "unusable-setting":
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
