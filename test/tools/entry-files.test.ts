import { expect, test } from "vitest";
import { filesOfEntry, totalKibibytes } from "./entry-files.js";

const built: Record<string, string> = {
  "editor.js":
    'import{a as b}from"./chunks/react.js";import"./chunks/kit.js";b(()=>import("./chunks/later.js"));',
  "chunks/kit.js": 'export*from"./react.js";',
  "chunks/react.js": 'const s="import nothing from here";export{s as a};',
  "chunks/later.js": 'import"./kit.js";import"./last.js";export const later=1;',
  "chunks/last.js": "",
};
const read = (path: string) => built[path];

test("first comes what an entry imports statically, each file once; later each part with what it needs", () => {
  const { first, later } = filesOfEntry("editor.js", read);
  expect(first.map(({ path }) => path)).toEqual(["editor.js", "chunks/react.js", "chunks/kit.js"]);
  expect(later.map((part) => part.map(({ path }) => path))).toEqual([["chunks/later.js", "chunks/last.js"]]);
});

test("a file weighs what is sent of it", () => {
  const files = filesOfEntry("a.js", () => "a".repeat(100_000)).first;
  expect(totalKibibytes(files)).toBeGreaterThan(0);
  expect(totalKibibytes(files)).toBeLessThan(1);
});

test("it says that a build is needed when a file is not there", () => {
  expect(() => filesOfEntry("other.js", read)).toThrow(
    "dist/other.js is missing: a build is needed first (npm run build).",
  );
});
