import { expect, test } from "vitest";
import type { LeftDialog } from "../../../../src/features/schedule/unsaved/schedule-dialog.js";
import { stillLeft } from "../../../../src/features/schedule/unsaved/still-left.js";
import { shift } from "../records.js";

/* What is left of shifts that were under way, by what stands there later. */

const hours = { from: "10:00", to: "19:00" };
const cells = ["2026-11-20", "2026-11-21"].map((date) => ({ date, resourceId: 12 }));
const there = (date: string, more = {}) => ({
  ...shift(31, date),
  ...{ salon_resource_id: 12, _date: date, ...hours, ...more },
});
const painting: LeftDialog = { is: "paint", cells, left: hours };
const copying: LeftDialog = {
  ...{ is: "copy", date: "2026-11-20", cells },
  left: cells.map((cell) => ({ ...cell, ...hours })),
};
const [first, second] = [there("2026-11-20"), there("2026-11-21", { master_id: 32 })];
const erasing: LeftDialog = { is: "erase", shifts: [first, second], left: true };

test("of hours that were to be made what is not there with just these, of the same person", () => {
  const present = [first, there("2026-11-21", { from: "11:00" }), { ...second, salon_resource_id: 11 }];
  expect(stillLeft(painting, present)).toEqual({ ...painting, cells: cells.slice(1) });
  expect(stillLeft(copying, present)).toEqual({
    ...{ ...copying, cells: cells.slice(1) },
    left: [{ ...cells[1], ...hours }],
  });
});

test("of painted days those with another note, and those that stood there before, too", () => {
  const left = { ...hours, description: "研修", before: cells.slice(1) };
  const present = [first, there("2026-11-21", { master_id: 32, description: "研修" })];
  expect(stillLeft({ ...painting, left }, present)).toEqual({ ...painting, left });
  const noted = [{ ...first, description: "研修" }, second];
  expect(stillLeft({ ...painting, left }, noted)).toEqual({ ...painting, left, cells: cells.slice(1) });
  // Drafts of an older version say nothing of the note.
  expect(stillLeft(painting, noted)).toBe(null);
});

test("of deletions what is still there", () => {
  expect(stillLeft(erasing, [second])).toEqual({ ...erasing, shifts: [second] });
});

test("nothing where all is done", () => {
  const all = [first, second];
  expect([stillLeft(painting, all), stillLeft(copying, all), stillLeft(erasing, [])]).toEqual([
    ...[null, null, null],
  ]);
});
