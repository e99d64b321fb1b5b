import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { listView } from "../../../../src/features/schedule/views/list-view.js";
import { monthView } from "../../../../src/features/schedule/views/month-view.js";
import { type ScheduleView, shownDays } from "../../../../src/features/schedule/views/shown-days.js";
import { stepDay } from "../../../../src/features/schedule/views/step-day.js";
import { weekView } from "../../../../src/features/schedule/views/week-view.js";
import { daysBetween, weekdayOf } from "../../../../src/lib/dates/days.js";
import { anyDay } from "../../../lib/dates/any-day.js";
import { anyRecords, block, reservation, today } from "../records.js";

/** Far enough from both ends of the calendar that each week is whole. */
const anyUsualDay = anyDay.filter((day) => day > "0002" && day < "9999");

describe("the days of a view", () => {
  it.each<[string, ScheduleView, string, string]>([
    [today, "date", today, today],
    [today, "week", "2026-03-23", "2026-03-29"],
    ["2026-03-29", "week", "2026-03-23", "2026-03-29"],
    ["2026-03-23", "week", "2026-03-23", "2026-03-29"],
    ["2026-01-01", "week", "2025-12-29", "2026-01-04"],
    [today, "month", "2026-02-23", "2026-04-05"],
    ["2027-02-10", "month", "2027-02-01", "2027-02-28"],
    [today, "list", "2026-03-01", "2026-03-31"],
  ])("of %s, %s", (date, view, first, last) => {
    expect(shownDays(date, view)).toEqual({ first, last });
  });

  it.each<[string, ScheduleView, 1 | -1, string]>([
    [today, "date", 1, "2026-03-26"],
    ["2026-01-01", "date", -1, "2025-12-31"],
    [today, "week", 1, "2026-04-01"],
    [today, "week", -1, "2026-03-18"],
    ["2026-01-31", "month", 1, "2026-02-28"],
    [today, "month", -1, "2026-02-25"],
    [today, "list", 1, "2026-04-25"],
    ["9999-12-31", "date", 1, "9999-12-31"],
    ["9999-12-31", "week", 1, "9999-12-31"],
    ["9999-12-31", "month", 1, "9999-12-31"],
  ])("from %s, %s, %i", (date, view, by, expected) => {
    expect(stepDay(date, view, by)).toBe(expected);
  });

  test("a step leads to the days that follow, without a gap", () => {
    fc.assert(
      fc.property(anyUsualDay, fc.constantFrom<ScheduleView[]>("date", "week", "list"), (date, view) => {
        const [shown, next] = [shownDays(date, view), shownDays(stepDay(date, view, 1), view)];
        expect(daysBetween(shown.last, next.first)).toBe(1);
        expect(shown.first <= date && date <= shown.last).toBe(true);
      }),
    );
  });

  test("weeks begin on Monday and are whole", () => {
    fc.assert(
      fc.property(anyUsualDay, (date) => {
        const weeks = monthView(date, []);
        for (const week of [weekView(date, []), ...weeks]) {
          expect(week.map((day) => weekdayOf(day.date))).toEqual([1, 2, 3, 4, 5, 6, 0]);
          expect(daysBetween(week[0]!.date, week[6]!.date)).toBe(6);
        }
        const inMonth = weeks.flat().filter((day) => day.isInMonth);
        expect(inMonth.every((day) => day.date.slice(0, 7) === date.slice(0, 7))).toBe(true);
        expect([inMonth[0]!.date, inMonth.at(-1)!.date]).toEqual(Object.values(shownDays(date, "list")));
        expect(weeks.every((week) => week.some((day) => day.isInMonth))).toBe(true);
      }),
    );
  });
});

describe("records of a view", () => {
  const records = [
    reservation(1, { from: "11:00", to: "12:00" }),
    reservation(2, { from: "10:00", to: "10:30", status: "canceled" }),
    block(2, { from: "10:00", to: "11:00" }),
    reservation(3, { date: "2026-03-31" }),
    reservation(4, { date: "2026-03-22" }),
    reservation(5, { from: "" }),
    reservation(6, { date: "soon" }),
  ];
  const keys = (days: readonly { date: string; entries: readonly { key: string }[] }[]) =>
    days.flatMap(({ date, entries }) =>
      entries.length > 0 ? [`${date}: ${entries.map(({ key }) => key).join(" ")}`] : [],
    );
  const ofToday = `${today}: b2 r2 r1 r5`;

  it("stand on their days in order of time, the longer first, those without a time last", () => {
    expect(keys(weekView(today, records))).toEqual([ofToday]);
    expect(keys(monthView(today, records).flat())).toEqual(["2026-03-22: r4", ofToday, "2026-03-31: r3"]);
    expect(weekView(today, records)[2]?.entries.map(({ isCancelled }) => isCancelled)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it("stand in a list by their days, those without a day last", () => {
    const list = (first: string, last: string) => keys(listView(records, { first, last }));
    expect(list("2026-03-01", "2026-03-31")).toEqual([
      "2026-03-22: r4",
      ofToday,
      "2026-03-31: r3",
      "soon: r6",
    ]);
    expect(list(today, today)).toEqual([ofToday, "soon: r6"]);
    expect(list("2026-04-01", "2026-04-30")).toEqual(["soon: r6"]);
  });

  const names = [
    reservation(1, { name: "ﾔﾏﾀﾞ 花子" }),
    reservation(2, { name: "Suzuki", member: { id: 1, name: "すずき" } }),
    block(3, { meta_data: "棚卸し" }),
    reservation(4, { name: "佐藤", meta_data: "棚卸し" }),
  ];
  it.each([
    ["", ["b3", "r1", "r2", "r4"]],
    ["  ", ["b3", "r1", "r2", "r4"]],
    ["やまだ", ["r1"]],
    ["ヤマダ花", ["r1"]],
    ["SUZUKI", ["r2"]],
    ["スズキ", ["r2"]],
    ["棚卸", ["b3"]],
    ["佐藤 ", ["r4"]],
    ["nobody", []],
  ])("are found by %j", (search, expected) => {
    const found = listView(names, { first: today, last: today }, search);
    expect(found.flatMap(({ entries }) => entries.map(({ key }) => key))).toEqual(expected);
  });

  test("each is there once, and the order of the input says nothing", () => {
    fc.assert(
      fc.property(anyRecords, (all) => {
        const range = { first: today, last: "2026-03-26" };
        const list = listView(all, range);
        expect(
          list.flatMap(({ entries }) => entries.map((entry) => entry.reservation.id)).sort((a, b) => a - b),
        ).toEqual(all.map(({ id }) => id));
        expect(listView([...all].reverse(), range)).toEqual(list);
        expect(weekView(today, all).filter(({ entries }) => entries.length > 0)).toEqual(list);
      }),
    );
  });
});
