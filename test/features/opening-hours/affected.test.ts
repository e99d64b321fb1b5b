import fc from "fast-check";
import { expect, test } from "vitest";
import {
  affectedReservations,
  calendarOf,
  type HoursOf,
  hoursIndex,
  openHours,
} from "../../../src/features/opening-hours/index.js";
import { joined, type TimeRange } from "../../../src/lib/time-ranges.js";
import { clock } from "./any-hours.js";

const date = "2026-03-25";
const span = (from: number, to: number): TimeRange => ({ from: from * 60, to: to * 60 });
const on =
  (...ranges: TimeRange[]): HoursOf =>
  () =>
    ranges;
const reservation = (from: string, to: string, status = "approved") => ({
  date,
  from,
  to,
  status,
  name: "A",
});

test.each<[string, string, string, TimeRange[], TimeRange[], boolean]>([
  ["the day is closed", "10:00", "11:00", [span(10, 19)], [], true],
  ["inside both", "10:00", "11:00", [span(10, 19)], [span(10, 11)], false],
  ["it ends too late", "10:30", "11:30", [span(10, 19)], [span(10, 11)], true],
  ["it begins too early", "09:30", "11:00", [span(9, 19)], [span(10, 19)], true],
  ["outside of both", "20:00", "21:00", [span(10, 19)], [], false],
  ["partly outside before", "18:30", "19:30", [span(10, 19)], [], false],
  ["over a break", "12:00", "15:00", [span(10, 19)], [span(10, 13), span(14, 19)], true],
  ["over ranges that touch", "12:00", "15:00", [span(10, 19)], [span(10, 13), span(13, 19)], false],
  ["until the end of the day", "23:00", "23:59", [span(22, 24)], [span(22, 23)], true],
  ["until 23:59 inside", "23:00", "23:59", [span(22, 24)], [span(23, 24)], false],
  ["the wrong way round: a minute", "12:00", "11:00", [span(10, 19)], [span(12, 13)], false],
  ["no start", "", "11:00", [span(0, 24)], [], false],
])("%s", (_, from, to, saved, edited, isAffected) => {
  expect(affectedReservations([reservation(from, to)], on(...saved), on(...edited))).toHaveLength(
    isAffected ? 1 : 0,
  );
});

test.each([
  ["approved", true],
  ["pending", true],
  ["edit_pending", true],
  ["cancel_pending", true],
  ["canceled", false],
  ["denied", false],
  ["blocked", false],
  ["other", false],
])("%s: %s", (status, isAffected) => {
  const found = affectedReservations([reservation("10:00", "11:00", status)], on(span(10, 19)), on());
  expect(found).toHaveLength(isAffected ? 1 : 0);
});

test("of a day that is not known nothing is said", () => {
  const rows = [reservation("10:00", "11:00")];
  expect(affectedReservations(rows, () => null, on())).toEqual([]);
  expect(affectedReservations(rows, on(span(10, 19)), () => null)).toEqual([]);
});

test("they are those with a minute outside, and none is changed", () => {
  const ranges = fc
    .array(fc.tuple(fc.nat(24), fc.nat(24)), { maxLength: 3 })
    .map((all) => all.map(([one, other]) => span(Math.min(one, other), Math.max(one, other))));
  const rows = fc.array(
    fc
      .tuple(fc.nat(46), fc.integer({ min: 1, max: 6 }))
      .map(([from, length]) => reservation(clock(from * 30), clock(Math.min((from + length) * 30, 1440)))),
    { maxLength: 8 },
  );
  const isOpen = (all: readonly TimeRange[], minute: number) =>
    all.some(({ from, to }) => from <= minute && minute < to);
  const inside = ({ from, to }: { from: string; to: string }, all: readonly TimeRange[]) => {
    const [start, end] = [from, to].map((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));
    for (let minute = start!; minute < end!; minute += 1) if (!isOpen(all, minute)) return false;
    return true;
  };
  fc.assert(
    fc.property(rows, ranges, ranges, (all, saved, edited) => {
      const found = affectedReservations(all, on(...saved), on(...edited));
      expect(found).toEqual(all.filter((each) => inside(each, saved) && !inside(each, edited)));
      expect(affectedReservations(all, on(...saved), on(...saved))).toEqual([]);
    }),
  );
});

test("the hours of the calendar and of the schedule serve alike", () => {
  const year = { year: 2026, type: 0, common: [{ from: "10:00", to: "19:00" }], weekdays: {}, dates: {} };
  const days = new Map(
    calendarOf(hoursIndex(year, []), 2026).map((each) => [each.date, joined(each.ranges)]),
  );
  const config = { type: 0, common: year.common, weekdays: {}, dates: {} } as const;
  const rows = [reservation("10:00", "11:00")];
  expect(affectedReservations(rows, (day) => days.get(day) ?? null, on())).toEqual(rows);
  expect(affectedReservations(rows, (day) => openHours(day, config, []), on())).toEqual(rows);
});
