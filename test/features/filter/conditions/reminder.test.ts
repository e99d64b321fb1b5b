import { describe, expect, test } from "vitest";
import {
  type ReminderCondition,
  reminder,
} from "../../../../src/features/filter/conditions/reminder/reminder.js";
import { reminderSamples as samples } from "../../../../src/features/filter/conditions/reminder/reminder.samples.js";
import {
  chooseGoalUse,
  chooseMatch,
  chooseReminder,
  setGoal,
  setGoalDays,
} from "../../../../src/features/filter/conditions/reminder/transitions.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { context, summarizedBy } from "./summaries.js";

const summarizeReminder = summarizedBy(reminder);

const { typical, set, moment, withUnknownKeys } = samples;
const all = {
  ...set,
  origin_from: "2026-12-01",
  origin_to: "2026-12-31",
  origin_date: "2026-12-24",
  origin_time: "18:30",
} as const;

describe("what a use of the goal does not need goes back to what it was", () => {
  test.each([
    [0, { origin_from: null, origin_to: null, origin_date: null, origin_time: "10:00" }],
    [1, { origin_date: null, origin_time: "10:00" }],
    [2, { origin_from: null, origin_to: null }],
  ] as const)("use_date %i", (use_date, reset) => {
    expect(chooseGoalUse(all, use_date)).toEqual({ ...all, use_date, ...reset });
  });
});

test("each field is set alone, and unknown keys stay", () => {
  expect(chooseReminder(withUnknownKeys, 9)).toEqual({ ...withUnknownKeys, episode_id: 9 });
  expect(chooseMatch(typical, 10)).toEqual({ ...typical, match: 10 });
  expect(setGoalDays(typical, { from: null, to: "2027-01-01" })).toEqual({
    ...typical,
    origin_from: null,
    origin_to: "2027-01-01",
  });
  expect(setGoal(moment, "origin_time", "")).toEqual({ ...moment, origin_time: null });
  expect(setGoal(moment, "origin_date", "2027-01-01")).toEqual({ ...moment, origin_date: "2027-01-01" });
});

test("a period must not end before it begins, and a day must exist (rules: date-ranges)", () => {
  const problemsOf = (condition: ReminderCondition) =>
    reminder.problems(condition, context).map(({ field, message }) => [field, message]);
  expect(problemsOf(typical)).toEqual([]);
  expect(problemsOf(samples.endsEarlier)).toEqual([["origin_from", "入力範囲が不正です。"]]);
  expect(problemsOf(samples.noDay)).toEqual([["origin_date", "入力値が不正です。"]]);
  expect(problemsOf({ ...samples.endsEarlier, use_date: 0 })).toEqual([]);
  expect(problemsOf(samples.momentUnset)).toEqual([]);
});

test("there is an exact opposite only without dates", () => {
  const opposites = ([0, 1, 10, 11] as const).map((match) => reminder.opposite({ ...set, match }));
  expect(opposites).toEqual([10, 11, 0, 1].map((match) => ({ ...set, match })));
  expect(reminder.opposite(typical)).toBe("dates");
  expect(reminder.opposite(moment)).toBe("dates");
  expect(reminder.opposite(samples.sparse)).toEqual({ type: 90, match: 10 });
});

describe("sentences", () => {
  test.each([
    ["typical", "ゴール日が2026年12月1日から2026年12月31日までのリマインダ「episode701」が設定中である"],
    ["everSet", "リマインダ「episode701」が設定されたことがある"],
    ["notSet", "リマインダ「episode701」が設定中でない"],
    ["neverSet", "リマインダ「episode701」が一度も設定されていない"],
    ["moment", "ゴール日が2026年12月24日 18:30のリマインダ「episode701」が設定中である"],
    ["sparseMoment", "ゴール日が2026年12月24日 10:00のリマインダ「episode701」が設定中である"],
    ["goalUnset", "ゴール日が（期間の指定なし）のリマインダ「episode701」が設定中である"],
    ["sparse", "リマインダ（未選択）が設定中である"],
  ] as const)("%s", (name, sentence) => {
    expect(summarizeReminder(samples[name], sampleNames, "ja")).toBe(sentence);
  });

  test("differ with every field that changes who is found", async () => {
    const ofSet: ReminderCondition = set;
    const ofDays: ReminderCondition = typical;
    const ofMoment: ReminderCondition = moment;
    const conditions = [
      ...varied(ofSet, "match", [0, 1, 10, 11]),
      ...varied(ofSet, "episode_id", [null, 702]),
      ...varied(ofDays, "origin_from", ["2026-12-01", "2026-12-02", null]),
      ...varied(ofDays, "origin_to", ["2027-01-01", null]),
      ...varied(ofMoment, "origin_date", ["2026-12-24", "2026-12-25"]),
      ...varied(ofMoment, "origin_time", ["10:00", null]),
    ];
    expect(await sharedSentences(summarizeReminder, conditions)).toEqual([]);
  });
});
