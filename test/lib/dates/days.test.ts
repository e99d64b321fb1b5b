import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  daysOfMonth,
  formatDay,
  isDay,
  tokyoDay,
  weekdayOf,
} from "../../../src/lib/dates/days.js";
import { anyDay } from "./any-day.js";
import { inEachZone } from "./in-zones.js";

const weekdays = ["日", "月", "火", "水", "木", "金", "土"];

test.each([
  ["2026-11-20", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["1900-02-29", false],
  ["2000-02-29", true],
  ["2026-04-31", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-11-00", false],
  ["0000-02-29", true],
  ["2026-1-5", false],
  ["2026/11/20", false],
  ["2026-11-20 10:00", false],
  ["２０２６-11-20", false],
  ["", false],
  [null, false],
  [20261120, false],
])("%j is a day: %j", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  [2026, 2, 28],
  [2024, 2, 29],
  [null, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
])("%j-%i has %i days", (year, month, days) => {
  expect(daysOfMonth(year, month)).toBe(days);
});

inEachZone(() => {
  test.each([
    ["2026-11-20", 0, "2026-11-20"],
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-01-01", -1, "2025-12-31"],
    ["2024-02-28", 1, "2024-02-29"],
    // Where summer time begins and ends, a day has 23 hours and 25.
    ["2026-03-07", 2, "2026-03-09"],
    ["2026-09-05", 1, "2026-09-06"],
    ["0099-12-31", 1, "0100-01-01"],
    ["9999-12-31", 1, null],
    ["0000-01-01", -1, null],
  ])("%s and %i days is %j", (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test.each([
    ["2026-11-20", 5],
    ["2026-11-22", 0],
    ["1970-01-01", 4],
    ["0050-01-01", 6],
  ])("%s is a weekday %i", (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  test.each([
    ["M月D日(ddd)", "1月5日(月)"],
    ["YYYY年M月D日(ddd)", "2026年1月5日(月)"],
    ["YYYY/MM/DD", "2026/01/05"],
    ["YYYY/M/D(ddd)", "2026/1/5(月)"],
    ["M/D HH:mm", "1/5 09:05"],
    ["HH:mm", "09:05"],
  ])("as %s it reads %s", (format, expected) => {
    expect(formatDay("2026-01-05", format, weekdays, "09:05")).toBe(expected);
  });

  test.each([
    ["2026-11-19T14:59:59Z", "2026-11-19"],
    ["2026-11-19T15:00:00Z", "2026-11-20"],
    ["2026-12-31T15:00:00Z", "2027-01-01"],
    ["1969-12-31T15:00:00Z", "1970-01-01"],
  ])("at %s it is %s in Japan", (instant, expected) => {
    expect(tokyoDay(Date.parse(instant))).toBe(expected);
  });

  test("days that were added lie between, can be taken back, and go round by weeks", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -100_000, max: 100_000 }), (day, days) => {
        const moved = addDays(day, days);
        if (moved === null) return;
        expect(isDay(moved)).toBe(true);
        expect(daysBetween(day, moved)).toBe(days);
        expect(addDays(moved, -days)).toBe(day);
        expect(moved > day).toBe(days > 0);
        expect(weekdayOf(moved)).toBe((((weekdayOf(day) + days) % 7) + 7) % 7);
      }),
    );
  });
});
