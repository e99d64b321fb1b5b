import { expect, test } from "vitest";
import { joinedRuns } from "./joined-runs.mjs";
import { closingLine, rowsOfVitest, type Tally } from "./summary.mjs";
import { failure, fileCounts, tally } from "./tally-samples.js";

const browser = fileCounts({ step: "browser", skipped: 1 });
const first = {
  result: { code: 1, seconds: 20 },
  tally: tally([browser], { lost: ["/a.test.ts"] }),
};
const again = (code: number, counted: Tally | undefined) => ({
  result: { code, seconds: 5 },
  tally: counted,
});

test.each([
  ["adds what the files counted", again(0, tally([browser])), "6 passed, 0 failed, 2 skipped"],
  [
    "takes a step that had nothing yet",
    again(0, tally([{ ...browser, step: "stories" }])),
    "6 passed, 0 failed, 2 skipped",
  ],
  [
    "counts what failed",
    again(1, tally([{ ...browser, failed: 1, failures: [failure("one")] }])),
    "6 passed, 1 failed, 2 skipped",
  ],
  [
    "counts a file that was lost again",
    again(1, tally([], { lost: ["/a.test.ts"] })),
    "3 passed, 1 failed, 1 skipped",
  ],
  ["counts a run that broke", again(1, undefined), "3 passed, 1 failed, 1 skipped"],
  [
    "counts a run that was ended",
    again(124, tally([browser], { ended: false })),
    "6 passed, 1 failed, 2 skipped",
  ],
])("%s", (_what, second, line) => {
  const { result, tally: joined } = joinedRuns(first, second);
  expect(result.seconds).toBe(25);
  expect(closingLine(rowsOfVitest(["browser", "stories"], result, joined))).toBe(line);
});
