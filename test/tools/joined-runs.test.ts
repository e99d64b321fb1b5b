import { expect, test } from "vitest";
import { joinedRuns } from "./joined-runs.mjs";
import { closingLine, rowsOfVitest } from "./summary.mjs";

const counts = {
  passed: 3,
  failed: 0,
  skipped: 1,
  seconds: 1,
  failures: [] as string[],
  unsteady: [] as string[],
};
const first = {
  result: { code: 1, seconds: 20 },
  tally: { steps: { browser: counts }, strayErrors: 0, lost: ["/a.test.ts"], ended: true },
};
const again = (code: number, tally: object) => ({
  result: { code, seconds: 5 },
  tally: { steps: {}, strayErrors: 0, lost: [], ended: true, ...tally },
});

test.each([
  ["adds what the files counted", again(0, { steps: { browser: counts } }), "6 passed, 0 failed, 2 skipped"],
  [
    "takes a step that had nothing yet",
    again(0, { steps: { stories: counts } }),
    "6 passed, 0 failed, 2 skipped",
  ],
  [
    "counts what failed",
    again(1, { steps: { browser: { ...counts, failed: 1 } } }),
    "6 passed, 1 failed, 2 skipped",
  ],
  ["counts a file that was lost again", again(1, { lost: ["/a.test.ts"] }), "3 passed, 1 failed, 1 skipped"],
  [
    "counts a run that broke",
    { result: { code: 1, seconds: 5 }, tally: undefined },
    "3 passed, 1 failed, 1 skipped",
  ],
])("%s", (_what, second, line) => {
  const { result, tally } = joinedRuns(first, second);
  expect(result.seconds).toBe(25);
  expect(closingLine(rowsOfVitest(["browser", "stories"], result, tally))).toBe(line);
});
