import fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, daysFromTo, mondayOf, monthOf } from "../../../src/lib/dates/calendar.js";
import { addDays, daysBetween, daysOfMonth, weekdayOf } from "../../../src/lib/dates/days.js";
import { anyDay } from "./any-day.js";
import { inEachZone } from "./in-zones.js";

inEachZone(() => {
  test.each([
    ["2026-11-20", 1, "2026-12-20"],
    ["2026-11-20", 2, "2027-01-20"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-11-20", -12, "2025-11-20"],
    ["0050-12-31", 2, "0051-02-28"],
    ["9999-12-01", 1, null],
    ["0001-01-01", -13, null],
  ])("%s and %i months is %j", (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  test.each([
    ["2026-11-20", "2026-11-16"],
    ["2026-11-16", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2027-01-01", "2026-12-28"],
    ["2026-03-08", "2026-03-02"],
  ])("the week of %s begins on %s", (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  test.each([
    ["2026-11-20", "2026-11-01", "2026-11-30"],
    ["2024-02-01", "2024-02-01", "2024-02-29"],
    ["2026-12-31", "2026-12-01", "2026-12-31"],
  ])("the month of %s goes from %s to %s", (day, first, last) => {
    expect(monthOf(day)).toEqual({ first, last });
  });

  test("days from one to another, both included", () => {
    expect(daysFromTo("2026-02-27", "2026-03-02")).toEqual([
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
      "2026-03-02",
    ]);
    expect(daysFromTo("2026-11-20", "2026-11-20")).toEqual(["2026-11-20"]);
    expect(daysFromTo("2026-11-20", "2026-11-19")).toEqual([]);
  });

  test("a month later is the same day of the next month, or its last", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, months) => {
        const moved = addMonths(day, months);
        if (moved === null) return;
        const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
        const [toYear = 0, toMonth = 0, toDate = 0] = moved.split("-").map(Number);
        expect(toYear * 12 + toMonth).toBe(year * 12 + month + months);
        expect(toDate).toBe(Math.min(date, daysOfMonth(toYear, toMonth)));
      }),
    );
  });

  test("weeks and months have all their days, and each day lies in its own", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = mondayOf(day);
        expect(weekdayOf(monday)).toBe(1);
        expect(daysBetween(monday, day)).toBeLessThan(7);
        const { first, last } = monthOf(day);
        const days = daysFromTo(first, last);
        expect(days).toContain(day);
        expect(days.map((each) => each.slice(0, 7))).toEqual(days.map(() => day.slice(0, 7)));
        expect(days).toHaveLength(daysOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7))));
        expect(addDays(last, 1)?.slice(8) ?? "01").toBe("01");
      }),
    );
  });
});
