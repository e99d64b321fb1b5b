import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function repetitionsWith(thorough: string) {
  vi.resetModules();
  vi.stubEnv("THOROUGH", thorough);
  return import("./repetitions.js");
}

test("neighbours have all of a list together, each another part of it", async () => {
  const { shareOf, repetitions } = await repetitionsWith("");
  const shares = [0, 1, 2].map((place) => shareOf(["a", "b", "c", "d"], place, 3));
  expect(shares.flat().toSorted()).toEqual(["a", "b", "c", "d"]);
  expect(repetitions(3, 50)).toBe(3);
});

test("in full everybody has everything", async () => {
  const { shareOf, repetitions } = await repetitionsWith("1");
  expect(shareOf(["a", "b"], 1, 2)).toEqual(["a", "b"]);
  expect(repetitions(3, 50)).toBe(50);
});
