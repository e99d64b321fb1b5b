import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readTimeShift, type ShiftScope } from "../../../../src/api/time-shifts.js";
import { affectedDays } from "../../../../src/features/schedule/shifts/affected-days.js";
import { shiftWeek } from "../../../../src/features/schedule/shifts/shift-week.js";
import { shiftWindow } from "../../../../src/features/schedule/shifts/shift-window.js";
import { ruleDate, shiftEnd, shiftKey } from "../../../../src/features/schedule/shifts/time-shift.js";
import { addDays, daysBetween } from "../../../../src/lib/dates/days.js";
import { anyDay } from "../../../lib/dates/any-day.js";
import { resource, shift, today } from "../records.js";

describe("a shift that a server wrote", () => {
  const whole = {
    master_id: 4,
    self_id: 7,
    salon_resource_id: 1,
    start_date: "2026-03-01",
    _date: today,
    dirty_date: "2026-03-24",
    repeat: "weekly",
    from: "10:00",
    to: "19:00",
    description: "early",
    expired_at: "2026-12-31",
    patch_type: "once",
    updated_at: "2026-03-25T09:00:00+09:00",
  };

  it.each([
    ["is read whole", whole, whole],
    [
      "with ids as texts, times with seconds and days with times",
      {
        ...whole,
        master_id: "4",
        self_id: "7",
        salon_resource_id: "1",
        from: "10:00:00",
        _date: `${today} 00:00:00`,
      },
      whole,
    ],
    [
      "with little in it",
      { master_id: 4, salon_resource_id: 1, _date: today },
      {
        master_id: 4,
        self_id: null,
        salon_resource_id: 1,
        start_date: today,
        _date: today,
        dirty_date: null,
        repeat: "none",
        from: "",
        to: "",
        description: "",
        expired_at: null,
        patch_type: null,
        updated_at: null,
      },
    ],
    ["with a repeat that nobody knows", { ...whole, repeat: "monthly" }, { ...whole, repeat: "monthly" }],
    ["of no series", { ...whole, master_id: 0 }, null],
    ["of nobody", { ...whole, salon_resource_id: null }, null],
    ["on no day", { ...whole, _date: "2026-02-30" }, null],
  ])("%s", (_, written, expected) => {
    expect(readTimeShift(written)).toEqual(expected);
  });

  it("is known by the day that its series made", () => {
    const moved = readTimeShift(whole)!;
    expect([shiftKey(moved), ruleDate(moved)]).toEqual(["4:2026-03-24", "2026-03-24"]);
    expect(shiftKey({ ...moved, dirty_date: null })).toBe(`4:${today}`);
  });

  it.each([
    ["10:00", "19:00", "19:00"],
    ["22:00", "05:00", "23:59"],
    ["22:00", "00:00", "23:59"],
    ["10:00", "10:00", "10:00"],
    ["10:00", "24:00", "24:00"],
    ["", "05:00", "05:00"],
  ])("from %s to %s is saved to %s", (from, to, expected) => {
    expect(shiftEnd(from, to)).toBe(expected);
  });
});

describe("the shifts that are read", () => {
  it.each([
    [today, "2026-02-23", "2026-04-06"],
    ["2026-01-31", "2025-12-26", "2026-02-06"],
    ["2028-02-01", "2028-01-26", "2028-03-06"],
  ])("for %s", (date, from, to) => {
    expect(shiftWindow(date)).toEqual({ from, to });
  });

  test("hold every week that has a day of the month", () => {
    fc.assert(
      fc.property(
        anyDay.filter((day) => day > "0002" && day < "9999"),
        (date) => {
          const { from, to } = shiftWindow(date);
          const { days } = shiftWeek(date, [], []);
          expect(from <= days[0]! && days[6]! <= to).toBe(true);
          expect(daysBetween(from, to)).toBeGreaterThanOrEqual(28 + 12 - 1);
        },
      ),
    );
  });
});

describe("the days that a change touches", () => {
  const loaded = [
    shift(1, "2026-03-24"),
    shift(1, today),
    shift(1, "2026-03-27", { dirty_date: "2026-03-26", self_id: 9 }),
    shift(1, "2026-03-23", { dirty_date: "2026-03-27", self_id: 10 }),
    shift(2, today),
  ];

  it.each<[number, ShiftScope, number]>([
    [1, "once", 1],
    [1, "following", 3],
    [1, "permanently", 4],
    [2, "following", 2],
    [3, "following", 1],
    [0, "following", 4],
    [4, "permanently", 1],
  ])("of shift %i, %s: %i", (at, scope, expected) => {
    expect(affectedDays(loaded[at]!, scope, loaded)).toBe(expected);
  });

  it("counts what was read twice once, and nothing that is not loaded", () => {
    expect(affectedDays(loaded[1]!, "permanently", [...loaded, ...loaded])).toBe(4);
    expect(affectedDays(loaded[1]!, "once", [])).toBe(0);
  });

  test("more with each scope, and those before and from a day on are all", () => {
    const days = fc.uniqueArray(fc.nat(30), { minLength: 1 });
    fc.assert(
      fc.property(days, fc.nat(), fc.array(fc.integer({ min: -5, max: 5 })), (offsets, pick, moves) => {
        const series = offsets.map((offset, at) => {
          const [rule, by] = [addDays(today, offset)!, moves[at] ?? 0];
          return shift(1, addDays(rule, by)!, by === 0 ? {} : { dirty_date: rule });
        });
        const all = [...series, shift(2, today)];
        const chosen = series[pick % series.length]!;
        const [once, following, permanently] = (["once", "following", "permanently"] as const).map((scope) =>
          affectedDays(chosen, scope, all),
        );
        const before = series.filter((each) => ruleDate(each) < ruleDate(chosen)).length;
        expect(once).toBe(1);
        expect(permanently).toBe(series.length);
        expect(following).toBe(series.length - before);
      }),
    );
  });
});

describe("a week of shifts", () => {
  const shifts = [
    shift(1, today, { from: "18:00", to: "23:00" }),
    shift(2, today, { from: "09:00", to: "12:00" }),
    shift(3, "2026-03-29", { from: "22:00", to: "05:00", salon_resource_id: 2 }),
    shift(4, "2026-03-30"),
    shift(5, "2026-03-22"),
    shift(6, "2026-03-23", { from: "", salon_resource_id: 2 }),
    shift(7, "2026-03-24", { to: "10:00", salon_resource_id: 2 }),
    shift(8, today, { salon_resource_id: 99 }),
  ];

  it("has a cell for each resource and day, and ends with the day what goes on past midnight", () => {
    const week = shiftWeek(today, [resource(2), resource(1), resource(3, true)], shifts);
    expect([week.days[0], week.days[6], week.days.length]).toEqual(["2026-03-23", "2026-03-29", 7]);
    const spelled = week.rows.map((row) => [
      row.resource.id,
      ...row.cells.map((cell) =>
        cell.shifts.map(({ key, span }) => `${key.split(":")[0]} ${span?.from}-${span?.to}`).join(),
      ),
    ]);
    expect(spelled).toEqual([
      [2, "6 undefined-undefined", "7 600-601", "", "", "", "", "3 1320-1440"],
      [1, "", "", "2 540-720,1 1080-1380", "", "", "", ""],
    ]);
  });

  it("shows who has left only in a week in which they work", () => {
    const ids = (date: string) =>
      shiftWeek(date, [resource(1), resource(2, true)], shifts).rows.map((row) => row.resource.id);
    expect(ids(today)).toEqual([1, 2]);
    expect(ids("2026-04-10")).toEqual([1]);
  });
});
