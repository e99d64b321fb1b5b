import fc from "fast-check";
import { expect, test } from "vitest";
import { cellsBetween, readCells } from "../../../../src/features/schedule/shifts/cells.js";
import { shiftWeek } from "../../../../src/features/schedule/shifts/shift-week.js";
import {
  cellBeside,
  nextWeekStop,
  presentWeekStop,
  type WeekDirection,
  type WeekStop,
} from "../../../../src/features/schedule/shifts/week-stops.js";
import { resource, shift } from "../records.js";

/* Where keys go in a week of shifts, and which days they choose. */

const [monday, tuesday, sunday] = ["2026-11-16", "2026-11-17", "2026-11-22"];
const week = shiftWeek(
  monday,
  [resource(1), resource(2)],
  [
    shift(31, monday),
    shift(32, monday, { from: "20:00", to: "21:00" }),
    shift(33, tuesday, { salon_resource_id: 2 }),
  ],
);
const at = (resourceId: number, date: string, key: string | null = null): WeekStop => ({
  ...{ resourceId, date, shift: key },
});

test.each<[WeekStop, WeekDirection, WeekStop]>([
  [at(1, monday, "31:2026-11-16"), "down", at(1, monday, "32:2026-11-16")],
  [at(1, monday, "32:2026-11-16"), "down", at(1, monday)],
  [at(1, monday), "down", at(2, monday)],
  [at(2, monday), "down", at(2, monday)],
  [at(2, monday), "up", at(1, monday)],
  [at(1, monday, "31:2026-11-16"), "up", at(1, monday, "31:2026-11-16")],
  [at(1, monday), "right", at(1, tuesday)],
  [at(2, monday), "right", at(2, tuesday, "33:2026-11-17")],
  [at(1, tuesday), "left", at(1, monday, "31:2026-11-16")],
  [at(1, sunday), "right", at(1, sunday)],
  [at(1, tuesday), "start", at(1, monday, "31:2026-11-16")],
  [at(2, tuesday, "33:2026-11-17"), "end", at(2, sunday)],
  // A resource that is gone.
  [at(9, monday), "right", at(1, monday, "31:2026-11-16")],
])("from %o %s to %o", (from, direction, to) => {
  expect(nextWeekStop(week, from, direction)).toEqual(to);
});

test("a stop is where its shift is, and where that is gone the place for another one", () => {
  expect(presentWeekStop(week, null)).toEqual(at(1, monday, "31:2026-11-16"));
  expect(presentWeekStop(week, at(1, monday, "99:2026-11-16"))).toEqual(at(1, monday));
  expect(presentWeekStop(week, at(9, monday))).toEqual(at(1, monday, "31:2026-11-16"));
  expect(presentWeekStop({ days: [], rows: [] }, null)).toBe(null);
});

test("every walk stays in the week", () => {
  const directions = fc.array(fc.constantFrom<WeekDirection>("left", "right", "up", "down", "start", "end"));
  fc.assert(
    fc.property(directions, (walk) => {
      const end = walk.reduce((stop, direction) => nextWeekStop(week, stop, direction), at(1, monday));
      expect(presentWeekStop(week, end)).toEqual(end);
    }),
  );
});

test("a choice is a rectangle, whichever corner it began in", () => {
  const [days, ids] = [week.days, [1, 2]];
  const corners = { anchor: at(2, tuesday), end: at(1, monday) };
  const cells = [
    { date: monday, resourceId: 1 },
    { date: tuesday, resourceId: 1 },
    { date: monday, resourceId: 2 },
    { date: tuesday, resourceId: 2 },
  ];
  expect(cellsBetween(days, ids, corners)).toEqual(cells);
  expect(cellsBetween(days, ids, { anchor: corners.end, end: corners.anchor })).toEqual(cells);
  expect(cellsBetween(days, ids, { ...corners, end: at(9, monday) })).toEqual([]);
  expect(cellsBetween(days, ids, { ...corners, end: at(1, "2026-12-01") })).toEqual([]);
});

test("a choice that grows stops at the edges", () => {
  expect(cellBeside(week, at(1, sunday), "right")).toEqual({ resourceId: 1, date: sunday });
  expect(cellBeside(week, at(1, monday), "up")).toEqual({ resourceId: 1, date: monday });
  expect(cellBeside(week, at(1, monday), "down")).toEqual({ resourceId: 2, date: monday });
});

test("cells that were kept are read, and what is none is left out", () => {
  const cell = { date: monday, resourceId: 1 };
  expect(readCells([cell, null, { date: 5, resourceId: 1 }, { date: monday, resourceId: "1" }])).toEqual([
    cell,
  ]);
  expect(readCells("cells")).toEqual([]);
});
