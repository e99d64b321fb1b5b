import { describe, expect, test } from "vitest";
import { stateOfDates } from "../../../../src/features/filter/conditions/friend-info/calendar-search.js";
import type { FriendInfoCondition } from "../../../../src/features/filter/conditions/friend-info/condition.js";
import { friendInfo } from "../../../../src/features/filter/conditions/friend-info/friend-info.js";
import { friendInfoSamples as samples } from "../../../../src/features/filter/conditions/friend-info/friend-info.samples.js";
import { context } from "./summaries.js";

const problems = (condition: FriendInfoCondition) =>
  friendInfo.problems(condition, context).map(({ field, message }) => [field, message]);

type Parts = readonly [year: unknown, month: unknown, day: unknown];

function single([year_from, month_from, day_from]: Parts): FriendInfoCondition {
  return { type: 75, var_id: 203, match: 20, year_from, month_from, day_from } as FriendInfoCondition;
}

function between(from: Parts, [year_to, month_to, day_to]: Parts): FriendInfoCondition {
  return { ...single(from), range_search: 1, year_to, month_to, day_to } as FriendInfoCondition;
}

describe("入力エラー of one date: year and day without month (rules: date-preview)", () => {
  test.each<[Parts, ReturnType<typeof stateOfDates>]>([
    [[null, null, null], "open"],
    [["", null, undefined], "open"],
    [[2026, null, null], "fine"],
    [[2026, 2, null], "fine"],
    [[2026, 2, 28], "fine"],
    [["2026", "2", "28"], "fine"],
    [[null, 2, 29], "fine"],
    [[null, 12, null], "fine"],
    [[null, null, 31], "fine"],
    [[2026, null, 1], "wrong"],
    [[2026, 2, 29], "wrong"],
    [[null, 13, null], "wrong"],
    [[null, null, 32], "wrong"],
    [[null, 0, null], "wrong"],
    [["x", null, null], "wrong"],
  ])("%j: %s", (date, state) => {
    expect(stateOfDates(single(date))).toBe(state);
  });
});

describe("入力エラー of a range: only one side has year, month or day (rules: date-preview)", () => {
  test.each<[Parts, Parts, ReturnType<typeof stateOfDates>]>([
    [[null, null, null], [null, null, null], "open"],
    [[2026, 1, 1], [2026, 6, 30], "fine"],
    [[null, 12, 1], [null, 12, 31], "fine"],
    [[null, 12, null], [null, 1, null], "fine"],
    [[2026, 1, 1], [null, 6, 30], "wrong"],
    [[2026, 1, 1], [2026, null, 30], "wrong"],
    [[2026, 1, 1], [2026, 6, null], "wrong"],
    [[2026, null, null], [null, null, null], "wrong"],
    [[2026, null, 1], [2026, null, 2], "wrong"],
  ])("%j to %j: %s", (from, to, state) => {
    expect(stateOfDates(between(from, to))).toBe(state);
  });
});

describe("a range does not start later than it ends (rules: date-ranges)", () => {
  const refused = [["year_from", "入力範囲が不正です。"]];
  test.each<[Parts, Parts, string[][]]>([
    [[2026, 1, 1], [2026, 6, 30], []],
    [[2026, 6, 30], [2026, 6, 30], []],
    [[2026, 7, 1], [2026, 6, 30], refused],
    [[2027, null, null], [2026, null, null], refused],
    [[2026, 7, null], [2026, 6, null], refused],
    [[2026, 1, 1], [null, 6, 30], []],
    [[null, 12, 20], [null, 1, 10], []],
  ])("%j to %j", (from, to, expected) => {
    expect(problems(between(from, to))).toEqual(expected);
  });

  test("a range counts where a host stored it beside the current date", () => {
    expect(problems({ ...samples.backwards, use_current_date: 1 })).toEqual(refused);
  });

  test("the end that a host left behind beside the current date is not judged", () => {
    expect(problems({ ...samples.backwards, range_search: 0 })).toEqual([]);
    expect(problems({ ...samples.backwards, range_search: 0, use_current_date: 1 })).toEqual([]);
  });
});

test("a date that does not exist is refused where it is", () => {
  expect(problems(samples.noSuchDay)).toEqual([["year_from", "入力値が不正です。"]]);
  expect(problems(between([2026, 1, 1], [2026, 2, 30]))).toEqual([["year_to", "入力値が不正です。"]]);
});

describe("periods (rules: periods-in-bounds)", () => {
  const unreadable = "入力値が不正です。";
  const outside = (most: number) => `入力は0以上${most}以下である必要があります。`;
  const backwards = "入力範囲が不正です。";
  type Stored = number | string | null;
  test.each<["year" | "month" | "day", Stored, Stored, string[][]]>([
    ["day", null, null, []],
    ["day", 0, 9999, []],
    ["day", 0, 10000, [["to", outside(9999)]]],
    ["month", 100, null, []],
    ["month", 101, null, [["from", outside(100)]]],
    ["year", null, 101, [["to", outside(100)]]],
    ["year", -1, null, [["from", outside(100)]]],
    [
      "day",
      "x",
      "1.5",
      [
        ["from", unreadable],
        ["to", unreadable],
      ],
    ],
    ["day", "3", "3", []],
    ["day", 4, 3, [["from", backwards]]],
    ["day", "10", "9", [["from", backwards]]],
    ["day", 9, "10", []],
  ])("in %ss from %j to %j", (scale, from, to, expected) => {
    for (const [kind, match] of [
      ["elapsed", 30],
      ["remaining", 31],
    ] as const) {
      const condition = {
        type: 75,
        var_id: 203,
        match,
        [`${kind}_period_from`]: from,
        [`${kind}_period_to`]: to,
        [`${kind}_period_scale`]: scale,
      } as FriendInfoCondition;
      expect(problems(condition)).toEqual(
        expected.map(([end, message]) => [`${kind}_period_${end}`, message]),
      );
    }
  });

  test.each<[Parts, string[][]]>([
    [["", "", ""], [["search_base_year", "検索基準日を入力してください。"]]],
    [[2026, 4, null], [["search_base_year", "検索基準日を入力してください。"]]],
    [[2026, 2, 29], [["search_base_year", "検索基準日が不正です。"]]],
    [["x", 4, 1], [["search_base_year", "検索基準日が不正です。"]]],
    [[2026, 4, 1], []],
    [[undefined, undefined, undefined], []],
    // One that is off, as some servers write it.
    [[null, null, null], []],
  ])("the base date %j", ([year, month, day], expected) => {
    const base = { search_base_year: year, search_base_month: month, search_base_day: day };
    const given = Object.entries(base).filter(([, part]) => part !== undefined);
    const { remaining } = samples;
    expect(problems({ ...remaining, ...Object.fromEntries(given) } as FriendInfoCondition)).toEqual(expected);
  });

  test("a missing base date waits until the operator tries to finish; the rest is said at once", () => {
    const found = friendInfo.problems(samples.wrongPeriod, context);
    expect(found.map(({ field, immediate }) => [field, immediate])).toEqual([
      ["remaining_period_from", true],
      ["remaining_period_to", true],
      ["search_base_year", undefined],
    ]);
  });
});

test("what the match does not use is not judged", () => {
  expect(problems({ ...samples.wrongPeriod, match: 3 })).toEqual([]);
  expect(problems({ ...samples.wrongPeriod, match: 20 })).toEqual([]);
});

test("sizes are compared with figures only", () => {
  expect(problems(samples.noFigure)).toEqual([["query", "入力値が不正です。"]]);
  expect(problems({ ...samples.noFigure, match: 0 })).toEqual([]);
  expect(problems({ ...samples.atLeast, query: "" })).toEqual([]);
});
