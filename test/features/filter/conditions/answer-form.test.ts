import { describe, expect, test } from "vitest";
import {
  type AnswerFormCondition,
  AnswerMatch,
  answerForm,
  chooseDays,
  chooseForm,
  chooseMatch,
  narrowByDays,
} from "../../../../src/features/filter/conditions/answer-form/answer-form.js";
import { answerFormSamples as samples } from "../../../../src/features/filter/conditions/answer-form/answer-form.samples.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { context, summarizedBy } from "./summaries.js";

const summarizeAnswerForm = summarizedBy(answerForm);

test.each([
  [
    "a form is chosen",
    chooseForm(samples.withUnknownKeys, 1302),
    { ...samples.withUnknownKeys, form_id: 1302 },
  ],
  ["a form is taken off", chooseForm(samples.typical, null), { ...samples.typical, form_id: null }],
  ["not answered", chooseMatch(samples.typical, AnswerMatch.notAnswered), { ...samples.typical, match: 10 }],
  [
    "days no longer count, and stay",
    narrowByDays(samples.typical, false),
    { ...samples.typical, use_date: 0 },
  ],
  ["days count", narrowByDays(samples.otherSpelling, true), { ...samples.otherSpelling, use_date: 1 }],
  [
    "days are chosen",
    chooseDays(samples.withoutDays, { from: "2026-03-01", to: null }),
    { ...samples.withoutDays, date_from: "2026-03-01" },
  ],
  ["missing fields stay missing", chooseForm(samples.sparse, 1301), { type: 95, form_id: 1301 }],
])("%s", (_, after, expected) => expect(after).toEqual(expected));

describe("a range must not end before it begins (rules: date-ranges)", () => {
  test("where days count", () => {
    expect(answerForm.problems(samples.backwards, context)).toEqual([
      { field: "date_from", message: "入力範囲が不正です。", immediate: true },
    ]);
    expect(answerForm.problems(samples.typical, context)).toEqual([]);
  });

  test("and nothing is said of days that do not count", () => {
    expect(answerForm.problems({ ...samples.backwards, use_date: 0 }, context)).toEqual([]);
    expect(answerForm.problems({ ...samples.backwards, use_date: false }, context)).toEqual([]);
  });
});

test.each([
  ["answered", { ...samples.answered, match: 10 }],
  ["notAnswered", { ...samples.notAnswered, match: 0 }],
  ["daysKept", { ...samples.daysKept, match: 10 }],
  ["typical", "dates"],
] as const)("the opposite of %s", (name, opposite) => {
  expect(answerForm.opposite(samples[name])).toEqual(opposite);
});

test.each<[keyof typeof samples, boolean, string]>([
  ["typical", false, "2026年1月1日から2026年1月31日までに回答フォーム「form1301」に回答した"],
  ["answered", false, "回答フォーム「form1301」に回答した"],
  ["notAnswered", false, "回答フォーム「form1301」に回答していない"],
  ["withoutDays", false, "回答フォーム「form1301」に回答した"],
  ["daysKept", false, "回答フォーム「form1301」に回答した"],
  ["empty", true, "回答フォーム（未選択）に回答した"],
  ["otherSpelling", true, "回答フォーム（未選択）に回答した"],
  ["sparse", true, "回答フォーム（未選択）に回答した"],
])("%s: unfinished %s, says %s", (name, unfinished, sentence) => {
  expect(answerForm.unfinished(samples[name])).toBe(unfinished);
  expect(summarizeAnswerForm(samples[name], sampleNames, "ja")).toBe(sentence);
});

test("no two are said alike, in any language", async () => {
  const base: AnswerFormCondition = samples.typical;
  const conditions = [
    ...varied(base, "match", Object.values(AnswerMatch)),
    ...varied(base, "form_id", [1302, null]),
    ...varied(base, "use_date", [0]),
    ...varied(base, "date_from", ["2026-01-02", null]),
    ...varied(base, "date_to", ["2026-01-30", null]),
  ];
  expect(await sharedSentences(summarizeAnswerForm, conditions)).toEqual([]);
});
