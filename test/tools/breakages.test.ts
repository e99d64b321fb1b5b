import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { breakages } from "./breakage-list.mjs";

// `npm run breakages` breaks what stands there: a place that was rewritten is named anew.

const root = fileURLToPath(new URL("../../", import.meta.url));

test.each(breakages)("$file has once what is broken: $name", ({ file, from, to, tests }) => {
  expect(readFileSync(root + file, "utf8").split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(tests.filter((path) => !existsSync(root + path))).toEqual([]);
});
