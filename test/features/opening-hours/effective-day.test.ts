import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readOpeningConfig, readSpecialDates } from "../../../src/api/opening.js";
import {
  calendarOf,
  effectiveDay,
  hoursIndex,
  type OpeningYear,
  openHours,
  setDate,
} from "../../../src/features/opening-hours/index.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { joined } from "../../../src/lib/time-ranges.js";
import { openOn } from "../../host/api/salon/configs.js";
import { inEachZone } from "../../lib/dates/in-zones.js";
import { repetitions } from "../../tools/repetitions.js";
import { anySpecials, anyYear, dayIn, hours, tidyRanges, tidyYear } from "./any-hours.js";

/** A Wednesday. */
const day = "2026-03-25";
const year: OpeningYear = {
  year: 2026,
  type: 1,
  common: hours("10-19"),
  weekdays: { "3": hours("12-15") },
  dates: {},
};
const special = (fields: object = {}): PlainData => ({
  date: day,
  closed: false,
  ranges: hours("8-9"),
  note: "A",
  ...fields,
});

/** As `12-15 special A doubled`. */
function told(index: ReturnType<typeof hoursIndex>, date = day): string {
  const found = effectiveDay(index, date);
  if (!found) return "unknown";
  const ranges = found.ranges.map(({ from, to }) => `${from / 60}-${to / 60}`).join(" ") || "closed";
  const flags = [found.isDoubled && "doubled", found.isPartlyRead && "partly"];
  return [ranges, found.source, found.note, ...flags].filter(Boolean).join(" ");
}

describe("what counts on a day", () => {
  test.each<[string, OpeningYear | null, PlainData[], string]>([
    ["nobody has said", null, [], "unknown"],
    ["the weekday", year, [], "12-15 usual"],
    ["the common hours", { ...year, type: 0 }, [], "10-19 usual"],
    ["a type that is a text", { ...year, type: "0" }, [], "10-19 usual"],
    ["a weekday that is missing", { ...year, weekdays: {} }, [], "closed usual"],
    ["no weekdays", { ...year, weekdays: null }, [], "closed usual"],
    ["the key 7", { ...year, weekdays: { "7": hours("1-2") } }, [], "closed usual"],
    ["weekdays as a list", { ...year, weekdays: [[], [], [], hours("1-2")] }, [], "1-2 usual"],
    ["a special day", year, [special()], "8-9 special A"],
    ["a special day that is closed", year, [special({ closed: true, ranges: [] })], "closed special A"],
    ["closed with ranges", year, [special({ closed: 1 })], "closed special A"],
    ["a special day without anything", year, [{ date: day }], "closed special"],
    ["a special day of an unknown year", null, [special()], "8-9 special A"],
    [
      "special twice: the first one",
      year,
      [special(), special({ note: "B", closed: true })],
      "8-9 special A doubled",
    ],
    ["special three times", year, [special({ note: "C" }), special(), special()], "8-9 special C doubled"],
    [
      "a special day of another date",
      year,
      [special({ date: "2026-03-26" }), null, { date: 5 }],
      "12-15 usual",
    ],
    ["the date", { ...year, dates: { [day]: hours("6-7") } }, [], "6-7 date"],
    ["the date that is closed", { ...year, dates: { [day]: [] } }, [], "closed date"],
    [
      "the date before a special day",
      { ...year, dates: { [day]: hours("6-7") } },
      [special(), special()],
      "6-7 date doubled",
    ],
    ["the date with no list", { ...year, dates: { [day]: null } }, [special()], "closed date"],
    ["dates as a list", { ...year, dates: [] }, [special()], "8-9 special A"],
    [
      "in order, touching ranges apart",
      { ...year, weekdays: { "3": hours("13-15 10-13") } },
      [],
      "10-13 13-15 usual",
    ],
    ["past midnight", { ...year, weekdays: { "3": [{ from: "18:00", to: "02:00" }] } }, [], "18-24 usual"],
    [
      "25:00",
      { ...year, weekdays: { "3": [{ from: "18:00", to: "25:00" }, ...hours("9-10")] } },
      [],
      "9-10 usual partly",
    ],
  ])("%s", (_, opening, specials, expected) => {
    expect(told(hoursIndex(opening, specials))).toBe(expected);
  });

  it.each([
    [1970, 365, "1970-01-01"],
    [2100, 365, "2100-12-31"],
    [2028, 366, "2028-02-29"],
  ])("the calendar of %s has %s days, %s among them", (each, count, one) => {
    const index = hoursIndex({ ...year, type: 0, dates: { [one]: [] } }, []);
    const days = calendarOf(index, each);
    expect(days).toHaveLength(count);
    expect(days.filter(({ source }) => source === "date").map(({ date }) => date)).toEqual([one]);
    expect(days).toEqual(days.map(({ date }) => effectiveDay(index, date)));
  });

  it("gives the same object for a day that is as before", () => {
    const before = calendarOf(hoursIndex(year, []), 2026);
    const after = calendarOf(hoursIndex(setDate(year, day, hours("6-7")), []), 2026, before);
    expect(after.filter((each, at) => each !== before[at]).map(({ date }) => date)).toEqual([day]);
  });

  it("takes over special days that are the same, and reads others", () => {
    const specials = [special(), special({ note: "B" })];
    const before = hoursIndex(year, specials);
    expect(hoursIndex(setDate(year, day, []), specials, before).specials).toBe(before.specials);
    expect(told(hoursIndex(year, [special({ note: "C" })], before))).toBe("8-9 special C");
    expect(told(hoursIndex({ ...year, type: 0 }, specials, before), "2026-03-26")).toBe("10-19 usual");
  });

  it("recalculates a leap year with 366 special days", () => {
    const days = calendarOf(hoursIndex(year, []), 2028).map(({ date }) => date);
    const specials = days.map((date) => special({ date, ranges: hours("8-9 10-12") }));
    const dates = Object.fromEntries(
      days.filter((_, at) => at % 3 === 0).map((date) => [date, hours("9-18")]),
    );
    expect(calendarOf(hoursIndex({ ...year, dates }, specials), 2028)).toHaveLength(366);
  });
});

/** Precedence once more, as simply as can be, for years in which everything is in order. */
function oracle(date: string, opening: OpeningYear, specials: readonly PlainData[]) {
  const { type, common, weekdays, dates } = opening as unknown as {
    type: number;
    common: PlainData;
    weekdays: Record<string, PlainData>;
    dates: Record<string, PlainData>;
  };
  const [y = 0, m = 1, d = 1] = date.split("-").map(Number);
  const weekday = new Date(Date.UTC(y, m - 1, d)).getUTCDay();
  const found = (specials as { date: string; closed: boolean; ranges: PlainData }[]).filter(
    (each) => each.date === date,
  );
  if (dates[date]) return { source: "date", list: dates[date], isDoubled: found.length > 1 };
  if (found[0])
    return { source: "special", list: found[0].closed ? [] : found[0].ranges, isDoubled: found.length > 1 };
  return { source: "usual", list: type === 1 ? weekdays[weekday] : common, isDoubled: false };
}

inEachZone(() => {
  const tidySpecials = fc.array(
    fc.record({
      date: dayIn(2028),
      closed: fc.boolean(),
      ranges: tidyRanges,
      note: fc.constantFrom("", "A"),
    }),
    { maxLength: 8 },
  );

  test("the calendar, the schedule and the host agree on every day of the year", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(tidyYear(2028), tidySpecials, (opening, specials) => {
        const read = readOpeningConfig(opening);
        const readSpecials = readSpecialDates(specials);
        expect(read).not.toBeNull();
        for (const each of calendarOf(hoursIndex(opening, specials), 2028)) {
          const { source, list, isDoubled } = oracle(each.date, opening, specials);
          const { ranges } = each;
          expectSame(
            { ranges, source: each.source, isDoubled: each.isDoubled },
            { ranges: inMinutes(list), source, isDoubled },
          );
          expectSame(openHours(each.date, read, readSpecials), joined(ranges));
          expectSame(inMinutes(openOn(each.date, opening as never, specials as never)), ranges);
        }
      }),
      { numRuns: repetitions(10, 2000) },
    );
  });
});

/** The matcher takes its time, and there are thousands of days. */
function expectSame(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

function inMinutes(list: unknown): { from: number; to: number }[] {
  return (list as { from: string; to: string }[]).map(({ from, to }) => ({
    from: minutesOf(from),
    to: to === "23:59" ? 1440 : minutesOf(to),
  }));
}

function minutesOf(text: string): number {
  const [hour = 0, minute = 0] = text.split(":").map(Number);
  return hour * 60 + minute;
}

test("the schedule and the calendar agree, whatever the server has stored", () => {
  fc.assert(
    fc.property(anyYear(2026), anySpecials(2026), (opening, specials) => {
      const [config, dates] = [readOpeningConfig(opening), readSpecialDates(specials)];
      for (const { date, ranges } of calendarOf(hoursIndex(opening, specials), 2026)) {
        expectSame(openHours(date, config, dates), joined(ranges));
      }
      expect(config).not.toBeNull();
    }),
    { numRuns: repetitions(60, 2000) },
  );
});
