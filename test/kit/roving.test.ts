import { expect, test } from "vitest";
import { rovingTarget } from "../../src/kit/roving.js";

const all = [true, true, true];
const gap = [true, false, true];
const edges = [false, true, true, false];

test.each<[key: string, from: number, usable: readonly boolean[], to: number | undefined]>([
  ["ArrowRight", 0, all, 1],
  ["ArrowRight", 2, all, 0],
  ["ArrowLeft", 0, all, 2],
  ["ArrowLeft", 2, all, 1],
  ["ArrowRight", 0, gap, 2],
  ["ArrowLeft", 2, gap, 0],
  ["ArrowRight", 2, edges, 1],
  ["ArrowLeft", 1, edges, 2],
  ["Home", 2, edges, 1],
  ["End", 1, edges, 2],
  ["ArrowRight", 0, [true], 0],
  ["ArrowRight", 0, [false, false], undefined],
  ["Home", 0, [], undefined],
  ["ArrowDown", 0, all, undefined],
  ["Tab", 0, all, undefined],
  ["a", 0, all, undefined],
])("%s from %i among %j leads to %j", (key, from, usable, to) => {
  expect(rovingTarget(key, from, usable)).toBe(to);
});

test("where lines run to the left, the arrows point the other way", () => {
  expect(rovingTarget("ArrowLeft", 0, all, "right-to-left")).toBe(1);
  expect(rovingTarget("ArrowRight", 0, all, "right-to-left")).toBe(2);
  expect(rovingTarget("Home", 2, all, "right-to-left")).toBe(0);
  expect(rovingTarget("ArrowDown", 0, all, "right-to-left")).toBeUndefined();
});

test("a vertical list answers to the other two arrows", () => {
  expect(rovingTarget("ArrowDown", 0, all, "vertical")).toBe(1);
  expect(rovingTarget("ArrowUp", 0, all, "vertical")).toBe(2);
  expect(rovingTarget("ArrowRight", 0, all, "vertical")).toBeUndefined();
});
