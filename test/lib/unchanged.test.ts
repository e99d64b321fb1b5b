import { expect, test } from "vitest";
import { unchanged } from "../../src/lib/unchanged.js";

test("settings that say the same stay the same object, lists in them too", () => {
  const before = { locale: "ja", abilities: ["journey-write"], limits: {} };
  expect(unchanged(before, { ...before, abilities: ["journey-write"], limits: {} })).toBe(before);
  const other = { ...before, abilities: [] };
  expect(unchanged(before, other)).toBe(other);
});
