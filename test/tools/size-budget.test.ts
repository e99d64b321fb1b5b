import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { roomLeft } from "./size-budget.js";

/** Text that has about so many KiB after gzip. */
const incompressible = (kibibytes: number) => randomBytes(kibibytes * 1024).toString("base64");

test.each([
  ["funnel-editor", 100, /^funnel-editor {7}2 of 8 files, 10\d\.\d KiB, 9\d\.\d left$/],
  ["funnel-editor", 210, /^funnel-editor {7}2 of 8 files, 21\d\.\d KiB, 1\d\.\d too many$/],
  ["action-editor", 210, /^action-editor {7}2 of 8 files, 21\d\.\d KiB, 4\d\.\d left$/],
] as const)("%s with %i KiB", (tag, kibibytes, line) => {
  const files: Record<string, string> = {
    [`${tag}.js`]: 'import "./chunks/a.js";',
    "chunks/a.js": incompressible(kibibytes),
  };
  expect(roomLeft((path) => files[path], [tag])).toEqual([expect.stringMatching(line)]);
});
