import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addTo,
  changeIn,
  draftOf,
  opaqueTexts,
  rangeProblems,
  removeFrom,
} from "../../../src/features/opening-hours/index.js";
import {
  copiesOf,
  openRanges,
  sortedForWire,
  splitAtMidnight,
} from "../../../src/features/opening-hours/ranges.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { hours, oddRanges, tidyRanges } from "./any-hours.js";

const range = (from: string, to: string) => ({ from, to });

describe("what the fields of a range hold", () => {
  test.each<[PlainData, string, string, string[]]>([
    [range("10:00", "19:00"), "10:00", "19:00", []],
    [range("9:00", "9:30"), "09:00", "09:30", []],
    [range("10:00:00", "19:30:15"), "10:00", "19:30", []],
    [range("10:00", "23:59"), "10:00", "23:59", []],
    [range("10:00", "24:00"), "10:00", "23:59", []],
    [range("10:00", "00:00"), "10:00", "00:00", []],
    [range("00:00", "00:00"), "00:00", "00:00", []],
    [range("24:00", "25:00"), "", "", ["24:00", "25:00"]],
    [range("", ""), "", "", []],
    [range("soon", "12:00"), "", "12:00", ["soon"]],
    [{ from: 9, to: null }, "", "", ["9"]],
    [{}, "", "", []],
    [null, "", "", ["null"]],
    ["x", "", "", ['"x"']],
  ])("%j: %j to %j, and %j beside them", (wire, from, to, held) => {
    expect(draftOf(wire)).toEqual({ from, to });
    expect(opaqueTexts(wire)).toEqual(held);
  });
});

describe("what is wrong with ranges", () => {
  test.each<[string, PlainData[], string[][]]>([
    ["nothing", hours("10-19"), [[]]],
    ["nothing where two touch", hours("10-13 13-19"), [[], []]],
    ["nothing until the end of the day", [range("22:00", "23:59")], [[]]],
    ["nothing until midnight", [range("22:00", "00:00")], [[]]],
    ["nothing until 24:00", [range("22:00", "24:00")], [[]]],
    ["nothing all day long", [range("00:00", "00:00")], [[]]],
    ["no start", [range("", "19:00")], [["missing-from"]]],
    ["no end", [range("10:00", "")], [["missing-to"]]],
    ["no time", [range("", "")], [["missing-from", "missing-to"]]],
    ["25:00 is no time", [range("10:00", "25:00")], [["missing-to"]]],
    ["nothing can start at 24:00", [range("24:00", "02:00")], [["missing-from"]]],
    ["it ends where it starts", [range("10:00", "10:00")], [["reversed"]]],
    ["it ends before it starts", [range("22:00", "05:00")], [["reversed-splittable"]]],
    ["two overlap", hours("10-14 13-19"), [["overlap"], ["overlap"]]],
    ["one is in the other", hours("10-19 12-13 20-21"), [["overlap"], ["overlap"], []]],
    ["twice the same", hours("10-19 10-19"), [["overlap"], ["overlap"]]],
    [
      "a reversed one overlaps nothing",
      [range("22:00", "05:00"), ...hours("23-24")],
      [["reversed-splittable"], []],
    ],
    ["one without an end overlaps nothing", [range("11:00", ""), ...hours("10-19")], [["missing-to"], []]],
    [
      "no ranges at all",
      [null, "x"],
      [
        ["missing-from", "missing-to"],
        ["missing-from", "missing-to"],
      ],
    ],
  ])("%s", (_, list, problems) => {
    expect(rangeProblems(list)).toEqual(problems);
  });

  test("ranges in order have none, and open what they say", () => {
    fc.assert(
      fc.property(tidyRanges, (list) => {
        expect(rangeProblems(list).flat()).toEqual([]);
        expect(openRanges(list)).toHaveLength(list.length);
      }),
    );
  });
});

describe("as ranges are sent", () => {
  test.each<[string, PlainData[], PlainData[]]>([
    ["in order", hours("14-19 9-12"), hours("9-12 14-19")],
    ["the end of the day", [range("10:00", "24:00"), range("00:00", "00:00")], hours("0-24 10-24")],
    ["with their zeros and without seconds", [range("9:00", "10:00:00")], hours("9-10")],
    [
      "with what else they say",
      [{ id: 3, from: "9:00", to: "12:00" }],
      [{ id: 3, from: "09:00", to: "12:00" }],
    ],
    [
      "what cannot be read is last",
      [null, range("10:00", "x"), ...hours("9-10")],
      [...hours("9-10"), range("10:00", "x"), null],
    ],
  ])("%s", (_, list, sent) => {
    expect(sortedForWire(list)).toEqual(sent);
  });

  test("sent twice is as sent once, and the same minutes are open", () => {
    fc.assert(
      fc.property(oddRanges, (list) => {
        const given = Array.isArray(list) ? list : [];
        const sent = sortedForWire(given);
        expect(sortedForWire(sent)).toEqual(sent);
        expect(openRanges(sent)).toEqual(openRanges(given));
        expect(sent).toHaveLength(given.length);
      }),
    );
  });
});

describe("one more range", () => {
  test.each<[string, string, PlainData]>([
    ["a closed day", "", range("10:00", "19:00")],
    ["an hour later", "10-13", range("14:00", "18:00")],
    ["until the end of the day", "10-22", range("23:00", "23:59")],
    ["at once where no hour is left", "10-23", range("23:00", "23:59")],
    ["before the first one", "6-24", range("02:00", "06:00")],
    ["in the widest gap", "1-5 7-12 15-24", range("12:00", "15:00")],
    ["without times where the day is full", "0-24", range("", "")],
    ["in time, whatever their order", "15-18 10-13", range("19:00", "23:00")],
  ])("%s", (_, list, added) => {
    const result = addTo(hours(list));
    expect(result.at(-1)).toEqual(added);
    expect(result.slice(0, -1)).toEqual(hours(list));
  });

  test("a new range is in nobody's way", () => {
    fc.assert(
      fc.property(tidyRanges, (list) => {
        const problems = rangeProblems(addTo(list)).flat();
        expect(problems.filter((each) => each === "overlap" || each.startsWith("reversed"))).toEqual([]);
      }),
    );
  });
});

test("a range keeps what else it says, and a list that does not change is the same list", () => {
  const list: PlainData[] = [{ from: "9:00", to: "25:00", id: 7 }, null];
  expect(changeIn(list, 0, { from: "10:00" })).toEqual([{ from: "10:00", to: "25:00", id: 7 }, null]);
  expect(changeIn(list, 1, { to: "12:00" })).toEqual([list[0], range("", "12:00")]);
  expect(changeIn(list, 0, { from: "09:00" })).toBe(list);
  expect(changeIn(list, 2, { from: "09:00" })).toBe(list);
  expect(removeFrom(list, 0)).toEqual([null]);
  expect(removeFrom(list, 2)).toBe(list);
});

test("copies say the times and nothing else", () => {
  expect(
    copiesOf([{ from: "9:00", to: "12:00", id: 7 }, null, range("10:00", "25:00"), range("", "12:00")]),
  ).toEqual([range("09:00", "12:00"), range("", "12:00")]);
});

test.each<[PlainData, PlainData]>([
  [range("22:00", "05:00"), [range("22:00", "23:59"), range("00:00", "05:00")]],
  [{ ...range("22:00", "5:00"), id: 4 }, [{ ...range("22:00", "23:59"), id: 4 }, range("00:00", "05:00")]],
  [range("22:00", "00:00"), null],
  [range("22:00", "22:00"), null],
  [range("10:00", "19:00"), null],
  [range("22:00", ""), null],
  [null, null],
])("%j split at midnight is %j", (whole, parts) => {
  expect(splitAtMidnight(whole)).toEqual(parts);
});
