import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import * as transitions from "../../../../../src/features/action/effects/common-info/common-info.js";
import {
  type CommonInfoEffect,
  commonInfo,
} from "../../../../../src/features/action/effects/common-info/common-info.js";
import { commonInfoSamples as samples } from "../../../../../src/features/action/effects/common-info/common-info.samples.js";
import defaults from "../../../../fixtures/defaults.json" with { type: "json" };
import { settingsWith } from "../../open-model.js";
import { formatIn } from "../../sentence-format.js";
import { expectDistinctSentences } from "../effect-sentences.js";
import { judgedAt } from "../judged.js";

const { limits } = settingsWith();
const problemsOf = (effect: CommonInfoEffect, within = limits) =>
  commonInfo
    .problems(effect, { ...judgedAt(), limits: within })
    .map(({ field, message }) => [field, message]);

it("a new one has the values of the public surface", () => {
  expect(JSON.stringify(commonInfo.create())).toBe(JSON.stringify(defaults.effects[32]));
});

describe("what is read (rules: common-info-effect)", () => {
  it.each(Object.entries(samples))("sample %s, with nothing changed", (_, effect) => {
    expect(safeParse(commonInfo.schema, effect)).toMatchObject({ success: true, output: effect });
  });

  it.each<[string, object]>([
    ["assigning", { operand: 1 }],
    ["clearing", { operand: 4 }],
    ["another kind of value", { value_type: 3 }],
    ["a value that is no figure nor text", { fix_value: true }],
  ])("not %s", (_, changes) => {
    expect(safeParse(commonInfo.schema, { ...samples.typical, ...changes }).success).toBe(false);
  });
});

describe("changing the item or the kind of value resets operand and values (rules: common-info-chosen-anew)", () => {
  const reset = { operand: 2, fix_value: 0, min_value: 0, max_value: 0 };
  it.each<[from: keyof typeof samples]>([
    ["subtracted"],
    ["randomSubtracted"],
    ["asText"],
    ["withUnknownKeys"],
  ])("from %s", (from) => {
    const before = samples[from];
    const item = transitions.chooseCommonInfo(before, 902);
    const kind = transitions.chooseValueType(before, 2);
    expect(JSON.stringify(item)).toBe(JSON.stringify({ ...before, common_var_id: 902, ...reset }));
    expect(JSON.stringify(kind)).toBe(JSON.stringify({ ...before, value_type: 2, ...reset }));
  });

  it("operand and constant change nothing else", () => {
    const before = samples.withUnknownKeys;
    expect(transitions.chooseOperand(before, 3)).toEqual({ ...before, operand: 3 });
    expect(transitions.writeConstant(before, 2.5)).toEqual({ ...before, fix_value: 2.5 });
    expect(transitions.writeConstant(before, null)).toEqual({ ...before, fix_value: null });
  });
});

describe("what may not be saved (rules: common-info-effect)", () => {
  const noItem = ["common_var_id", "共通情報を選択してください。"];
  const noFigure = ["fix_value", "値を入力してください。"];
  const negative = ["fix_value", "0以上の数値を入力してください。"];
  const wrong: Partial<Record<keyof typeof samples, string[][]>> = {
    randomReversed: [["min_value", "範囲は、0以上で、最大値を最小値以上にしてください。"]],
    negative: [negative],
    noConstant: [noFigure],
    empty: [noItem],
    hostile: [negative],
    sparse: [noItem, noFigure],
  };
  it.each(Object.keys(samples) as (keyof typeof samples)[])("%s", (name) => {
    expect(problemsOf(samples[name])).toEqual(wrong[name] ?? []);
  });

  const tooMuch = ["fix_value", "入力値が不正です。"];
  it.each<[fix_value: number | string, problems: string[][]]>([
    [0, []],
    [100, []],
    ["100", []],
    [100.001, [tooMuch]],
    [-0.001, [negative]],
    ["１０", []],
    ["abc", [negative]],
    ["", [noFigure]],
  ])("%j where 100 is the most", (fix_value, problems) => {
    const within = { commonVarMin: -10, commonVarMax: 100 };
    expect(problemsOf({ ...samples.typical, fix_value }, within)).toEqual(problems);
  });

  it.each([
    [4, [tooMuch]],
    [5, []],
  ])("%d where 5 is the least", (fix_value, problems) => {
    const within = { commonVarMin: 5, commonVarMax: 100 };
    expect(problemsOf({ ...samples.typical, fix_value }, within)).toEqual(problems);
  });

  it("a random number above the bounds", () => {
    const within = { commonVarMin: 0, commonVarMax: 9 };
    expect(problemsOf(samples.random, within)).toEqual([["max_value", "入力値が不正です。"]]);
    expect(problemsOf({ ...samples.random, max_value: 9 }, within)).toEqual([]);
  });
});

describe("what the folded panel says", () => {
  it.each<[name: keyof typeof samples, ja: string, en: string]>([
    ["typical", "共通情報「common_vars901」に1を足す", "Add 1 to common information “common_vars901”"],
    [
      "subtracted",
      "共通情報「common_vars901」から2.125を引く",
      "Subtract 2.125 from common information “common_vars901”",
    ],
    [
      "random",
      "共通情報「common_vars901」に1〜10の乱数を足す",
      "Add a random number from 1 to 10 to common information “common_vars901”",
    ],
    ["empty", "共通情報（未選択）に0を足す", "Add 0 to common information (nothing chosen)"],
    [
      "sparse",
      "共通情報（未選択）に（未入力）を足す",
      "Add (nothing entered) to common information (nothing chosen)",
    ],
  ])("%s", (name, ja, en) => {
    expect(commonInfo.summarize(samples[name], formatIn("ja"))).toBe(ja);
    expect(commonInfo.summarize(samples[name], formatIn("en"))).toBe(en);
  });

  it("each field that changes what happens changes the sentence", () => {
    expectDistinctSentences<CommonInfoEffect>(commonInfo, samples.typical, {
      common_var_id: [null, 901, 902],
      value_type: [1, 2],
      operand: [2, 3],
      fix_value: [null, 0, 1, "abc"],
    });
    expectDistinctSentences<CommonInfoEffect>(commonInfo, samples.random, {
      min_value: [0, 1],
      max_value: [1, 10],
      operand: [2, 3],
    });
  });
});
