import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { aboveBudget, gate, roomLeft } from "./size-budget.js";

/** Text that has about so many KiB after gzip. */
const incompressible = (kibibytes: number) => randomBytes(kibibytes * 1024).toString("base64");

test.each([
  ["funnel-editor", 100, /^funnel-editor {8}2 of 7 files, 10\d\.\d KiB, 8\d\.\d left$/],
  ["funnel-editor", 210, /^funnel-editor {8}2 of 7 files, 21\d\.\d KiB, 2\d\.\d too many$/],
  ["action-editor", 210, /^action-editor {8}2 of 7 files, 21\d\.\d KiB, 3\d\.\d left$/],
] as const)("%s with %i KiB", (tag, kibibytes, line) => {
  const files: Record<string, string> = {
    [`${tag}.js`]: 'import "./chunks/a.js";',
    "chunks/a.js": incompressible(kibibytes),
  };
  expect(roomLeft((path) => files[path], [tag])).toEqual([expect.stringMatching(line)]);
});

test("what is above its budget has a line, and fails from 8 % on", () => {
  const files = (first: number, part: number): Record<string, string> => ({
    "funnel-editor.js": 'import "./chunks/a.js";\nimport("./chunks/part.js");',
    "chunks/a.js": incompressible(first),
    "chunks/part.js": incompressible(part),
  });
  const above = (first: number, part: number) =>
    aboveBudget((path) => files(first, part)[path], ["funnel-editor"]);
  expect(above(100, 20)).toEqual([]);
  expect(above(210, 20)).toEqual([expect.stringMatching(/^funnel-editor 21\d\.\d of 190 KiB$/)]);
  expect(above(100, 70)).toEqual([
    expect.stringMatching(/^funnel-editor, chunks\/part\.js 7\d\.\d of 60 KiB$/),
  ]);
  expect(gate(200)).toBeCloseTo(216);
});
