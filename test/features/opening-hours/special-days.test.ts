import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  addHolidays,
  addSpan,
  effectiveDay,
  hoursIndex,
  overwrittenDays,
  removeSpan,
  replaceSpan,
  type SpecialSpan,
  spansOf,
  specialDaysOf,
  specialProblems,
} from "../../../src/features/opening-hours/index.js";
import { daysOfDraft, type SpecialDraft } from "../../../src/features/opening-hours/special-days.js";
import { addDays } from "../../../src/lib/dates/days.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { inEachZone } from "../../lib/dates/in-zones.js";
import { anySpecials, dayIn, hours, tidyRanges } from "./any-hours.js";

const closed = (date: string, note = "年末年始"): PlainData => ({ date, closed: true, ranges: [], note });
const open = (date: string, list: string, note = ""): PlainData => ({
  date,
  closed: false,
  ranges: hours(list),
  note,
});
const draft = (first: string, last = "", fields: Partial<SpecialDraft> = {}): SpecialDraft => ({
  ...{ first, last, isClosed: true, ranges: [], note: "" },
  ...fields,
});

/** `12-30..12-31 closed 年末年始`. */
function told({ first, last, isClosed, ranges, note, isShadowed }: SpecialSpan): string {
  const days = first === last ? first.slice(5) : `${first.slice(5)}..${last.slice(5)}`;
  const says = isClosed ? "closed" : ranges.map((each) => (each as { from: string }).from).join(" ");
  return [days, says, note, isShadowed && "shadowed"].filter(Boolean).join(" ");
}

const spans = (specials: readonly PlainData[], year = 2026) => spansOf(specials, year);
const find = (specials: readonly PlainData[], first: string) =>
  spans(specials).find((each) => each.first === first)!;

describe("spans", () => {
  test.each<[string, PlainData[], string[]]>([
    ["nothing", [], []],
    ["a day", [closed("2026-12-31")], ["12-31 closed 年末年始"]],
    [
      "days in a row, in order",
      [closed("2026-12-31"), closed("2026-12-30")],
      ["12-30..12-31 closed 年末年始"],
    ],
    [
      "over the end of a month",
      [closed("2026-02-28"), closed("2026-03-01")],
      ["02-28..03-01 closed 年末年始"],
    ],
    ["not over the end of a year", [closed("2026-12-31"), closed("2027-01-01")], ["12-31 closed 年末年始"]],
    [
      "another note",
      [closed("2026-12-30", "A"), closed("2026-12-31", "B")],
      ["12-30 closed A", "12-31 closed B"],
    ],
    [
      "other hours",
      [open("2026-12-30", "9-12"), open("2026-12-31", "10-12")],
      ["12-30 09:00", "12-31 10:00"],
    ],
    [
      "the same hours, written otherwise",
      [open("2026-12-30", "9-12"), { date: "2026-12-31", ranges: [{ from: "9:00", to: "12:00:00" }] }],
      ["12-30..12-31 09:00"],
    ],
    [
      "a day between",
      [closed("2026-12-29"), closed("2026-12-31")],
      ["12-29 closed 年末年始", "12-31 closed 年末年始"],
    ],
    [
      "closed with ranges",
      [{ date: "2026-12-30", closed: true, ranges: hours("9-12"), note: "A" }, closed("2026-12-31", "A")],
      ["12-30..12-31 closed A"],
    ],
    ["without hours", [{ date: "2026-12-30", closed: false, ranges: [], note: "A" }], ["12-30 closed A"]],
    [
      "twice",
      [closed("2026-12-30", "A"), closed("2026-12-31", "A"), closed("2026-12-31", "B")],
      ["12-30..12-31 closed A", "12-31 closed B shadowed"],
    ],
    [
      "a run that is there twice",
      [closed("2026-12-30"), closed("2026-12-31"), closed("2026-12-30", "B"), closed("2026-12-31", "B")],
      ["12-30..12-31 closed 年末年始", "12-30..12-31 closed B shadowed"],
    ],
    ["what has no day", [null, 5, { date: "soon" }, { note: "A" }, closed("2026-02-29")], []],
  ])("%s", (_, specials, expected) => {
    expect(spans(specials).map(told)).toEqual(expected);
  });

  test.each([1970, 2028, 2100])("of the year %s", (year) => {
    const [first, last] = [`${year}-01-01`, year === 2028 ? "2028-02-29" : `${year}-12-31`];
    expect(
      spansOf([closed(first), closed(last), closed("1999-05-05")], year).map(({ first }) => first),
    ).toEqual([first, last]);
  });
});

describe("the days of a draft", () => {
  test.each([
    ["2026-12-30", "", []],
    ["2026-12-30", "2026-12-30", []],
    ["2026-12-30", "2027-01-03", []],
    ["2026-01-01", "2027-01-01", []],
    ["2026-01-01", "2027-01-02", ["too-long"]],
    ["2028-01-01", "2028-12-31", []],
    ["2028-01-01", "2029-01-01", ["too-long"]],
    ["2026-12-30", "2026-12-29", ["reversed"]],
    ["", "2026-12-30", ["missing-first"]],
    ["", "", ["missing-first"]],
    ["2026-12-30", "2026-02-30", ["missing-last"]],
    ["x", "y", ["missing-first", "missing-last"]],
  ])("%j to %j: %j", (first, last, problems) => {
    expect(specialProblems({ first, last })).toEqual(problems);
    expect(daysOfDraft({ first, last }).length > 0).toBe(problems.length === 0);
  });
});

describe("adding", () => {
  it("is one entry a day, behind the others", () => {
    expect(addSpan([closed("2026-05-05")], draft("2026-12-31", "2027-01-01", { note: "A" }))).toEqual([
      closed("2026-05-05"),
      closed("2026-12-31", "A"),
      closed("2027-01-01", "A"),
    ]);
    expect(addSpan([], draft("2026-12-31", "", { isClosed: false, ranges: hours("14-15 9-12") }))).toEqual([
      open("2026-12-31", "9-12 14-15"),
    ]);
  });

  it("overwrites what is there, which is counted, where it stands", () => {
    const before = [
      { ...(closed("2026-12-31") as object), id: 8 },
      closed("2026-05-05"),
      closed("2026-12-31", "B"),
    ];
    const days = draft("2026-12-30", "2027-01-01", { note: "A" });
    expect(overwrittenDays(before, days)).toBe(1);
    expect(addSpan(before, days)).toEqual([
      { date: "2026-12-31", closed: true, ranges: [], note: "A", id: 8 },
      closed("2026-05-05"),
      closed("2026-12-30", "A"),
      closed("2027-01-01", "A"),
    ]);
  });

  it("closes what has no hours", () => {
    expect(addSpan([], draft("2026-12-31", "", { isClosed: false }))).toEqual([closed("2026-12-31", "")]);
    expect(addSpan([], draft("2026-12-31", "", { ranges: hours("9-12") }))).toEqual([
      closed("2026-12-31", ""),
    ]);
  });

  it("changes nothing while the days are wrong, or where all is said already", () => {
    const before = [{ date: "2026-12-31", closed: 1, ranges: hours("9-12"), note: "A" }];
    expect(addSpan(before, draft("2026-12-31", "2026-12-30"))).toBe(before);
    expect(addSpan(before, draft("2026-12-31", "", { note: "A" }))).toBe(before);
  });
});

describe("editing", () => {
  const before: PlainData[] = [closed("2026-12-30"), closed("2026-05-05", "A"), closed("2026-12-31"), null];

  it("moves the days, and those that stay keep their place", () => {
    const span = find(before, "2026-12-30");
    expect(replaceSpan(before, span, { ...span, first: "2026-12-31", last: "2027-01-01" })).toEqual([
      closed("2026-05-05", "A"),
      closed("2026-12-31"),
      null,
      closed("2027-01-01"),
    ]);
    expect(overwrittenDays(before, { first: "2026-12-29", last: "2026-12-31" }, span)).toBe(0);
    expect(overwrittenDays(before, { first: "2026-05-04", last: "2026-05-06" }, span)).toBe(1);
  });

  it("changes nothing where nothing is changed, or the days are wrong", () => {
    const span = find(before, "2026-12-30");
    expect(replaceSpan(before, span, span)).toBe(before);
    expect(replaceSpan(before, span, { ...span, last: "2026-01-01" })).toBe(before);
  });

  it("removes the days of a span and no others", () => {
    expect(removeSpan(before, find(before, "2026-12-30"))).toEqual([closed("2026-05-05", "A"), null]);
    const twice = [closed("2026-12-31", "A"), closed("2026-12-31", "B")];
    expect(removeSpan(twice, spans(twice)[1]!)).toEqual([closed("2026-12-31", "A")]);
  });
});

test("holidays go by their names", () => {
  const before = [closed("2026-01-01", "A")];
  const holidays = [
    { date: "2026-01-12", name: "成人の日" },
    { date: "2026-02-11", name: "建国記念の日" },
  ];
  expect(addHolidays(before, holidays, { isClosed: true, ranges: [] })).toEqual([
    ...before,
    closed("2026-01-12", "成人の日"),
    closed("2026-02-11", "建国記念の日"),
  ]);
  expect([...specialDaysOf([...before, null, { date: "soon" }])]).toEqual(["2026-01-01"]);
});

inEachZone(() => {
  test("days as spans and back are the same days", () => {
    fc.assert(
      fc.property(anySpecials(2026), (specials) => {
        const found = spans(specials);
        const indices = found.flatMap((span) => span.indices);
        expect(new Set(indices).size).toBe(indices.length);
        // What is said of each day by its spans is what counts, and writing it again changes nothing that counts.
        const again = found
          .filter(({ isShadowed }) => !isShadowed)
          .reduce<readonly PlainData[]>((list, span) => addSpan(list, span), []);
        const [was, is] = [hoursIndex(null, specials), hoursIndex(null, again)];
        for (const { first, last } of found)
          for (let day = first; day <= last; day = addDays(day, 1)!) {
            const [one, other] = [effectiveDay(was, day), effectiveDay(is, day)];
            expect({ ranges: other?.ranges, note: other?.note }).toEqual({
              ranges: one?.ranges,
              note: one?.note,
            });
          }
        const shape = ({ first, last, isClosed, note }: SpecialSpan) => ({ first, last, isClosed, note });
        expect(spans(again).map(shape)).toEqual(found.filter(({ isShadowed }) => !isShadowed).map(shape));
        // Edited without being changed, nothing is rewritten.
        if (found.every(({ isShadowed }) => !isShadowed))
          for (const span of found) expect(replaceSpan(specials, span, span)).toBe(specials);
      }),
    );
  });

  test("an added span counts on its days, and no other day is touched", () => {
    const any = fc.tuple(
      anySpecials(2026),
      dayIn(2026),
      fc.integer({ min: 0, max: 20 }),
      fc.boolean(),
      tidyRanges,
    );
    fc.assert(
      fc.property(any, ([specials, first, count, isClosed, ranges]) => {
        const last = addDays(first, count)!;
        const added = addSpan(specials, { first, last, isClosed, ranges, note: "new" });
        const index = hoursIndex(null, added);
        for (const day of daysOfDraft({ first, last }))
          expect(effectiveDay(index, day)).toMatchObject({ note: "new", isDoubled: false });
        const isOther = (entry: PlainData) => {
          const date = String((entry as { date?: unknown } | null)?.date ?? "");
          return date < first || date > last;
        };
        expect(added.filter(isOther)).toEqual(specials.filter(isOther));
        expect(added.length - added.filter(isOther).length).toBe(count + 1);
      }),
    );
  });
});
