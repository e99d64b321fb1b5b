import type { EstimateFunction } from "../../../../src/editor/audience-functions.js";
import { type Count, createCounting } from "../../../../src/features/filter/audience/counting.js";
import { queryOf } from "../../../../src/features/filter/audience/query.js";
import { readFilter } from "../../../../src/features/filter/entity.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { flushMicrotasks } from "../../picker/open-picker.js";

/** One question that the page was asked. */
interface Question {
  filter: PlainObject;
  signal: AbortSignal;
  answer(what: unknown): Promise<void>;
  fail(): Promise<void>;
}

/** A page that counts when the test says so, and a clock that stands still until then. */
export function openCounting(estimate?: EstimateFunction) {
  const questions: Question[] = [];
  const counts: Count[] = [];
  let now = 0;
  let timers: { at: number; call: () => void }[] = [];
  const asking: EstimateFunction = (filter, { signal }) =>
    new Promise((resolve, reject) => {
      questions.push({
        filter,
        signal,
        answer(what) {
          resolve(what as never);
          return flushMicrotasks();
        },
        fail() {
          reject(new Error("the page cannot count"));
          return flushMicrotasks();
        },
      });
    });
  const counting = createCounting({
    estimate: estimate ?? asking,
    clock: {
      after(milliseconds, call) {
        const timer = { at: now + milliseconds, call };
        timers.push(timer);
        return () => {
          timers = timers.filter((each) => each !== timer);
        };
      },
      now: () => new Date(now),
    },
    onChange: (count) => counts.push(count),
  });
  return {
    counting,
    questions,
    counts,
    /** What was told last. */
    count: () => counts.at(-1) as Count,
    /** The conditions of each question, as text. */
    asked: () => questions.map(({ filter }) => JSON.stringify(filter.inputs)),
    follow: (filter: PlainObject, firstKey = 0) => {
      const state = readFilter(filter, firstKey);
      if (state) counting.follow(queryOf(state));
    },
    /** Lets time pass, in milliseconds, and everything happen that waited for it. */
    async pass(milliseconds: number) {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { call } of due) call();
      await flushMicrotasks();
    },
  };
}
