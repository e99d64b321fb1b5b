import { describe, expect, test } from "vitest";
import { closingLine, exitCode, namesOfFailures, row, rowsOfVitest, summary } from "./summary.mjs";

const counts = { passed: 3, failed: 0, skipped: 0, seconds: 1, failures: [], unsteady: [] };
const good = { code: 0, seconds: 2 };
const bad = { code: 1, seconds: 2 };

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
  test.each([
    [
      "counts each step",
      good,
      { steps: { unit: counts }, strayErrors: 0, lost: [], ended: true },
      "3 passed, 0 failed",
    ],
    [
      "counts a stray error",
      bad,
      { steps: { unit: counts }, strayErrors: 2, lost: [], ended: true },
      "3 passed, 2 failed",
    ],
    [
      "counts a bad end that no test explains",
      bad,
      { steps: { unit: counts }, strayErrors: 0, lost: [], ended: true },
      "3 passed, 1 failed",
    ],
    [
      "counts what was finished before it was ended, and that it was",
      { code: 124, seconds: 2 },
      { steps: { unit: { ...counts, failed: 2 } }, strayErrors: 0, lost: [], ended: false },
      "3 passed, 3 failed",
    ],
    ["fails every step when it broke before counting", bad, undefined, "0 passed, 2 failed"],
    ["may find no test", good, undefined, "0 passed, 0 failed"],
  ])("%s", (_what, end, tally, line) => {
    expect(closingLine(rowsOfVitest(["unit", "gates"], end, tally))).toBe(line);
  });

  test("counts a failure once, although the run ended badly because of it", () => {
    const tally = { steps: { unit: { ...counts, failed: 1 } }, strayErrors: 0, lost: [], ended: true };
    expect(closingLine(rowsOfVitest(["unit"], bad, tally))).toBe("3 passed, 1 failed");
  });
});

test("the table has a row a step", () => {
  expect(summary([row("unit", counts)]).split("\n")).toEqual([
    "step                 passed   failed  skipped  seconds",
    "unit                      3        0        0      1.0",
  ]);
});

test("what passed at the second try is named, and no failure", () => {
  const rows = [row("e2e", { passed: 1, unsteady: ["a.test.ts > one: wrong"] })];
  expect(namesOfFailures(rows)).toBe("UNSTEADY e2e: a.test.ts > one: wrong");
  expect(exitCode(rows)).toBe(0);
});

test("what failed is named, a line each", () => {
  const rows = [
    row("unit", counts),
    row("e2e", { failed: 2, failures: ["a.test.ts > one: wrong", "b.test.ts > two"] }),
  ];
  expect(namesOfFailures(rows)).toBe("FAILED e2e: a.test.ts > one: wrong\nFAILED e2e: b.test.ts > two");
});
