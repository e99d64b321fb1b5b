import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFreshness } from "../../../../src/features/reservation/live/freshness.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What happens, one after the other: seconds that pass, or a change. */
type Step = number | "live" | "silent" | "hidden" | "seen" | "woke" | "end";

/** After how many seconds it was said that everything is to be read again. */
function readsOf(...steps: Step[]): number[] {
  const start = performance.now();
  const reads: number[] = [];
  const freshness = createFreshness({
    isSeen: true,
    now: () => performance.now(),
    stale: () => reads.push((performance.now() - start) / 1000),
  });
  for (const step of steps) {
    if (typeof step === "number") vi.advanceTimersByTime(step * 1000);
    else if (step === "live" || step === "silent") freshness.live(step === "live");
    else if (step === "woke") freshness.woke();
    else if (step === "end") freshness.end();
    else freshness.observe(step === "seen");
  }
  freshness.end();
  return reads;
}

describe("what is shown is read again", () => {
  it.each<[when: string, steps: Step[], reads: number[]]>([
    ["each minute without events", [185], [60, 120, 180]],
    ["not while events come", [1, "live", 600], []],
    ["not after a quick start", [5, "live"], []],
    ["after a slow start", [6, "live", 600], [6]],
    ["once more after a minute without events, from the last time", [65, "live", 10], [60]],
    ["when events come again", [1, "live", 100, "silent", 2, "live", 600], [103]],
    ["each minute after they ended", [1, "live", 100, "silent", 125], [161, 221]],
    ["once for the same said twice", [1, "live", "live", 9, "silent", "silent", 1, "live"], [11]],
    ["not while the page is hidden", [30, "hidden", 600], []],
    ["when it is seen, where a minute has passed", [30, "hidden", 600, "seen", 59], [630]],
    ["then each minute", [30, "hidden", 600, "seen", 60], [630, 690]],
    ["when the minute is over that had begun", [30, "hidden", 10, "seen", 19, 1], [60]],
    ["when it was hidden for a minute, although events came", [1, "live", 99, "hidden", 60, "seen"], [160]],
    ["not when it was hidden for less", [1, "live", 99, "hidden", 59, "seen", 600], []],
    ["when the machine has slept, although events come", [1, "live", 99, "woke", 600], [100]],
    ["once for several signs of it", [1, "live", 99, "woke", 1, "woke", 1, "woke"], [100]],
    ["for each sleep", [1, "live", 99, "woke", 30, "woke"], [100, 130]],
    ["after a sleep once it is seen", [1, "live", 9, "hidden", 5, "woke", 5, "seen"], [20]],
    ["each time", [1, "live", "hidden", 60, "seen", 5, "hidden", 60, "seen"], [61, 126]],
    [
      "only once seen, where events came again meanwhile",
      [
        ...([1, "live", 9, "hidden", 1, "silent", 1, "live", 1, "silent", 1, "live", 600] satisfies Step[]),
        ...(["seen", 600] satisfies Step[]),
      ],
      [614],
    ],
    [
      "soon, where events came again for a moment and somebody looks",
      [...([1, "live", 9, "hidden", 1, "silent", 1, "live", 1, "seen", 600] satisfies Step[])],
      [13],
    ],
    ["never after the end", [30, "end", 600], []],
  ])("%s", (_, steps, reads) => {
    expect(readsOf(...steps)).toEqual(reads);
  });
});
