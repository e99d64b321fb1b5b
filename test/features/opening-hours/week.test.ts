import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  addRange,
  applyDays,
  changeRange,
  copyDay,
  draftOf,
  effectiveDay,
  type HoursKey,
  hoursIndex,
  type OpeningYear,
  ownHours,
  rangesAt,
  rememberOpen,
  removeRange,
  setDate,
  setType,
  shownKeys,
  splitIn,
  splitRange,
  suggestedHours,
  switchDay,
  typeOf,
  weekdayKey,
} from "../../../src/features/opening-hours/index.js";
import { openRanges } from "../../../src/features/opening-hours/ranges.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { range } from "../../../src/lib/range.js";
import { joined, type TimeRange, without } from "../../../src/lib/time-ranges.js";
import { anyYear, hours, tidyYear } from "./any-hours.js";

const week: OpeningYear = {
  year: 2026,
  type: 1,
  common: hours("10-19"),
  weekdays: { "1": hours("9-12 13-18"), "2": hours("10-19"), "3": [] },
  dates: {},
  extra: [1],
};

/** The minutes that are open at a key. */
function open(year: OpeningYear, key: HoursKey): readonly TimeRange[] {
  return joined(openRanges(rangesAt(year, key)));
}

const everyKey: readonly HoursKey[] = ["common", ...range(0, 7).map(weekdayKey)];

/** All keys but some are the very same lists. */
function expectUntouched(before: OpeningYear, after: OpeningYear, but: readonly HoursKey[]): void {
  for (const key of everyKey.filter((each) => !but.includes(each)))
    expect(rangesAt(after, key)).toBe(rangesAt(before, key));
}

describe("on and off", () => {
  const off = (year: OpeningYear, key: HoursKey = "weekdays.1") => switchDay(year, key, false, {});

  it("brings back what was there since the year was read", () => {
    const memory = rememberOpen({}, week);
    expect(off(week)).toEqual({ ...week, weekdays: { ...(week.weekdays as object), "1": [] } });
    expect(switchDay(off(week), "weekdays.1", true, memory)).toEqual(week);
  });

  it("brings back what it was changed to", () => {
    const changed = changeRange(week, "weekdays.1", 0, { from: "08:00" });
    const memory = rememberOpen(rememberOpen({}, week), changed);
    const closed = off(changed);
    expect(switchDay(closed, "weekdays.1", true, rememberOpen(memory, closed))).toEqual(changed);
  });

  it("is open as usual where nothing was there", () => {
    for (const key of ["weekdays.3", "weekdays.0"] as const)
      expect(rangesAt(switchDay(week, key, true, rememberOpen({}, week)), key)).toEqual(hours("10-19"));
  });

  it("changes nothing where it is so already", () => {
    expect(switchDay(week, "weekdays.1", true, {})).toBe(week);
    expect(switchDay(week, "weekdays.3", false, {})).toBe(week);
    expect(switchDay(week, "weekdays.0", false, {})).toBe(week);
  });
});

describe("the type", () => {
  it("changes, and both halves stay", () => {
    expect(setType(week, 0)).toEqual({ ...week, type: 0 });
    expect(setType(setType(week, 0), 1)).toEqual(week);
    expect(setType(week, 1)).toBe(week);
    expect(setType({ ...week, type: "1" }, 1).type).toBe("1");
  });

  it("says which lists are shown, Monday first", () => {
    expect(shownKeys(setType(week, 0))).toEqual(["common"]);
    expect(shownKeys(week)).toEqual([1, 2, 3, 4, 5, 6, 0].map((day) => `weekdays.${day}`));
  });
});

describe("ranges", () => {
  it("come, change and go at one key", () => {
    const added = addRange(week, "weekdays.2");
    expect(rangesAt(added, "weekdays.2")).toEqual([...hours("10-19"), ...hours("20-24")]);
    expect(removeRange(added, "weekdays.2", 1)).toEqual(week);
    expectUntouched(week, added, ["weekdays.2"]);
    expect(changeRange(week, "weekdays.2", 0, { from: "10:00" })).toBe(week);
    expect(removeRange(week, "weekdays.0", 0)).toBe(week);
  });

  it("stay in a list of weekdays, where a server writes one", () => {
    const list = { ...week, weekdays: [hours("1-2"), hours("3-4")] };
    expect(addRange(list, "weekdays.1").weekdays).toEqual([hours("1-2"), [...hours("3-4"), ...hours("5-9")]]);
    expect(addRange(list, "weekdays.6").weekdays).toEqual({
      0: hours("1-2"),
      1: hours("3-4"),
      6: hours("10-19"),
    });
    for (const weekdays of [[], null, "x"])
      expect(addRange({ ...week, weekdays }, "weekdays.0").weekdays).toEqual({ 0: hours("10-19") });
  });
});

describe("split at midnight", () => {
  const late = { from: "22:00", to: "05:00", id: 8 };
  const at = (key: HoursKey, year = week) => splitRange(year, key, 0);

  it("of a weekday goes on on the next one", () => {
    const year = { ...week, weekdays: { "6": [late], "0": hours("10-12") } };
    const { year: split, isCut } = at("weekdays.6", year);
    expect(split.weekdays).toEqual({ "6": [{ ...late, to: "23:59" }], "0": hours("0-5 10-12") });
    expect(isCut).toBe(false);
  });

  it("of the common hours stays in their list", () => {
    const { year, isCut } = at("common", { ...week, common: [late] });
    expect(year.common).toEqual([
      { from: "00:00", to: "05:00" },
      { ...late, to: "23:59" },
    ]);
    expect(isCut).toBe(false);
  });

  it("of a single day is cut, and that is said", () => {
    const { year, isCut } = at("dates.2026-12-30", { ...week, dates: { "2026-12-30": [late] } });
    expect(year.dates).toEqual({ "2026-12-30": [{ ...late, to: "23:59" }] });
    expect(isCut).toBe(true);
    expect(splitIn([late], 0)).toEqual([{ ...late, to: "23:59" }]);
  });

  it("changes nothing where nothing passes midnight", () => {
    expect(at("weekdays.1")).toEqual({ year: week, isCut: false });
    expect(at("weekdays.1").year).toBe(week);
    const list = hours("10-19");
    expect(splitIn(list, 0)).toBe(list);
    expect(splitIn(list, 3)).toBe(list);
  });

  test("opens the two parts, and changes no other minute of the week", () => {
    fc.assert(
      fc.property(tidyYear(2026), fc.nat(6), fc.nat(95), fc.nat(95), (year, day, one, other) => {
        const [to, from] = [Math.min(one, other), Math.max(one, other) + 1].map((at) => at * 15) as [
          number,
          number,
        ];
        fc.pre(to > 0 && from < 1440);
        const key = weekdayKey(day);
        const next = weekdayKey((day + 1) % 7);
        const text = (minutes: number) =>
          `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
        const list: PlainData[] = [...rangesAt(year, key), { from: text(from), to: text(to) }];
        const before = {
          ...year,
          weekdays: { ...(year.weekdays as object), [String(day)]: list },
        } as OpeningYear;
        const { year: after } = splitRange(before, key, list.length - 1);
        expect(open(after, key)).toEqual(joined([...open(year, key), { from, to: 1440 }]));
        expect(open(after, next)).toEqual(joined([...open(year, next), { from: 0, to }]));
        expectUntouched(before, after, [key, next]);
      }),
    );
  });
});

describe("copies", () => {
  it("take the place of the hours of the ticked days and of no others", () => {
    const copied = copyDay(week, "weekdays.1", [2, 5, 5, 1]);
    expect(copied.weekdays).toEqual({
      ...(week.weekdays as object),
      "2": hours("9-12 13-18"),
      "5": hours("9-12 13-18"),
    });
    expectUntouched(week, copied, ["weekdays.2", "weekdays.5"]);
  });

  it("close days too, and change nothing where the hours are the same or no day is ticked", () => {
    expect(copyDay(week, "weekdays.3", [2]).weekdays).toEqual({ ...(week.weekdays as object), "2": [] });
    expect(copyDay(week, "weekdays.3", [0, 6])).toBe(week);
    expect(copyDay(week, "weekdays.1", [])).toBe(week);
  });

  test("open the same minutes on the ticked days, and change no other", () => {
    const days = fc.uniqueArray(fc.nat(6), { maxLength: 7 });
    fc.assert(
      fc.property(anyYear(2026), fc.nat(6), days, (year, from, ticked) => {
        const copied = copyDay(year, weekdayKey(from), ticked);
        for (const day of range(0, 7)) {
          const source = day !== from && ticked.includes(day) ? from : day;
          expect(open(copied, weekdayKey(day))).toEqual(open(year, weekdayKey(source)));
        }
        expect({ ...copied, weekdays: null }).toEqual({ ...year, weekdays: null });
      }),
    );
  });
});

test("single days", () => {
  const own = setDate(week, "2026-12-30", hours("10-15"));
  expect(own.dates).toEqual({ "2026-12-30": hours("10-15") });
  expect(ownHours(own, "2026-12-30")).toEqual(hours("10-15"));
  expect(ownHours(own, "2026-12-31")).toBeNull();
  const closed = setDate(own, "2026-12-31", []);
  expect(ownHours(closed, "2026-12-31")).toEqual([]);
  expect(setDate(closed, "2026-12-30", null).dates).toEqual({ "2026-12-31": [] });
  expect(setDate(closed, "2026-12-31", [])).toBe(closed);
  expect(setDate(own, "2026-12-30", [{ from: "10:00:00", to: "15:00" }])).toBe(own);
  expect(setDate(week, "2026-12-30", null)).toBe(week);
  expect(setDate({ ...week, dates: [] }, "2028-02-29", []).dates).toEqual({ "2028-02-29": [] });
  expect(suggestedHours([{ from: 600, to: 1440 }])).toEqual(hours("10-24"));
  expect(suggestedHours([])).toEqual(hours("10-19"));
});

describe("hours from a text", () => {
  const common = setType(week, 0);
  const all = (list: string, days = [0, 1, 2, 3, 4, 5, 6]) =>
    new Map(days.map((day) => [day, hours(list).map(draftOf)]));

  it("are those of their days", () => {
    expect(applyDays(week, all("8-9", [1, 6])).weekdays).toEqual({
      ...(week.weekdays as object),
      "1": hours("8-9"),
      "6": hours("8-9"),
    });
    expect(applyDays(week, new Map())).toBe(week);
    expect(applyDays(week, all("10-19", [2]))).toBe(week);
    expect(typeOf(applyDays(week, all("8-9")))).toBe(1);
  });

  it("are the common ones where they are the same on all days", () => {
    expect(applyDays(common, all("8-9"))).toEqual({ ...common, common: hours("8-9") });
    expect(applyDays(common, all("10-19"))).toBe(common);
  });

  it("make a week of the common hours, which stay those of the days without a word", () => {
    const applied = applyDays(common, all("", [3]));
    expect(applied.type).toBe(1);
    expect(applied.common).toBe(common.common);
    for (const day of range(0, 7))
      expect(rangesAt(applied, weekdayKey(day))).toEqual(day === 3 ? [] : hours("10-19"));
  });

  test("change no minute of a day that is not named", () => {
    const days = fc.uniqueArray(fc.nat(6), { maxLength: 7 });
    fc.assert(
      fc.property(anyYear(2026), days, (year, named) => {
        const applied = applyDays(year, all("8-9 10-11", named));
        for (const day of range(0, 7)) {
          // The first of February 2026 is a Sunday, and March has the single days.
          const on = (each: OpeningYear) =>
            effectiveDay(hoursIndex({ ...each, dates: {} }, []), `2026-02-0${day + 1}`)?.ranges ?? [];
          expect(joined(on(applied))).toEqual(
            named.includes(day) ? joined(openRanges(hours("8-9 10-11"))) : joined(on(year)),
          );
        }
      }),
    );
  });
});

test("a year of which nothing is known is closed", () => {
  const blank = { year: 2027, type: 0, common: [], weekdays: {}, dates: {} };
  expect(without(open(blank, "common"), { from: 0, to: 1440 })).toEqual([]);
});
