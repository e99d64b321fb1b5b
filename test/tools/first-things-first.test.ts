import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { first } from "./first-things-first.js";

test("every file that is to begin first is there", () => {
  const missing = first.filter((name) => !existsSync(new URL(`../${name}`, import.meta.url)));
  expect(missing).toEqual([]);
});
