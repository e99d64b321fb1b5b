import { safeParse } from "valibot";
import { describe, expect, it, test } from "vitest";
import {
  chooseDelayMax,
  chooseDelayMin,
  chooseDelayTime,
  chooseDelayType,
  DelayType,
} from "../../../../src/features/action/effects/parts/delay.js";
import {
  chooseTemplate,
  type TemplateEffect,
  template,
} from "../../../../src/features/action/effects/template/template.js";
import { templateSamples as samples } from "../../../../src/features/action/effects/template/template.samples.js";
import every from "../../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import { formatIn } from "../sentence-format.js";
import { expectDistinctSentences } from "./effect-sentences.js";
import { problemsOf } from "./judged.js";

test("a new one has the values of the public surface, in their order", () => {
  expect(JSON.stringify(template.create())).toBe(JSON.stringify(defaults.effects[12]));
});

test("the canonical one is a sample", () => {
  expect(every.inputs.filter(({ type }) => type === 12)).toEqual([samples.typical]);
});

test.each(Object.entries(samples))("sample %s is read with nothing changed", (_, effect) => {
  expect(safeParse(template.schema, effect)).toMatchObject({ success: true, output: effect });
});

test.each([{ egg_id: [401] }, { egg_id: {} }, { delay_type: 3 }, { delay_min: ["1"] }, { type: 13 }])(
  "with %j it is held",
  (change) => {
    expect(safeParse(template.schema, { ...samples.typical, ...change }).success).toBe(false);
  },
);

describe("what the operator does (rules: template-effect)", () => {
  const { typical, delayed, sparse, withUnknownKeys } = samples;
  it.each<[string, TemplateEffect, object]>([
    ["a template is chosen", chooseTemplate(withUnknownKeys, 402), { ...withUnknownKeys, egg_id: 402 }],
    ["it is taken off", chooseTemplate(typical, null), { ...typical, egg_id: null }],
    ["missing keys stay missing", chooseTemplate(sparse, 402), { type: 12, egg_id: 402 }],
    [
      "it is sent later",
      chooseDelayType(typical, DelayType.delayed),
      { ...typical, delay_type: 1, delay_at: "09:30" },
    ],
    ["delay_min below 0 stays, to be refused", chooseDelayMin(delayed, -5), { ...delayed, delay_min: -5 }],
    [
      "delay_max is raised to at least delay_min",
      chooseDelayMin(delayed, 150),
      { ...delayed, delay_min: 150, delay_max: 150 },
    ],
    [
      "delay_max below delay_min stays, to be refused",
      chooseDelayMax(delayed, 30),
      { ...delayed, delay_max: 30 },
    ],
    ["another time", chooseDelayTime(typical, "10:15"), { ...typical, delay_at: "10:15" }],
  ])("%s", (_, after, expected) => {
    expect(JSON.stringify(after)).toBe(JSON.stringify(expected));
  });
});

describe("what may not be saved (rules: template-effect)", () => {
  const unchosen = { field: "egg_id", message: "テンプレートを選択してください。" };
  it.each<[keyof typeof samples, object[]]>([
    ["typical", []],
    ["atOnce", []],
    ["delayed", []],
    ["deleted", []],
    ["textId", []],
    ["empty", [unchosen]],
    ["emptyText", [unchosen]],
    ["sparse", [unchosen]],
    ["timeMissing", [{ field: "delay_at", message: "送る時刻を入力してください。" }]],
    [
      "rangeReversed",
      [
        {
          field: "delay_min",
          message: "送るまでの時間は、0以上で、終わりを始まり以上にしてください。",
        },
      ],
    ],
  ])("%s", (name, problems) => {
    expect(problemsOf(template, samples[name])).toEqual(problems);
  });
});

test.each<[keyof typeof samples, string, string]>([
  ["typical", "テンプレート「egg401」を09:30に送る", "Send the template “egg401” at 09:30"],
  ["atOnce", "テンプレート「egg402」をすぐに送る", "Send the template “egg402” now"],
  [
    "delayed",
    "テンプレート「egg403」を60〜120分後に送る",
    "Send the template “egg403” after 60 to 120 minutes",
  ],
  ["exactDelay", "テンプレート「egg403」を10分後に送る", "Send the template “egg403” after 10 minutes"],
  ["empty", "テンプレート（未選択）をすぐに送る", "Send the template (nothing chosen) now"],
  ["sparse", "テンプレート（未選択）をすぐに送る", "Send the template (nothing chosen) now"],
])("%s says %s", (name, ja, en) => {
  expect(template.summarize(samples[name], formatIn("ja"))).toBe(ja);
  expect(template.summarize(samples[name], formatIn("en"))).toBe(en);
});

describe("every field that counts is said differently, in both languages", () => {
  it.each<[keyof typeof samples, Record<string, (number | string | null)[]>]>([
    ["atOnce", { egg_id: [401, 402, null], delay_type: [0, 2] }],
    ["delayed", { delay_min: [0, 60], delay_max: [61, 121] }],
    ["typical", { delay_at: ["09:30", "09:31", ""] }],
  ])("%s", (name, fields) => expectDistinctSentences(template, samples[name], fields));
});
