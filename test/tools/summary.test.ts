import { describe, expect, test } from "vitest";
import {
  closingLine,
  exitCode,
  namesOfFailures,
  row,
  rowOfFiles,
  rowsOfVitest,
  slowestFiles,
  summary,
  type Tally,
} from "./summary.mjs";
import { failure, fileCounts, tally } from "./tally-samples.js";

const counts = { passed: 3, failed: 0, skipped: 0, seconds: 1 };
const good = { code: 0, seconds: 2 };
const bad = { code: 1, seconds: 2 };
const wrong = fileCounts({ failures: [failure("one")] });

describe("the closing line", () => {
  test.each([
    ["3 passed, 0 failed", [row("unit", counts)]],
    ["4 passed, 2 failed", [row("unit", counts), row("types", { passed: 1 }), row("lint", { failed: 2 })]],
    ["3 passed, 0 failed, 1 skipped", [row("unit", { ...counts, skipped: 1 })]],
    ["0 passed, 0 failed", []],
  ])("%s", (line, rows) => {
    expect(closingLine(rows)).toBe(line);
  });
});

describe("the exit code", () => {
  test.each([
    ["good", 0, [row("unit", counts)]],
    ["bad when anything failed", 1, [row("unit", { passed: 9, failed: 1 })]],
    ["bad when nothing was checked", 1, []],
    ["bad when everything was skipped", 1, [row("unit", { skipped: 5 })]],
  ])("is %s", (_what, code, rows) => {
    expect(exitCode(rows)).toBe(code);
  });
});

describe("a Vitest run", () => {
  test.each<[string, { code: number; seconds: number }, Tally | undefined, string]>([
    ["counts each file", good, tally([fileCounts(), fileCounts()]), "6 passed, 0 failed"],
    ["counts stray errors", bad, tally([fileCounts()], { strays: ["one", "two"] }), "3 passed, 2 failed"],
    ["counts a bad end that no test explains", bad, tally([fileCounts()]), "3 passed, 1 failed"],
    [
      "counts what was finished before it was ended, and that it was",
      { code: 124, seconds: 2 },
      tally([wrong], { ended: false }),
      "3 passed, 2 failed",
    ],
    [
      "counts a failure once, although the run ended badly because of it",
      bad,
      tally([wrong]),
      "3 passed, 1 failed",
    ],
    ["fails every step when it broke before counting", bad, undefined, "0 passed, 2 failed"],
    ["may find no test", good, undefined, "0 passed, 0 failed"],
  ])("%s", (_what, end, counted, line) => {
    expect(closingLine(rowsOfVitest(["unit", "gates"], end, counted))).toBe(line);
  });

  test("gives each step its own files", () => {
    const gates = fileCounts({ step: "gates", passed: 7 });
    const rows = rowsOfVitest(["unit", "gates"], good, tally([fileCounts(), gates]));
    expect(rows.map(({ step, passed }) => [step, passed])).toEqual([
      ["unit", 3],
      ["gates", 7],
    ]);
  });
});

test("the table has a row a step", () => {
  expect(summary([row("unit", counts)]).split("\n")).toEqual([
    "step                 passed   failed  skipped  seconds",
    "unit                      3        0        0      1.0",
  ]);
});

test("the slowest files come first, as many as are asked for", () => {
  const files = [1, 12.25, 3].map((seconds) => fileCounts({ file: `${seconds}.test.ts`, seconds }));
  expect(slowestFiles([row("types", counts), rowOfFiles("unit", files)], 2)).toBe(
    "   12.3 s  unit: 12.25.test.ts\n    3.0 s  unit: 3.test.ts",
  );
});

test("what passed when it was run again is named, and no failure", () => {
  const rows = [rowOfFiles("e2e", [fileCounts({ unsteady: [failure("one")] })])];
  expect(namesOfFailures(rows)).toBe("UNSTEADY e2e: a.test.ts > one: wrong");
  expect(exitCode(rows)).toBe(0);
});

test("what failed is named, a line each, in a file or outside of all", () => {
  const rows = [
    row("unit", counts),
    rowOfFiles("e2e", [wrong]),
    row("outside of tests", { failures: ["no page"] }),
  ];
  expect(namesOfFailures(rows)).toBe("FAILED e2e: a.test.ts > one: wrong\nFAILED outside of tests: no page");
});
