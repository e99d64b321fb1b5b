import { expect, test } from "vitest";
import { nextChip, type Stop } from "../../../../src/features/schedule/day/tab-stops.js";
import { scrollToFirst } from "../../../../src/features/schedule/layout/hour-width.js";

const chip = (key: string, from: number, lane = 0) => ({ key, from, to: from + 60, lane });
const rows = [
  { key: "1", chips: [chip("late", 900), chip("early", 600), chip("below", 600, 1)] },
  { key: "2", chips: [] },
  { key: "3", chips: [chip("last", 540)] },
];
const at = (row: string, from: number, key: string | null = null): Stop => ({ row, from, chip: key });

test.each([
  ["on by time, the upper one first", at("1", 600, "early"), 1, "below"],
  ["on to the next row that has one", at("1", 900, "late"), 1, "last"],
  ["back over the rows", at("3", 540, "last"), -1, "late"],
  ["from free time on", at("1", 660), 1, "late"],
  ["from free time back", at("1", 660), -1, "below"],
  ["from an empty row on", at("2", 1200), 1, "last"],
  ["from an empty row back", at("2", 0), -1, "late"],
  ["at the end nowhere", at("3", 540, "last"), 1, "last"],
  ["before the first nowhere", at("1", 540), -1, null],
] as const)("from chip to chip: %s", (_, from, by, expected) => {
  expect(nextChip(rows, from, by).chip).toBe(expected);
});

test.each([
  ["that is seen whole", { from: 600, to: 660 }, 0],
  ["whose end is not seen", { from: 650, to: 710 }, 50],
  ["that is out of sight", { from: 900, to: 960 }, 300],
])("a day begins so that a first reservation %s is in sight", (_, first, left) => {
  expect(scrollToFirst(first, { from: 540, to: 1200 }, 1, 160)).toBe(left);
});
