import { expect, test } from "vitest";
import { createSameMap } from "../../src/lib/same-map.js";

test("a map that says the same is the one before; with another value, one more or one less it is the new one", () => {
  const keep = createSameMap<string, number | null>();
  const first = keep(
    new Map([
      ["a", 1],
      ["b", null],
    ]),
  );
  expect(
    keep(
      new Map([
        ["a", 1],
        ["b", null],
      ]),
    ),
  ).toBe(first);
  const changed = new Map([
    ["a", 2],
    ["b", null],
  ]);
  expect(keep(changed)).toBe(changed);
  for (const next of [new Map([["a", 2]]), new Map([["b", 2]])]) expect(keep(next)).toBe(next);
});
