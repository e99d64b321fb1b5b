import { describe, expect, test } from "vitest";
import { createKeeper, keptIfEqual } from "../../src/lib/kept-if-equal.js";

const before = {
  locale: "ja",
  abilities: ["journey-write"],
  limits: { min: 0, max: Number.NaN },
  salon: null,
  counts: new Map([["a", [1]]]),
};
const same = () => ({
  ...before,
  abilities: [...before.abilities],
  limits: { ...before.limits },
  counts: new Map([["a", [1]]]),
});

describe("what is kept if it is equal", () => {
  test("settings that say the same stay the same object, with lists, objects and maps in them", () => {
    expect(keptIfEqual(before, same())).toBe(before);
  });

  test.each<[string, object]>([
    ["another value", { ...same(), locale: "en" }],
    ["another value in an object", { ...same(), limits: { min: 1, max: Number.NaN } }],
    ["one more in a list", { ...same(), abilities: ["journey-write", "b"] }],
    ["one less in a list", { ...same(), abilities: [] }],
    ["a list for an object", { ...same(), limits: [] }],
    ["nothing for an object", { ...same(), limits: null }],
    ["one more key", { ...same(), more: undefined }],
    ["another key in place of one", { ...same(), salon: undefined, saloon: null }],
    ["another value in a map", { ...same(), counts: new Map([["a", [2]]]) }],
    ["another key in a map", { ...same(), counts: new Map([["b", [1]]]) }],
    ["one more in a map", { ...same(), counts: new Map([...before.counts, ["b", [1]]]) }],
    ["none in a map", { ...same(), counts: new Map() }],
  ])("%s is a change", (_, next) => {
    expect(keptIfEqual(before, next)).toBe(next);
  });

  test("one key less is a change", () => {
    const { salon: _, ...next } = same();
    expect(keptIfEqual<object>(before, next)).toBe(next);
  });

  test.each([
    ["sets", () => new Set([1])],
    ["dates", () => new Date(0)],
    ["functions", () => () => 0],
    ["instances", () => new URL("https://a.example")],
  ])("%s are equal to nothing else", (_, make) => {
    const [first, next] = [make(), make()];
    expect(keptIfEqual<unknown>(first, next)).toBe(next);
    expect(keptIfEqual(first, first)).toBe(first);
  });
});

test("a keeper gives what it gave before as long as it is given something equal", () => {
  const keep = createKeeper<ReadonlyMap<string, number | null>>();
  const first = keep(new Map([["a", null]]));
  expect(keep(new Map([["a", null]]))).toBe(first);
  const changed = new Map([["a", 2]]);
  expect(keep(changed)).toBe(changed);
  expect(keep(new Map([["a", 2]]))).toBe(changed);
});
