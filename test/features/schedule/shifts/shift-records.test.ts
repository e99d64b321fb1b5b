import { expect, test } from "vitest";
import { shiftRecords } from "../../../../src/features/schedule/shifts/shift-records.js";
import { resource, shift } from "../records.js";

test("the shifts of a day as records, each of which is known by its number", () => {
  const ids = new Map<string, number>();
  const idOf = (key: string) => {
    const id = ids.get(key) ?? ids.size + 1;
    ids.set(key, id);
    return id;
  };
  const day = "2026-11-16";
  const loaded = [shift(31, day), shift(31, "2026-11-17"), shift(31, day, { dirty_date: "2026-11-15" })];
  const { records, shifts } = shiftRecords(day, loaded, [resource(1)], idOf);
  expect(records.map(({ id, name, from, to, status }) => [id, name, from, to, status])).toEqual([
    [1, "S1", "10:00", "19:00", "approved"],
    [2, "S1", "10:00", "19:00", "approved"],
  ]);
  expect([shifts.get(1), shifts.get(2)]).toEqual([loaded[0], loaded[2]]);
  // In whatever order they come.
  const again = shiftRecords(day, [...loaded].reverse(), [], idOf);
  expect(again.shifts.get(1)).toBe(loaded[0]);
  expect(again.records.map(({ name }) => name)).toEqual(["", ""]);
});
