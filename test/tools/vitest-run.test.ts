import { writeFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import type { Tally } from "./summary.mjs";
import { fileCounts, tally } from "./tally-samples.js";
import { runVitest } from "./vitest-run.mjs";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const files = [fileCounts({ step: "browser" })];

/** A Vitest that counts one after another of these; `asked` are the files that each run was asked for. */
function scripted(tallies: readonly Tally[], asked: string[][] = []) {
  const node = async (args: readonly string[], { TALLY_FILE }: { TALLY_FILE: string }) => {
    asked.push(args.filter((arg) => arg.endsWith(".test.ts")));
    writeFileSync(TALLY_FILE, JSON.stringify(tallies[asked.length - 1]));
    return { code: tallies[asked.length - 1]?.lost.length ? 1 : 0, seconds: 2 };
  };
  return { node, asked };
}

test("runs again the files that a lost browser took along, and only those", async () => {
  const { node, asked } = scripted([tally(files, { lost: ["/a.test.ts", "/b.test.ts"] }), tally(files)]);
  const rows = await runVitest(["browser"], { cannotRun: new Map(), files: [], node });
  expect(asked).toEqual([[], ["/a.test.ts", "/b.test.ts"]]);
  expect(rows).toEqual([expect.objectContaining({ step: "browser", passed: 6, failed: 0, seconds: 2 })]);
});

test("runs once what lost nothing, and only the files it is given", async () => {
  const { node, asked } = scripted([tally(files)]);
  await runVitest(["browser"], { cannotRun: new Map(), files: ["test/browser/axe.test.ts"], node });
  expect(asked).toEqual([["test/browser/axe.test.ts"]]);
});

test("a step that cannot run has failed", async () => {
  const { node, asked } = scripted([]);
  const cannotRun = new Map([["browser", "there is no Chromium"]]);
  const rows = await runVitest(["browser"], { cannotRun, files: [], node });
  expect(rows).toEqual([expect.objectContaining({ step: "browser", failed: 1 })]);
  expect(asked).toEqual([]);
});
