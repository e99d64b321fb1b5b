import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readOpeningConfig, readSpecialDates } from "../../../../src/api/opening.js";
import { closedHours } from "../../../../src/features/schedule/layout/closed-hours.js";
import { mergeSpans, readHours, readSpan, restOf } from "../../../../src/features/schedule/layout/span.js";
import { today } from "../records.js";

const ten = [{ from: "10:00", to: "19:00" }];
const noon = [{ from: "12:00", to: "15:00" }];
const hours = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];

describe("what is closed", () => {
  it("is the rest of the window, and nothing where nobody has said", () => {
    expect(closedHours({ from: 540, to: 1200 }, hours(10, 19))).toEqual([...hours(9, 10), ...hours(19, 20)]);
    expect(closedHours({ from: 540, to: 1200 }, [])).toEqual(hours(9, 20));
    expect(closedHours({ from: 540, to: 1200 }, null)).toEqual([]);
  });
});

describe("parts of a day", () => {
  const anySpans = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))
      .map(([from, to]) => ({ from, to })),
  );

  test("each minute of a whole is in the parts or in the rest, which are in order and apart", () => {
    fc.assert(
      fc.property(anySpans, fc.nat(60), fc.nat(30), (spans, from, length) => {
        const whole = { from, to: from + length };
        const rest = restOf(whole, spans);
        const isIn = (minute: number, parts: readonly { from: number; to: number }[]) =>
          parts.some((part) => part.from <= minute && minute < part.to);
        for (let minute = 0; minute < 90; minute += 1) {
          const isWhole = isIn(minute, [whole]);
          expect(isIn(minute, rest)).toBe(isWhole && !isIn(minute, spans));
          expect(isIn(minute, mergeSpans(spans))).toBe(isIn(minute, spans));
        }
        for (const parts of [rest, mergeSpans(spans)]) {
          expect(parts.every((part) => part.from < part.to)).toBe(true);
          expect(parts.every((part, at) => at === 0 || parts[at - 1]!.to < part.from)).toBe(true);
        }
      }),
    );
  });

  it.each([
    ["10:00", "11:30", { from: 600, to: 690 }],
    ["10:00:30", "11:30:00", { from: 600, to: 690 }],
    ["22:00", "23:59", { from: 1320, to: 1440 }],
    ["10:00", "09:00", { from: 600, to: 601 }],
    ["10:00", "", { from: 600, to: 601 }],
    ["24:00", "24:00", { from: 1439, to: 1440 }],
    ["", "11:00", null],
  ])("a record from %s to %s", (from, to, expected) => {
    expect(readSpan({ from, to })).toEqual(expected);
  });

  it.each([
    ["10:00", "19:00", { from: 600, to: 1140 }],
    ["22:00", "05:00", { from: 1320, to: 1440 }],
    ["22:00", "00:00", { from: 1320, to: 1440 }],
    ["10:00", "10:00", null],
    ["24:00", "02:00", null],
    ["10:00", "", null],
  ])("working hours from %s to %s", (from, to, expected) => {
    expect(readHours({ from, to })).toEqual(expected);
  });
});

describe("what servers say of opening hours", () => {
  it.each([
    [null, null],
    ["closed", null],
    [[], null],
    [{}, { type: 0, common: [], weekdays: {}, dates: {} }],
    [
      { type: "1", common: [...ten, { from: 9 }, 5], weekdays: [ten, [], noon], dates: [] },
      { type: 1, common: ten, weekdays: { 0: ten, 1: [], 2: noon }, dates: {} },
    ],
    [
      { type: 2, weekdays: { 0: ten, 6: "x" }, dates: { [today]: noon } },
      { type: 0, common: [], weekdays: { 0: ten, 6: [] }, dates: { [today]: noon } },
    ],
  ])("%j", (written, expected) => {
    expect(readOpeningConfig(written)).toEqual(expected);
  });

  it("special dates without a date are left out", () => {
    const rows = [{ date: today, closed: "1", ranges: ten }, { date: "soon" }, null, { date: "2026-12-31" }];
    expect(readSpecialDates(rows)).toEqual([
      { date: today, closed: true, ranges: ten },
      { date: "2026-12-31", closed: false, ranges: [] },
    ]);
    expect(readSpecialDates(null)).toEqual([]);
  });
});
