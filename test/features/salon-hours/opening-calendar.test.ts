import { describe, expect, test } from "vitest";
import { effectiveDay, hoursIndex } from "../../../src/features/opening-hours/index.js";
import { holidaysOf } from "../../../src/features/salon-hours/holidays/index.js";
import { dayAfterKey, dayIn, weeksOf } from "../../../src/features/salon-hours/opening/calendar-month.js";
import { describeDay } from "../../../src/features/salon-hours/opening/format-hours.js";
import { openingWords } from "../../../src/features/salon-hours/opening/messages.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { config, year2026 } from "./opening-fixtures.js";

describe("a month", () => {
  test("is in weeks from Monday, with nothing in the places of other months", () => {
    const weeks = weeksOf("2026-08-15");
    expect(weeks.length).toBe(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, "2026-08-01", "2026-08-02"]);
    expect(weeks[5]).toEqual(["2026-08-31", null, null, null, null, null, null]);
    expect(weeksOf("2026-02-01")[0]?.[6]).toBe("2026-02-01");
    expect(weeksOf("1970-01-01")[0]?.[3]).toBe("1970-01-01");
    expect(weeksOf("2100-12-01").flat().filter(Boolean).length).toBe(31);
  });

  test("has the last day where the wanted one is none", () => {
    expect(dayIn(2028, 2, 31)).toBe("2028-02-29");
    expect(dayIn(2026, 2, 31)).toBe("2026-02-28");
  });

  test.each([
    ["ArrowRight", "2026-11-30", "2026-12-01"],
    ["ArrowLeft", "2026-12-01", "2026-11-30"],
    ["ArrowDown", "2026-11-28", "2026-12-05"],
    ["ArrowUp", "2026-12-01", "2026-11-24"],
    ["Home", "2026-11-28", "2026-11-23"],
    ["Home", "2026-11-01", "2026-11-01"],
    ["End", "2026-11-23", "2026-11-29"],
    ["End", "2026-11-30", "2026-11-30"],
    ["PageDown", "2026-01-31", "2026-02-28"],
    ["PageUp", "2026-03-31", "2026-02-28"],
    ["ArrowRight", "2026-12-31", "2026-12-31"],
    ["ArrowUp", "2026-01-03", "2026-01-03"],
    ["PageUp", "2026-01-03", "2026-01-03"],
    ["a", "2026-01-03", null],
  ])("%s leads from %s to %s", (key, from, to) => {
    expect(dayAfterKey(key, from)).toBe(to);
  });
});

describe("a day in words", () => {
  const specials = [
    ...(config.special_dates as PlainData[]),
    { date: "2026-12-31", closed: false, ranges: [], note: "" },
    { date: "2026-05-05", closed: true, ranges: [], note: "" },
  ];
  const index = hoursIndex(year2026, specials);
  test.each([
    ["2026-12-01", "12月1日(火) 9:00〜13:00、14:00〜24:00 通常"],
    ["2026-11-30", "11月30日(月) 休業 通常"],
    ["2026-12-30", "12月30日(水) 10:00〜15:00 この日だけ"],
    ["2026-12-31", "12月31日(木) 休業 特別な日（年末年始） 特別な日が重なっています"],
    ["2026-05-05", "5月5日(火) 休業 特別な日"],
  ])("%s", (date, text) => {
    const day = effectiveDay(index, date);
    expect(day && describeDay(day, openingWords.ja)).toBe(text);
  });
});

describe("holidays", () => {
  test("are days with their names", () => {
    const holidays = holidaysOf(2026);
    expect(holidays.length).toBe(18);
    expect(holidays[0]).toEqual({ date: "2026-01-01", name: "元日" });
    expect(holidays).toContainEqual({ date: "2026-09-22", name: expect.any(String) });
    expect(holidaysOf(2100)).toEqual([]);
  });
});
