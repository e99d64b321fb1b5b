import { safeParse } from "valibot";
import { describe, expect, it, test } from "vitest";
import {
  operationOf,
  type ScenarioEffect,
  ScenarioMove,
  ScenarioOperation,
  scenario,
} from "../../../../src/features/action/effects/scenario/scenario.js";
import { scenarioSamples as samples } from "../../../../src/features/action/effects/scenario/scenario.samples.js";
import {
  chooseMove,
  chooseOperation,
  chooseScenario,
  writeDay,
  writeTime,
} from "../../../../src/features/action/effects/scenario/transitions.js";
import every from "../../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import { formatIn } from "../sentence-format.js";
import { expectDistinctSentences } from "./effect-sentences.js";
import { problemsOf } from "./judged.js";

test("a new one has the values of the public surface, in their order", () => {
  expect(JSON.stringify(scenario.create())).toBe(JSON.stringify(defaults.effects[5]));
});

test("the canonical one is a sample", () => {
  expect(every.inputs.filter(({ type }) => type === 5)).toEqual([samples.typical]);
});

test.each(Object.entries(samples))("sample %s is read with nothing changed", (_, effect) => {
  expect(safeParse(scenario.schema, effect)).toMatchObject({ success: true, output: effect });
});

test.each([{ group_id: [501] }, { move: 2 }, { date: ["3"] }, { time: 1000 }])(
  "with %j it is held",
  (change) => {
    expect(safeParse(scenario.schema, { ...samples.typical, ...change }).success).toBe(false);
  },
);

describe("group_id 0 stops, -1 resumes, an id starts (rules: scenario-effect)", () => {
  it.each<[keyof typeof samples, ScenarioOperation]>([
    ["typical", "start"],
    ["stopped", "stop"],
    ["stoppedInText", "stop"],
    ["resumed", "resume"],
    ["resumedInText", "resume"],
    ["empty", "start"],
    ["emptyTexts", "start"],
    ["sparse", "start"],
    ["hostile", "start"],
  ])("%s", (name, operation) => expect(operationOf(samples[name])).toBe(operation));
});

describe("what the operator does (rules: scenario-effect)", () => {
  const { typical, stopped, sparse, withUnknownKeys } = samples;
  it.each<[string, ScenarioEffect, object]>([
    ["a scenario is chosen", chooseScenario(withUnknownKeys, 502), { ...withUnknownKeys, group_id: 502 }],
    ["it is taken off", chooseScenario(typical, null), { ...typical, group_id: null }],
    [
      "stopping leaves where it began",
      chooseOperation(withUnknownKeys, ScenarioOperation.stop),
      { ...withUnknownKeys, group_id: 0 },
    ],
    ["resuming", chooseOperation(typical, ScenarioOperation.resume), { ...typical, group_id: -1 }],
    [
      "which is started is chosen anew",
      chooseOperation(stopped, ScenarioOperation.start),
      { ...stopped, group_id: null },
    ],
    [
      "the same operation again leaves the scenario",
      chooseOperation(typical, ScenarioOperation.start),
      typical,
    ],
    ["at the start: day and time stay", chooseMove(typical, ScenarioMove.beginning), { ...typical, move: 0 }],
    ["midway", chooseMove(stopped, ScenarioMove.midway), { ...stopped, move: 1 }],
    [
      "a half typed time is settled when it counts no more",
      chooseMove({ ...typical, time: "" }, ScenarioMove.beginning),
      { ...typical, move: 0, time: "12:00" },
    ],
    [
      "likewise when stopping",
      chooseOperation({ ...typical, time: "" }, ScenarioOperation.stop),
      { ...typical, group_id: 0, time: "12:00" },
    ],
    [
      "but not when it still counts",
      chooseOperation({ ...typical, time: "" }, ScenarioOperation.resume),
      { ...typical, group_id: -1, time: "" },
    ],
    ["a day", writeDay(typical, 0), { ...typical, date: 0 }],
    ["a day that is none stays, to be refused", writeDay(typical, "3日"), { ...typical, date: "3日" }],
    ["nothing is no day", writeDay(typical, null), { ...typical, date: "" }],
    [
      "a day that is none is settled when it counts no more",
      chooseMove({ ...typical, date: "3日" }, ScenarioMove.beginning),
      { ...typical, move: 0, date: 0 },
    ],
    ["a time", writeTime(typical, "08:00"), { ...typical, time: "08:00" }],
    ["missing keys stay missing", chooseMove(sparse, ScenarioMove.midway), { type: 5, move: 1 }],
  ])("%s", (_, after, expected) => expect(JSON.stringify(after)).toBe(JSON.stringify(expected)));
});

describe("what may not be saved (rules: scenario-effect)", () => {
  const unchosen = { field: "group_id", message: "シナリオを選択してください。" };
  const noTime = { field: "time", message: "開始時刻を入力してください。" };
  const noDay = { field: "date", message: "日数は0以上の整数で入力してください。" };
  it.each<[keyof typeof samples, object[]]>([
    ["typical", []],
    ["fromStart", []],
    ["fromStartDay", []],
    ["stopped", []],
    ["resumed", []],
    ["resumedMidway", []],
    ["deleted", []],
    ["textIds", []],
    ["empty", [unchosen]],
    ["sparse", [unchosen]],
    ["emptyTexts", [unchosen, noDay, noTime]],
    ["timeMissing", [noTime]],
    ["hostile", [noTime]],
    ["dayNegative", [{ ...noDay, immediate: true }]],
    ["dayBroken", [{ ...noDay, immediate: true }]],
  ])("%s", (name, problems) => expect(problemsOf(scenario, samples[name])).toEqual(problems));

  it("what is not used may be anything", () => {
    expect(problemsOf(scenario, samples.stoppedMidway)).toEqual([]);
    expect(problemsOf(scenario, samples.nothingSet)).toEqual([]);
  });
});

test.each<[keyof typeof samples, string, string]>([
  [
    "typical",
    "シナリオ「scenario501」を3日目の10:00から始める",
    "Start the scenario “scenario501” on day 3 at 10:00",
  ],
  [
    "fromStart",
    "シナリオ「scenario501」を最初から始める",
    "Start the scenario “scenario501” from the beginning",
  ],
  [
    "fromStartDay",
    "シナリオ「scenario501」を開始当日の10:00から始める",
    "Start the scenario “scenario501” on day 0 at 10:00",
  ],
  [
    "stopped",
    "シナリオの購読と配信の予約を取り消す",
    "Cancel scenario subscriptions and what is reserved to be sent",
  ],
  [
    "stoppedMidway",
    "シナリオの購読と配信の予約を取り消す",
    "Cancel scenario subscriptions and what is reserved to be sent",
  ],
  ["resumed", "前のシナリオを続きから再開する", "Resume the previous scenario where it was left off"],
  [
    "resumedMidway",
    "前のシナリオを3日目の10:00から再開する",
    "Resume the previous scenario on day 3 at 10:00",
  ],
  ["sparse", "シナリオ（未選択）を最初から始める", "Start the scenario (nothing chosen) from the beginning"],
  [
    "timeMissing",
    "シナリオ「scenario501」を3日目の時刻未定から始める",
    "Start the scenario “scenario501” on day 3 at a time to be set",
  ],
])("%s says %s", (name, ja, en) => {
  expect(scenario.summarize(samples[name], formatIn("ja"))).toBe(ja);
  expect(scenario.summarize(samples[name], formatIn("en"))).toBe(en);
});

describe("every field that counts is said differently, in both languages", () => {
  it.each<[keyof typeof samples, Record<string, (number | string | null)[]>]>([
    [
      "typical",
      { group_id: [501, 502, 0, -1, null], move: [0, 1], date: [0, 1, 2], time: ["10:00", "10:01", ""] },
    ],
    ["resumedMidway", { move: [0, 1], date: [0, 1, 2], time: ["10:00", "10:01", ""] }],
  ])("%s", (name, fields) => expectDistinctSentences(scenario, samples[name], fields));
});
