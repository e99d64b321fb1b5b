import { describe, expect, test } from "vitest";
import {
  type LandingCondition,
  landing,
} from "../../../../src/features/filter/conditions/landing/landing.js";
import { landingSamples } from "../../../../src/features/filter/conditions/landing/landing.samples.js";
import {
  chooseDateUse,
  chooseLandings,
  chooseMatch,
  setDays,
  setTime,
} from "../../../../src/features/filter/conditions/landing/transitions.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { context, summarizedBy } from "./summaries.js";

const summarizeLanding = summarizedBy(landing);

const { typical, days, moments, excludedWithDates, withUnknownKeys, sparse } = landingSamples;
const noDates = { use_date: 0, date_from: null, date_to: null, time_from: null, time_to: null };

describe("dates are reset when no landing is chosen, or one is excluded (rules: landing-condition)", () => {
  test.each([
    [
      "the last landing is taken off",
      chooseLandings(moments, []),
      { ...moments, landing_ids: [], ...noDates },
    ],
    ["none of them is asked for", chooseMatch(moments, 2), { ...moments, landing_or: 2, ...noDates }],
    ["not all of them is asked for", chooseMatch(days, 3), { ...days, landing_or: 3, ...noDates }],
    [
      "dates that were loaded with an exclusion go with the first edit",
      chooseLandings(excludedWithDates, [1201, 1202]),
      { ...excludedWithDates, landing_ids: [1201, 1202], ...noDates },
    ],
  ])("%s", (_, after, expected) => expect(after).toEqual(expected));

  test("and stay with any other edit", () => {
    expect(chooseMatch(moments, 1)).toEqual({ ...moments, landing_or: 1 });
    expect(chooseLandings(moments, [1202])).toEqual({ ...moments, landing_ids: [1202] });
  });
});

test("what dates do not use any more does not stay", () => {
  expect(chooseDateUse(moments, 0)).toEqual({ ...moments, ...noDates });
  expect(chooseDateUse(moments, 1)).toEqual({ ...moments, use_date: 1, time_from: null, time_to: null });
  expect(chooseDateUse(days, 2)).toEqual({ ...days, use_date: 2 });
});

test("days and times are set one by one, and unknown keys stay", () => {
  expect(setDays(withUnknownKeys, { from: "2026-01-01", to: null })).toEqual({
    ...withUnknownKeys,
    date_from: "2026-01-01",
    date_to: null,
  });
  expect(setTime(moments, "time_from", "10:00")).toEqual({ ...moments, time_from: "10:00" });
  expect(setTime(moments, "time_to", "")).toEqual({ ...moments, time_to: null });
});

describe("a range must not end before it begins (rules: date-ranges)", () => {
  const sameDay = { ...moments, date_to: "2026-05-01" };
  test.each([
    ["days in order", days, []],
    ["days out of order", landingSamples.endsEarlier, [["date_from", "入力範囲が不正です。"]]],
    ["no day at all", landingSamples.noDay, [["date_from", "入力値が不正です。"]]],
    ["times in order on one day", sameDay, []],
    [
      "times out of order on one day",
      { ...sameDay, time_from: "18:01" },
      [["time_from", "入力範囲が不正です。"]],
    ],
    ["times out of order on two days", { ...moments, time_from: "18:01" }, []],
    ["times that are not used", { ...sameDay, use_date: 1 as const, time_from: "18:01" }, []],
    ["dates of an exclusion are not shown", { ...landingSamples.endsEarlier, landing_or: 2 as const }, []],
  ] as const)("%s", (_, condition, expected) => {
    expect(landing.problems(condition, context).map(({ field, message }) => [field, message])).toEqual(
      expected,
    );
  });
});

test("there is an exact opposite only without dates", () => {
  expect(landing.opposite(typical)).toEqual({ ...typical, landing_or: 2 });
  expect(landing.opposite(sparse)).toEqual({ type: 85, landing_or: 2 });
  expect([days, moments, excludedWithDates].map(landing.opposite)).toEqual(["dates", "dates", "dates"]);
});

describe("sentences", () => {
  test.each([
    ["typical", "流入経路「landing1201」「landing1202」のいずれかから登録した"],
    ["days", "2026年5月1日から2026年5月31日までの期間に流入経路「landing1201」から登録した"],
    ["moments", "2026年5月1日 09:00から2026年5月31日 18:00までの期間に流入経路「landing1201」から登録した"],
    ["openEnd", "2026年5月1日以降の期間に流入経路「landing1201」から登録した"],
    ["excludedWithDates", "流入経路「landing1201」から登録していない"],
    ["notAll", "流入経路「landing1201」「landing1202」のうち登録していないものがある"],
    ["sparse", "流入経路（未選択）のいずれかから登録した"],
    ["noDay", "<b>いつか</b>以降の期間に流入経路「landing1201」から登録した"],
  ] as const)("%s", (name, sentence) => {
    expect(summarizeLanding(landingSamples[name], sampleNames, "ja")).toBe(sentence);
  });

  test("differ with every field that changes who is found", async () => {
    const base: LandingCondition = typical;
    const ofDays: LandingCondition = days;
    const ofMoments: LandingCondition = moments;
    const conditions = [
      ...varied(base, "landing_or", [0, 1, 2, 3]),
      ...varied(base, "landing_ids", [[], [1201]]),
      ...varied(ofDays, "date_from", ["2026-05-01", "2026-05-02", null]),
      ...varied(ofDays, "date_to", ["2026-06-01", null]),
      ...varied(ofMoments, "time_from", ["09:00", "09:01", null]),
      ...varied(ofMoments, "time_to", ["19:00", null]),
    ];
    expect(await sharedSentences(summarizeLanding, conditions)).toEqual([]);
  });
});
