import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type OpeningConfig, readOpeningConfig, readSpecialDates } from "../../../../src/api/opening.js";
import { openHours } from "../../../../src/features/schedule/index.js";
import { closedHours } from "../../../../src/features/schedule/layout/opening-hours.js";
import { mergeSpans, readHours, readSpan, restOf } from "../../../../src/features/schedule/layout/span.js";
import { today } from "../records.js";

const ten = [{ from: "10:00", to: "19:00" }];
const noon = [{ from: "12:00", to: "15:00" }];
const config = (fields: Partial<OpeningConfig> = {}): OpeningConfig => ({
  type: 0,
  common: ten,
  weekdays: { 3: noon },
  dates: {},
  ...fields,
});
const special = (closed: boolean, ranges = noon) => [{ date: today, closed, ranges }];
const hours = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];

describe("when a day is open", () => {
  it.each([
    ["nobody has said", null, [], null],
    ["the common hours", config(), [], hours(10, 19)],
    ["the hours of the weekday, Wednesday", config({ type: 1 }), [], hours(12, 15)],
    ["a weekday of which nothing is said", config({ type: 1, weekdays: { 4: ten } }), [], []],
    ["common hours do not hold where each day has its own", config({ type: 1, weekdays: { 3: [] } }), [], []],
    ["a special date before the common hours", config(), special(false), hours(12, 15)],
    ["a special date before the weekday", config({ type: 1 }), special(false, ten), hours(10, 19)],
    ["a special date that is closed", config(), special(true), []],
    ["a special date without hours", config(), special(false, []), []],
    ["a special date without anything else", null, special(false), hours(12, 15)],
    [
      "a special date of another day",
      config(),
      [{ ...special(true)[0]!, date: "2026-03-26" }],
      hours(10, 19),
    ],
    ["the date before the special date", config({ dates: { [today]: ten } }), special(true), hours(10, 19)],
    ["the date that is closed", config({ dates: { [today]: [] } }), special(false), []],
    ["23:59 is 24:00", config({ common: [{ from: "09:00", to: "23:59" }] }), [], hours(9, 24)],
    ["24:00", config({ common: [{ from: "00:00", to: "24:00" }] }), [], hours(0, 24)],
    ["past midnight", config({ common: [{ from: "18:00", to: "02:00" }] }), [], hours(18, 24)],
    ["no hours at all", config({ common: [{ from: "00:00", to: "00:00" }] }), [], []],
    ["no times", config({ common: [{ from: "", to: "x" }] }), [], []],
    [
      "in order and joined",
      config({ common: [{ from: "12:00", to: "15:00" }, ...ten, { from: "19:00", to: "20:00" }] }),
      [],
      hours(10, 20),
    ],
  ] as const)("%s", (_, opening, specials, expected) => {
    expect(openHours(today, opening, specials)).toEqual(expected);
  });

  it("what is closed is the rest of the window, and nothing where nobody has said", () => {
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
