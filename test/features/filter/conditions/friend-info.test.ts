import { describe, expect, test } from "vitest";
import type { FriendInfoCondition } from "../../../../src/features/filter/conditions/friend-info/condition.js";
import { friendInfo } from "../../../../src/features/filter/conditions/friend-info/friend-info.js";
import { friendInfoSamples } from "../../../../src/features/filter/conditions/friend-info/friend-info.samples.js";
import { hasBaseDate } from "../../../../src/features/filter/conditions/friend-info/period.js";
import * as transitions from "../../../../src/features/filter/conditions/friend-info/transitions.js";
import {
  matchesOf,
  typeBehind,
} from "../../../../src/features/filter/conditions/friend-info/variable-types.js";
import { readFilter } from "../../../../src/features/filter/entity.js";
import { filterPayload } from "../../../../src/features/filter/payload.js";
import { sampleNames } from "../../../references/sample-names.js";
import { summaryOf } from "./summaries.js";

const samples = friendInfoSamples;
const future = { future: { a: [1] } };

describe("changing the variable resets match, query and date fields (rules: friend-info-condition-anew)", () => {
  test.each<[type: number | null, match: number]>([
    [0, 0],
    [1, 0],
    [2, 0],
    [20, 0],
    [null, 0],
    [10, 3],
    [13, 3],
    [30, 3],
  ])("to one of type %j", (type, match) => {
    for (const before of [samples.typical, samples.range, samples.today, samples.elapsed, samples.remaining])
      expect(transitions.chooseVariable({ ...before, ...future }, 7, type)).toEqual({
        type: 75,
        var_id: 7,
        match,
        query: "",
        ...future,
      });
  });
});

describe("choosing how a date is judged leaves only the fields of that way", () => {
  const bare = { type: 75, var_id: 203, query: "", ...future } as const;
  test.each<[from: FriendInfoCondition, match: FriendInfoCondition["match"], to: FriendInfoCondition]>([
    [samples.range, 3, { ...bare, match: 3 }],
    [samples.today, 2, { ...bare, match: 2 }],
    [samples.elapsed, 20, { ...bare, match: 20, year_from: null, month_from: null, day_from: null }],
    [
      samples.range,
      31,
      {
        ...bare,
        match: 31,
        remaining_period_from: null,
        remaining_period_to: null,
        remaining_period_scale: "day",
      },
    ],
    [
      samples.elapsed,
      31,
      {
        ...bare,
        match: 31,
        remaining_period_from: null,
        remaining_period_to: null,
        remaining_period_scale: "day",
        search_base_year: 2026,
        search_base_month: 4,
        search_base_day: 1,
      },
    ],
  ])("%j to %i", (from, match, to) => {
    expect(transitions.chooseMatch({ ...from, ...future }, match ?? 0)).toEqual(to);
  });

  test("a query stays for a change of mind", () => {
    expect(transitions.chooseMatch(samples.typical, 3)).toEqual({ ...samples.typical, match: 3 });
  });
});

describe("range search and current date exclude each other (rules: date-search-one-of-three)", () => {
  const date = { type: 75, var_id: 203, query: "", match: 20, ...future } as const;
  const from = { year_from: 2026, month_from: 1, day_from: 1 };
  const openFrom = { year_from: null, month_from: null, day_from: null };
  const openTo = { year_to: null, month_to: null, day_to: null };
  test.each<[string, FriendInfoCondition, "day" | "range" | "today", FriendInfoCondition]>([
    ["one date gets an end", { ...date, ...from }, "range", { ...date, range_search: 1, ...from, ...openTo }],
    ["a range loses its end", { ...samples.range, ...future }, "day", { ...date, ...from }],
    [
      "the current date removes all dates",
      { ...samples.range, ...future },
      "today",
      { ...date, use_current_date: 1, search_type: "date" },
    ],
    [
      "a range removes the current date and its search type",
      { ...samples.today, ...future },
      "range",
      { ...date, range_search: 1, ...openFrom, ...openTo },
    ],
    [
      "without the current date there is no search type",
      { ...samples.today, ...future },
      "day",
      { ...date, ...openFrom },
    ],
  ])("%s", (_, before, mode, after) => {
    expect(transitions.chooseMode(before, mode)).toEqual(after);
  });
});

describe("days to the end of the month (rules: date-choices)", () => {
  const before = { type: 75, var_id: 203, match: 20, year_from: 2024, month_from: 1, day_from: 31 } as const;
  test.each<["year" | "month" | "day", number | null, Partial<FriendInfoCondition>]>([
    ["month", 4, { month_from: 4, day_from: 30 }],
    ["month", 2, { month_from: 2, day_from: 29 }],
    ["month", 3, { month_from: 3 }],
    ["month", null, { month_from: null }],
    ["day", null, { day_from: null }],
    ["year", null, { year_from: null }],
  ])("%s becomes %j", (part, value, change) => {
    expect(transitions.chooseDatePart(before, "from", part, value)).toEqual({ ...before, ...change });
  });

  test("29 February goes with the leap year", () => {
    const leap = { ...before, month_from: 2, day_from: 29 };
    expect(transitions.chooseDatePart(leap, "from", "year", 2025)).toEqual({
      ...leap,
      year_from: 2025,
      day_from: 28,
    });
  });

  test("what was missing is written as open", () => {
    expect(transitions.chooseDatePart(samples.sparseCalendar, "from", "month", 12)).toEqual({
      type: 75,
      match: 20,
      year_from: null,
      month_from: 12,
      day_from: null,
    });
  });
});

test("turning the base date off removes its parts, turning it on opens them (rules: base-date)", () => {
  const { search_base_year, search_base_month, search_base_day, ...rest } = samples.elapsed;
  expect(transitions.giveBaseDate(samples.elapsed, false)).toEqual(rest);
  expect(transitions.giveBaseDate(rest, true)).toEqual({
    ...rest,
    search_base_year: "",
    search_base_month: "",
    search_base_day: "",
  });
});

test("a base date of null is off: today counts, and turning it on opens it", () => {
  const { search_base_year, search_base_month, search_base_day, ...rest } = samples.elapsed;
  const off = { ...rest, search_base_year: null, search_base_month: null, search_base_day: null };
  expect(hasBaseDate(off)).toBe(false);
  expect(summaryOf(off, sampleNames, "ja")).toBe(summaryOf(rest, sampleNames, "ja"));
  expect(hasBaseDate(transitions.giveBaseDate(off, true))).toBe(true);
  expect(hasBaseDate({ ...off, search_base_month: 4 })).toBe(true);
});

test("the other transitions change one field", () => {
  const { typical, today, elapsed, choice } = samples;
  expect(transitions.writeQuery(typical, "A")).toEqual({ ...typical, query: "A" });
  expect(transitions.chooseChoice(choice, 2042)).toEqual({ ...choice, query: "2042" });
  expect(transitions.chooseChoice(choice, null)).toEqual({ ...choice, query: "" });
  expect(transitions.chooseSearchType(today, "day")).toEqual({ ...today, search_type: "day" });
  expect(transitions.writePeriod(elapsed, "elapsed", "to", "x")).toEqual({
    ...elapsed,
    elapsed_period_to: "x",
  });
  expect(transitions.chooseScale(elapsed, "elapsed", "day")).toEqual({
    ...elapsed,
    elapsed_period_scale: "day",
  });
});

test.each<[type: number, matches: number[]]>([
  [0, [0, 1, 4, 5, 3, 2]],
  [2, [0, 1, 4, 5, 3, 2]],
  [1, [0, 1, 4, 5, 3, 2, 10, 11, 12, 13]],
  [10, [3, 2]],
  [13, [3, 2]],
  [20, [0, 4, 3, 2]],
  [30, [3, 2, 20, 30, 31]],
  [99, [0, 1, 4, 5, 3, 2]],
])("a variable of type %i is judged by %j", (type, matches) => {
  expect(matchesOf(type)).toEqual(matches);
});

test.each<[match: 0 | 3 | 5 | 10 | 13 | 20 | 31, type: number]>([
  [0, 0],
  [3, 0],
  [5, 0],
  [10, 1],
  [13, 1],
  [20, 30],
  [31, 30],
])("as long as nobody knows the type, match %i speaks of type %i", (match, type) => {
  expect(typeBehind(match)).toBe(type);
});

describe("queries become text before they are sent (rules: queries-become-text)", () => {
  const condition = (query: FriendInfoCondition["query"]) => ({
    ...samples.atLeast,
    query: query as string | number | null,
  });
  test.each([
    [100, "100"],
    ["5", "5"],
    [null, ""],
    [0, "0"],
  ])("%j is sent as %j, also inside or-panels", (query, sent) => {
    const state = readFilter({
      inputs: [condition(query), { type: 120, effects: [condition(query)] }],
    });
    expect(state && filterPayload(state, { mode: "editor" })).toEqual({
      inputs: [condition(sent), { type: 120, effects: [condition(sent)] }],
    });
  });

  test("a missing one stays missing", () => {
    expect(friendInfo.toSend(samples.sparse)).toEqual(samples.sparse);
  });
});

test.each<[keyof typeof samples, boolean]>([
  ["typical", false],
  ["empty", true],
  ["sparse", true],
  ["registered", false],
  ["range", false],
  ["inputError", false],
  ["today", false],
  ["elapsed", false],
  ["remaining", false],
])("the sample %s is unfinished: %j", (name, unfinished) => {
  expect(friendInfo.unfinished(samples[name])).toBe(unfinished);
});

test.each<[FriendInfoCondition]>([
  [{ ...samples.typical, query: "" }],
  [{ ...samples.sparseCalendar, var_id: 203 }],
  [{ ...samples.sparsePeriod, var_id: 203 }],
  [{ ...samples.range, var_id: null }],
])("%j is unfinished", (condition) => {
  expect(friendInfo.unfinished(condition)).toBe(true);
});

describe("the opposite", () => {
  test.each([
    [0, 4],
    [4, 0],
    [1, 5],
    [5, 1],
    [2, 3],
    [3, 2],
  ] as const)("of %i is %i", (match, opposite) => {
    expect(friendInfo.opposite({ ...samples.typical, match })).toEqual({
      ...samples.typical,
      match: opposite,
    });
  });

  test.each([10, 11, 12, 13] as const)("of %i is none: without a figure friends meet neither", (match) => {
    expect(friendInfo.opposite({ ...samples.atLeast, match })).toBe("none");
  });

  test.each([20, 30, 31] as const)("of %i cannot be stored", (match) => {
    expect(friendInfo.opposite({ ...samples.range, match })).toBe("dates");
  });
});
