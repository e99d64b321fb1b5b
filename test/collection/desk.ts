import type { Answer, Failure } from "../../src/lib/failure.js";

/** A call of a test: how often it was made, and its end when the test says so. */
export interface Desk<Asked, T> {
  call(asked: Asked): Promise<Answer<T>>;
  asked: Asked[];
  /** Answers the oldest call that waits, and lets the answer arrive. */
  answer(answer: T | Failure["kind"]): Promise<void>;
}

/** Calls that wait for the test. */
export function openDesk<Asked, T>(): Desk<Asked, T> {
  const waiting: ((answer: Answer<T>) => void)[] = [];
  const asked: Asked[] = [];
  return {
    asked,
    call: (what) => {
      asked.push(what);
      return new Promise((resolve) => waiting.push(resolve));
    },
    async answer(answer) {
      const next = waiting.shift();
      if (!next) throw new Error("nobody waits for an answer");
      if (typeof answer === "string") next({ ok: false, failure: failureOf(answer as Failure["kind"]) });
      else next({ ok: true, data: answer as T, status: 200 });
      await flushMicrotasks();
    },
  };
}

function failureOf(kind: Failure["kind"]): Failure {
  return { kind, status: kind === "forbidden" ? 403 : null, messages: [] } as unknown as Failure;
}

/** Lets everything happen that waits for nothing but its turn. */
export async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
