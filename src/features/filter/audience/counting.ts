import type { Estimate, EstimateFunction } from "../../../editor/index.js";
import { type PlainObject, samePlainData } from "../../../lib/plain-data.js";
import type { FilterRow } from "../entity.js";
import { readEstimate } from "./estimate.js";
import { countedPart, type Query, withoutRow } from "./query.js";

/** How long after the last edit friends are counted. */
const debounceMs = 400;
/** How long the page may count. */
const timeoutMs = 30_000;

/** State of the count of friends that the filter reaches. */
export interface Count {
  /** The last one that arrived stays while another is counted. */
  result: { estimate: Estimate; query: Query; at: Date } | null;
  state: "counting" | "counted" | "failed";
  /** Which row left nobody, and how many there would be without it. */
  zero: { row: FilterRow; without: number | null } | null;
}

/** Time as this needs it, so that tests can have their own. */
export interface Clock {
  after(milliseconds: number, call: () => void): () => void;
  now(): Date;
}

/** Counts after each change, never two at once, and never shows the answer to an older question. */
export function createCounting(options: {
  estimate: EstimateFunction;
  clock: Clock;
  onChange(count: Count): void;
}) {
  const { estimate, clock, onChange } = options;
  let count: Count = { result: null, state: "counting", zero: null };
  let asked: Query | null = null;
  let cancelTimer = () => {};
  let current = new AbortController();

  function become(change: Partial<Count>): void {
    count = { ...count, ...change };
    onChange(count);
  }

  /** `outdated` aborts once the answer is of no use; the page is also told to stop when it takes too long. */
  async function ask(filter: PlainObject, outdated: AbortSignal): Promise<Estimate> {
    const given = new AbortController();
    let stop = () => {};
    const end = () => {
      stop();
      given.abort();
    };
    outdated.addEventListener("abort", end, { once: true });
    try {
      const answer = await Promise.race([
        // A page's function may throw at once as well as later, and may answer anything.
        Promise.resolve().then(() => estimate(structuredClone(filter), { signal: given.signal })),
        new Promise<never>((_, reject) => {
          stop = clock.after(timeoutMs, () => {
            reject(new Error("it took too long"));
            given.abort();
          });
        }),
      ]);
      const read = readEstimate(answer);
      if (!read) throw new Error("the answer is no estimate");
      return read;
    } finally {
      stop();
      outdated.removeEventListener("abort", end);
    }
  }

  async function start(filter: PlainObject): Promise<void> {
    const call = new AbortController();
    current = call;
    try {
      const answer = await ask(filter, call.signal);
      // Rows that say the same may have come meanwhile: `asked` has them.
      if (call.signal.aborted || !asked) return;
      const [query, row] = [asked, firstZero(answer, asked)];
      become({
        result: { estimate: answer, query, at: clock.now() },
        state: "counted",
        zero: row && { row, without: null },
      });
      if (!row) return;
      const without = await ask(withoutRow(query, row), call.signal).catch(() => null);
      if (call.signal.aborted || !without || !count.zero) return;
      become({ zero: { ...count.zero, without: without.total } });
    } catch {
      if (!call.signal.aborted) become({ state: "failed" });
    }
  }

  function wait(query: Query, milliseconds: number): void {
    cancelTimer();
    current.abort();
    asked = query;
    become({ state: "counting", zero: null });
    cancelTimer = clock.after(milliseconds, () => void start(query.filter));
  }

  return {
    /** The filter as it stands now. The same conditions are not counted twice. */
    follow(query: Query): void {
      if (asked && samePlainData(countedPart(asked), countedPart(query))) {
        // The rows may have other keys, or one that is not counted went. A figure of before is not theirs.
        asked = query;
        const { state, result, zero } = count;
        if (state !== "counted" || !result) return;
        const row = firstZero(result.estimate, query);
        become({ result: { ...result, query }, zero: zero && row && { ...zero, row } });
        return;
      }
      wait(query, asked === null ? 0 : debounceMs);
    },
    retry(): void {
      if (asked) wait(asked, 0);
    },
    stop(): void {
      cancelTimer();
      current.abort();
      asked = null;
    },
  };
}

/** First row after which nobody is left. */
function firstZero({ total, conditions = [] }: Estimate, { rows }: Query): FilterRow | null {
  const at = total === 0 ? conditions.findIndex((condition) => condition?.remaining === 0) : -1;
  return rows[at] ?? null;
}
