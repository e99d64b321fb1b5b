import { beforeEach, describe, expect, test, vi } from "vitest";
import { judgedAgain, mostFilesAgain, runFailedAgain } from "./failed-again.mjs";
import { closingLine, namesOfFailures, type Row, rowOfFiles, type Tally } from "./summary.mjs";
import { outsideOfTests } from "./tally-reporter.mjs";
import { failure, fileCounts, tally } from "./tally-samples.js";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

const [one, two] = [failure("one"), failure("two")];
const failed = fileCounts({ step: "smoke", failures: [one] });
const passed = fileCounts({ step: "smoke", passed: 4 });

describe("a file that failed", () => {
  test.each([
    ["and passes alone is unsteady", [one], [], { passed: 4, failed: 0, failures: [], unsteady: [one] }],
    ["and fails again has failed", [one], [one], { passed: 3, failed: 1, failures: [one], unsteady: [] }],
    [
      "and fails elsewhere is unsteady in both places",
      [one],
      [two],
      { passed: 4, failed: 0, failures: [], unsteady: [one, two] },
    ],
    [
      "in a hook has failed wherever it fails again: nothing was known of its tests",
      [failure(outsideOfTests)],
      [two],
      { passed: 3, failed: 1, failures: [two], unsteady: [failure(outsideOfTests)] },
    ],
  ])("%s", (_what, first, second, expected) => {
    const again = fileCounts({ passed: 4 - second.length, failures: second });
    expect(judgedAgain(fileCounts({ failures: first }), again)).toMatchObject(expected);
  });
});

/** Runs again what failed in some rows; each file then counts the tally given. */
async function runAgain(rows: readonly Row[], second: Tally | undefined) {
  const asked: string[] = [];
  const result = await runFailedAgain(rows, ["smoke"], async (step, file) => {
    asked.push(`${step} ${file}`);
    return second;
  });
  return { asked, line: closingLine(result), names: namesOfFailures(result) };
}

test("only files that failed are run again, one by one, and only those of the steps named", async () => {
  const rows = [
    rowOfFiles("unit", [fileCounts({ failures: [two] })]),
    rowOfFiles("smoke", [failed, { ...passed, file: "b.test.ts" }]),
  ];
  const { asked, line, names } = await runAgain(rows, tally([passed]));
  expect(asked).toEqual(["smoke a.test.ts"]);
  expect(line).toBe("11 passed, 1 failed");
  expect(names).toBe("UNSTEADY smoke: a.test.ts > one: wrong\nFAILED unit: a.test.ts > two: wrong");
});

test.each<[string, Tally | undefined]>([
  ["breaks", undefined],
  ["is ended", tally([passed], { ended: false })],
  ["loses its browser", tally([passed], { lost: ["a.test.ts"] })],
  ["has an error outside of every file", tally([passed], { strays: ["late"] })],
  ["does not count the file", tally([])],
])("a second run that %s proves nothing: what failed has failed", async (_what, second) => {
  const { line, names } = await runAgain([rowOfFiles("smoke", [failed])], second);
  expect(line).toBe("3 passed, 1 failed");
  expect(names).toBe("FAILED smoke: a.test.ts > one: wrong");
});

test("where too many files failed nothing is run again", async () => {
  const files = Array.from({ length: mostFilesAgain + 1 }, (_, at) => ({ ...failed, file: `${at}.test.ts` }));
  const { asked } = await runAgain([rowOfFiles("smoke", files)], tally([passed]));
  expect(asked).toEqual([]);
});
