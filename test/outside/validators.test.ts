import { expect, test } from "vitest";
import { missesOf, tryValidators } from "./validators.mjs";

test("validators of every language that is installed judge the shipped schemas as they are meant", async () => {
  const { rows, right } = await tryValidators();
  const tried = rows.filter(({ missing }) => missing === undefined);
  const all = Object.values(right).flat().length;
  const far = tried.filter(({ shipped }) => missesOf(shipped, right) > all / 100);
  expect(far.map(({ name }) => name)).toEqual([]);
  expect(tried.filter(({ shipped }) => missesOf(shipped, right) === 0).length).toBeGreaterThan(8);
});
