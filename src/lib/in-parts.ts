import type { Answer } from "./failure.js";
import type { Leaving } from "./leaving.js";
import { withIndex } from "./with-index.js";

type Succeeded<T> = Extract<Answer<T>, { ok: true }>;
type Failed<T> = Extract<Answer<T>, { ok: false }>;

/** Result of calls in parts. */
export interface PartsDone<T> {
  /** Answers of the parts that succeeded, in order. */
  readonly answers: readonly (Succeeded<T> & { readonly part: readonly number[] })[];
  /** How many ids those parts held. */
  readonly done: number;
  /** The first part that failed, after which nothing was sent. */
  readonly failed: Failed<T> | null;
}

/**
 * Sends ids in parts that one call takes, one after another. The first that fails ends it; so does `isStopped`. Where the
 * page is left meanwhile, the rest goes at once: nobody is there to send it later.
 */
export async function inParts<T>(
  ids: readonly number[],
  most: number,
  send: (part: readonly number[]) => Promise<Answer<T>>,
  options: {
    onPart?(part: readonly number[], done: number): void;
    isStopped?(): boolean;
    leaving?: Leaving;
  } = {},
): Promise<PartsDone<T>> {
  const { onPart, isStopped, leaving } = options;
  const parts = [ids.slice(0, most)];
  for (let from = most; from < ids.length; from += most) parts.push(ids.slice(from, from + most));
  const answers: PartsDone<T>["answers"][number][] = [];
  const calls: Promise<Answer<T>>[] = [];
  let done = 0;
  let failed: Failed<T> | null = null;
  function sendTo(count: number): void {
    for (const part of parts.slice(calls.length, count)) calls.push(send(part));
  }
  function sendRest(): void {
    if (!failed && !isStopped?.()) sendTo(parts.length);
  }
  const end = leaving?.listen(sendRest);
  sendTo(leaving?.isOn() ? parts.length : 1);
  for (const [at, part] of withIndex(parts)) {
    if (at >= calls.length) {
      if (!failed && isStopped?.()) failed = stopped;
      if (failed) break;
      sendTo(at + 1);
    }
    const answer = (await calls[at]) as Answer<T>;
    if (answer.ok) {
      answers.push({ ...answer, part });
      done += part.length;
      onPart?.(part, done);
    } else failed ??= answer;
  }
  end?.();
  return { answers, done, failed };
}

const stopped = { ok: false, failure: { kind: "aborted", status: null, messages: [] } } as const;
