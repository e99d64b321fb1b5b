import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTiming } from "../../../src/features/notification/hours/timing.js";
import {
  cellState,
  isWhole,
  nextOpening,
  overlapping,
  painted,
  rowsOf,
  splitAtMidnight,
  type Week,
  weekOf,
} from "../../../src/features/notification/hours/week.js";
import { anyRow, anyRows } from "./samples.js";

const day = fc.integer({ min: 0, max: 6 });
const runs = { numRuns: 1000 };

/** Whether a week is open at a minute, counted by the rows alone. */
function isOpen(
  rows: readonly { weekdays: readonly number[]; from: string; to: string }[],
  on: number,
  at: number,
) {
  return rows.some(({ weekdays, from, to }) => {
    const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    const end = minutes(to) === 1439 || minutes(to) === 0 ? 1440 : minutes(to);
    return weekdays.includes(on) && minutes(from) < end && at >= minutes(from) && at < end;
  });
}

const isOpenIn = (week: Week, on: number, at: number) =>
  (week[on] ?? []).some(({ from, to }) => at >= from && at < to);

describe("rows as a week", () => {
  test("say of each minute what the rows say", () => {
    fc.assert(
      fc.property(anyRows, day, fc.integer({ min: 0, max: 1439 }), (rows, on, at) => {
        expect(isOpenIn(weekOf(rows), on, at)).toBe(isOpen(rows, on, at));
      }),
      runs,
    );
  });

  test("are the same week again in their normal form, which is its own", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const week = weekOf(rows);
        const normal = rowsOf(week);
        expect(weekOf(normal)).toEqual(week);
        expect(rowsOf(weekOf(normal))).toEqual(normal);
      }),
      runs,
    );
  });

  test.each([
    ["24:00", 1440],
    ["00:00", 1440],
    ["23:59", 1440],
    ["23:58", 1438],
  ])("an end of %s is minute %i", (to, end) => {
    expect(weekOf([{ weekdays: [1], from: "09:00", to }])[1]).toEqual([{ from: 540, to: end }]);
  });

  test("normal form: one row for a range, Monday first, then by start, ends at 23:59", () => {
    const rows = [
      { weekdays: [0, 6], from: "10:00", to: "24:00" },
      { weekdays: [2], from: "13:00", to: "18:00" },
      { weekdays: [1, 2], from: "09:00", to: "12:00" },
      { weekdays: [1], from: "11:00", to: "12:30" },
    ];
    expect(rowsOf(weekOf(rows))).toEqual([
      { weekdays: [1], from: "09:00", to: "12:30" },
      { weekdays: [2], from: "09:00", to: "12:00" },
      { weekdays: [2], from: "13:00", to: "18:00" },
      { weekdays: [0, 6], from: "10:00", to: "23:59" },
    ]);
  });
});

describe("a stroke", () => {
  test("changes its own minutes and no other", () => {
    const stroke = fc.record({
      days: fc.uniqueArray(day, { minLength: 1 }),
      cells: fc.tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 0, max: 47 })),
      open: fc.boolean(),
    });
    fc.assert(
      fc.property(
        anyRows,
        stroke,
        day,
        fc.integer({ min: 0, max: 1439 }),
        (rows, { days, cells, open }, on, at) => {
          const [from, to] = [Math.min(...cells) * 30, (Math.max(...cells) + 1) * 30];
          const week = weekOf(rows);
          const next = painted(week, { days, from, to, open });
          const isPainted = days.includes(on) && at >= from && at < to;
          expect(isOpenIn(weekOf(rowsOf(next)), on, at)).toBe(isPainted ? open : isOpenIn(week, on, at));
        },
      ),
      runs,
    );
  });

  test("a cell that is covered in part says so", () => {
    const week = weekOf([{ weekdays: [3], from: "09:10", to: "10:00" }]);
    expect([17, 18, 19, 20].map((cell) => cellState(week, 3, cell))).toEqual([
      "none",
      "part",
      "whole",
      "none",
    ]);
  });
});

describe("the next opening", () => {
  test("is the first open minute of the next eight days, by a search minute by minute", () => {
    fc.assert(
      fc.property(anyRows, day, fc.integer({ min: 0, max: 1439 }), (rows, on, at) => {
        const week = weekOf(rows);
        let expected: { days: number; minutes: number } | null = null;
        search: for (let days = 0; days <= 7; days++)
          for (let minutes = days === 0 ? at : 0; minutes < 1440; minutes++)
            if (isOpenIn(week, (on + days) % 7, minutes)) {
              expected = { days, minutes };
              break search;
            }
        expect(nextOpening(week, { day: on, minutes: at })).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe("rows", () => {
  test("that go on after midnight are two, with the same minutes", () => {
    expect(splitAtMidnight({ weekdays: [5, 6], from: "22:00", to: "02:00", more: 1 })).toEqual([
      { weekdays: [5, 6], from: "22:00", to: "23:59", more: 1 },
      { weekdays: [0, 6], from: "00:00", to: "02:00", more: 1 },
    ]);
    fc.assert(
      fc.property(anyRow, (row) => {
        const parts = splitAtMidnight(row);
        const timing = readTiming(row);
        expect(parts === null).toBe(timing === null || (timing.to ?? 0) >= (timing.from ?? 0));
      }),
      runs,
    );
  });

  test("that overlap are told", () => {
    expect(
      overlapping([
        { weekdays: [1], from: "09:00", to: "12:00" },
        { weekdays: [1, 2], from: "11:59", to: "13:00" },
        { weekdays: [3], from: "09:00", to: "12:00" },
        { weekdays: [1], from: "13:00", to: "14:00" },
      ]),
    ).toEqual([true, true, false, false]);
  });

  test.each([
    null,
    5,
    "09:00",
    [],
    {},
    { weekdays: [7], from: "09:00", to: "10:00" },
    { weekdays: [1, 1], from: "09:00", to: "10:00" },
    { weekdays: ["1"], from: "09:00", to: "10:00" },
    { weekdays: [1], from: "25:00", to: "10:00" },
    { weekdays: [1], from: "9:00", to: "10:00" },
    { weekdays: [1], from: "09:00:00", to: "10:00" },
    { weekdays: [1], from: "24:00", to: "10:00" },
  ])("that cannot be read are held: %j", (row) => {
    expect(readTiming(row as never)).toBe(null);
  });

  test("without days or times say nothing yet", () => {
    expect(isWhole(readTiming({ weekdays: [], from: "09:00", to: "10:00" }))).toBe(false);
    expect(isWhole(readTiming({ weekdays: [1], from: "", to: null }))).toBe(false);
  });
});
