import type { Answer } from "./failure.js";

type Succeeded<T> = Extract<Answer<T>, { ok: true }>;
type Failed<T> = Extract<Answer<T>, { ok: false }>;

/** What calls in parts came to. */
export interface PartsDone<T> {
  /** Of the parts that succeeded, in order. */
  readonly answers: readonly Succeeded<T>[];
  /** How many ids those parts held. */
  readonly done: number;
  /** The first part that failed, after which nothing was sent. */
  readonly failed: Failed<T> | null;
}

/** Sends ids in parts that one call takes, one after another. The first that fails ends it; so does `isStopped`. */
export async function inParts<T>(
  ids: readonly number[],
  most: number,
  send: (part: readonly number[]) => Promise<Answer<T>>,
  options: { onPart?(part: readonly number[], done: number): void; isStopped?(): boolean } = {},
): Promise<PartsDone<T>> {
  const answers: Succeeded<T>[] = [];
  for (let from = 0; from === 0 || from < ids.length; from += most) {
    if (from > 0 && options.isStopped?.()) return { answers, done: from, failed: stopped };
    const part = ids.slice(from, from + most);
    const answer = await send(part);
    if (!answer.ok) return { answers, done: from, failed: answer };
    answers.push(answer);
    options.onPart?.(part, from + part.length);
  }
  return { answers, done: ids.length, failed: null };
}

const stopped = { ok: false, failure: { kind: "aborted", status: null, messages: [] } } as const;
