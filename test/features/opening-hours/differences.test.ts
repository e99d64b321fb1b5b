import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  addRange,
  changedKeys,
  changeRange,
  copyDay,
  type OpeningYear,
  removeRange,
  setDate,
  setType,
  slotDifference,
  specialDifferences,
  switchDay,
  typeOf,
  yearDifferences,
  yearForWire,
  yearProblems,
} from "../../../src/features/opening-hours/index.js";
import { allKeys, valueAt } from "../../../src/features/opening-hours/wire.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { anyYear, hours } from "./any-hours.js";

const loaded: OpeningYear = {
  extra: { a: [1] },
  year: 2026,
  type: 0,
  common: [
    { from: "18:00", to: "02:00", id: 1 },
    { from: "9:00", to: "24:00" },
  ],
  weekdays: { "1": hours("14-18 9-12"), "7": "x", "2": null },
  dates: { "2026-05-05": [], "1999-01-01": hours("1-2"), soon: 5 },
};

describe("what is sent of a year", () => {
  it("is what was loaded, where nothing is edited", () => {
    expect(yearForWire(loaded, loaded)).toBe(loaded);
    expect(yearForWire(loaded, { ...loaded })).toBe(loaded);
    const undone = removeRange(addRange(loaded, "weekdays.1"), "weekdays.1", 2);
    expect(yearForWire(loaded, undone)).toBe(loaded);
    expect(yearForWire(loaded, changeRange(loaded, "common", 1, { to: "00:00" }))).toBe(loaded);
  });

  it("has edited days in order, and all others as they came", () => {
    const edited = changeRange(addRange(loaded, "weekdays.1"), "weekdays.1", 0, { to: "17:00" });
    const sent = yearForWire(loaded, edited);
    expect(sent).toEqual({
      ...loaded,
      weekdays: { ...(loaded.weekdays as object), "1": hours("9-12 14-17 19-23") },
    });
    expect(Object.keys(sent)).toEqual(Object.keys(loaded));
    expect(sent.common).toBe(loaded.common);
    expect(sent.dates).toBe(loaded.dates);
  });

  it("has the type and single days", () => {
    const edited = setDate(
      setDate(setType(loaded, 1), "2026-12-31", [{ from: "10:00", to: "00:00" }]),
      "2026-05-05",
      null,
    );
    expect(yearForWire(loaded, edited)).toEqual({
      ...loaded,
      type: 1,
      dates: { "1999-01-01": hours("1-2"), soon: 5, "2026-12-31": [{ from: "10:00", to: "23:59" }] },
    });
  });

  test("is the same key for key, whatever was loaded, and only edited keys are not", () => {
    const edits = fc.array(
      fc.constantFrom<(year: OpeningYear) => OpeningYear>(
        (year) => setType(year, typeOf(year) === 0 ? 1 : 0),
        (year) => addRange(year, "common"),
        (year) => switchDay(year, "weekdays.2", false, {}),
        (year) => changeRange(year, "weekdays.0", 0, { from: "07:00" }),
        (year) => copyDay(year, "weekdays.1", [0, 4]),
        (year) => setDate(year, "2026-03-03", []),
        (year) => setDate(year, "2026-03-04", null),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(anyYear(2026), edits, (year, done) => {
        const text = JSON.stringify(year);
        const edited = done.reduce((each, edit) => edit(each), year);
        const sent = yearForWire(year, edited);
        const changed = changedKeys(year, edited);
        if (changed.length === 0) expect(sent).toBe(year);
        for (const key of allKeys(year))
          if (!changed.includes(key)) expect(valueAt(sent, key)).toBe(valueAt(year, key));
        expect(sent.extra).toBe(year.extra);
        expect(changedKeys(sent, edited)).toEqual([]);
        expect(JSON.stringify(year)).toBe(text);
      }),
    );
  });
});

describe("what keeps a year from being sent", () => {
  it("is wrong where somebody has edited, also in the half that does not count", () => {
    expect(yearProblems(loaded, changeRange(loaded, "weekdays.1", 0, { from: "" }))).toEqual([
      { key: "weekdays.1", at: 0, problem: "missing-from" },
    ]);
    expect(yearProblems(loaded, changeRange(loaded, "common", 1, { to: "10:00" }))).toEqual([
      { key: "common", at: 0, problem: "reversed-splittable" },
    ]);
    expect(yearProblems(loaded, setDate(loaded, "2026-12-31", hours("9-12 11-13")))).toEqual([
      { key: "dates.2026-12-31", at: 0, problem: "overlap" },
      { key: "dates.2026-12-31", at: 1, problem: "overlap" },
    ]);
  });

  it("is nothing that came so", () => {
    expect(yearProblems(loaded, loaded)).toEqual([]);
    expect(yearProblems(loaded, setType(loaded, 1))).toEqual([]);
  });
});

describe("differences", () => {
  it("of a year stand in the order of the screen", () => {
    let edited = setDate(setType(loaded, 1), "2026-12-31", []);
    edited = setDate(edited, "2026-05-05", null);
    edited = removeRange(removeRange(addRange(edited, "weekdays.0"), "common", 0), "weekdays.1", 1);
    expect(yearDifferences(2026, loaded, edited)).toEqual([
      { what: "type", year: 2026, before: 0, after: 1 },
      { what: "common", year: 2026, before: loaded.common, after: [{ from: "9:00", to: "24:00" }] },
      { what: "weekday", year: 2026, day: 1, before: hours("14-18 9-12"), after: hours("14-18") },
      { what: "weekday", year: 2026, day: 0, before: [], after: hours("10-19") },
      { what: "date", year: 2026, date: "2026-05-05", before: [], after: null },
      { what: "date", year: 2026, date: "2026-12-31", before: null, after: [] },
    ]);
  });

  it("of special days are runs of days", () => {
    const day = (date: string, note = "A"): PlainData => ({ date, closed: true, ranges: [], note });
    const rest = (note: string) => [{ closed: true, ranges: [], note }];
    expect(
      specialDifferences(
        [day("2026-05-05"), null, day("2026-12-29"), day("2026-12-31", "B")],
        [null, day("2027-01-01"), day("2026-12-31"), day("2026-12-30"), day("2026-12-29")],
      ),
    ).toEqual([
      { what: "special", first: "2026-05-05", last: "2026-05-05", before: rest("A"), after: [] },
      { what: "special", first: "2026-12-30", last: "2026-12-30", before: [], after: rest("A") },
      { what: "special", first: "2026-12-31", last: "2026-12-31", before: rest("B"), after: rest("A") },
      { what: "special", first: "2027-01-01", last: "2027-01-01", before: [], after: rest("A") },
    ]);
    const added = ["2026-08-12", "2026-08-13", "2026-08-14"].map((date) => day(date));
    expect(specialDifferences([], added)).toEqual([
      { what: "special", first: "2026-08-12", last: "2026-08-14", before: [], after: rest("A") },
    ]);
  });

  it("of the steps are one", () => {
    expect(slotDifference(30, 15)).toEqual([{ what: "slot", before: 30, after: 15 }]);
    expect(slotDifference(30, 30)).toEqual([]);
  });

  test("are none between a year and itself, whatever is in it", () => {
    fc.assert(
      fc.property(anyYear(2026), (year) => {
        expect(yearDifferences(2026, year, structuredClone(year))).toEqual([]);
        expect(yearProblems(year, structuredClone(year))).toEqual([]);
      }),
    );
  });
});
