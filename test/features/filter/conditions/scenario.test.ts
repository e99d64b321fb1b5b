import { expect, test } from "vitest";
import { allConditions } from "../../../../src/features/filter/conditions/index.js";
import {
  chooseMatch,
  chooseScenario,
  type ScenarioCondition,
  ScenarioMatch,
  scenario,
  writeDay,
} from "../../../../src/features/filter/conditions/scenario/scenario.js";
import { scenarioSamples as samples } from "../../../../src/features/filter/conditions/scenario/scenario.samples.js";
import type { Figure } from "../../../../src/kit/number-text.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { context, summarizedBy } from "./summaries.js";

const summarizeScenario = summarizedBy(scenario);

test.each([
  [
    "a scenario is chosen",
    chooseScenario(samples.withUnknownKeys, 502),
    { ...samples.withUnknownKeys, group_id: 502 },
  ],
  ["it is taken off", chooseScenario(samples.typical, null), { ...samples.typical, group_id: null }],
  [
    "another match leaves the day",
    chooseMatch(samples.typical, ScenarioMatch.finished),
    { ...samples.typical, match: 4 },
  ],
  ["a day is written", writeDay(samples.typical, 0), { ...samples.typical, date: 0 }],
  [
    "missing fields stay missing",
    chooseMatch(samples.sparse, ScenarioMatch.sentUpTo),
    { type: 41, match: 2 },
  ],
])("%s", (_, after, expected) => expect(after).toEqual(expected));

test.each([
  [0, 3],
  [3, 0],
  [4, 5],
  [5, 4],
  [2, null],
] as const)("the opposite of match %i is %s", (match, opposite) => {
  const condition = { ...samples.typical, match };
  expect(scenario.opposite(condition)).toEqual(
    opposite === null ? "none" : { ...condition, match: opposite },
  );
});

test.each([{ date: ["5"] }, { match: 1 }, { group_id: [501] }])("with %j it is held", (change) => {
  expect(allConditions.of({ ...samples.typical, ...change })).toBeNull();
});

test.each<[keyof typeof samples, boolean, string]>([
  ["typical", false, "シナリオ「scenario501」が5日目まで配信済みである"],
  ["textDay", false, "シナリオ「scenario501」が5日目まで配信済みである"],
  ["subscribed", false, "シナリオ「scenario501」を購読している"],
  ["notSubscribed", false, "シナリオ「scenario501」を購読していない"],
  ["finished", false, "シナリオ「scenario501」の配信が終了した"],
  ["notFinished", false, "シナリオ「scenario501」の配信が終了していない"],
  ["empty", true, "シナリオ（未選択）を購読している"],
  ["emptyTexts", true, "シナリオ（未選択）が（未入力）日目まで配信済みである"],
  ["sparse", true, "シナリオ（未選択）を購読している"],
])("%s: unfinished %s, says %s", (name, unfinished, sentence) => {
  expect(scenario.unfinished(samples[name])).toBe(unfinished);
  expect(summarizeScenario(samples[name], sampleNames, "ja")).toBe(sentence);
});

test.each<[date: Figure, match: ScenarioMatch, isRefused: boolean]>([
  [0, 2, false],
  ["5", 2, false],
  [null, 2, false],
  [-1, 2, true],
  ["1.5", 2, true],
  ["5日", 2, true],
  ["", 2, true],
  ["5日", 0, false],
])("day %j with match %i is refused: %s", (date, match, isRefused) => {
  const found = scenario.problems({ ...samples.typical, date, match }, context);
  expect(found.map(({ field, message }) => [field, message])).toEqual(
    isRefused ? [["date", "入力値が不正です。"]] : [],
  );
});

test("a day that is none is settled when it counts no more", () => {
  const wrong = writeDay(samples.typical, "5日");
  expect([wrong.date, writeDay(samples.typical, null).date]).toEqual(["5日", ""]);
  expect(chooseMatch(wrong, ScenarioMatch.finished)).toEqual({ ...samples.typical, match: 4, date: 0 });
});

test("no two are said alike, in any language", async () => {
  const base: ScenarioCondition = samples.typical;
  const conditions = [
    ...varied(base, "match", Object.values(ScenarioMatch)),
    ...varied(base, "date", [0, 1]),
    ...varied(base, "group_id", [502, null]),
  ];
  expect(await sharedSentences(summarizeScenario, conditions)).toEqual([]);
});
