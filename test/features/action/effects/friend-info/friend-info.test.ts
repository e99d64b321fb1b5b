import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import type { FriendInfoEffect } from "../../../../../src/features/action/effects/friend-info/effect.js";
import { friendInfo } from "../../../../../src/features/action/effects/friend-info/friend-info.js";
import { friendInfoSamples as samples } from "../../../../../src/features/action/effects/friend-info/friend-info.samples.js";
import {
  linkedKindsOf,
  rulesOf,
} from "../../../../../src/features/action/effects/friend-info/variable-types.js";
import defaults from "../../../../fixtures/defaults.json" with { type: "json" };
import { formatIn } from "../../sentence-format.js";
import { expectDistinctSentences } from "../effect-sentences.js";
import { judgedAt } from "../judged.js";

it("a new one has the values of the public surface", () => {
  expect(JSON.stringify(friendInfo.create())).toBe(JSON.stringify(defaults.effects[6]));
});

describe("what is read (rules: friend-info-effect)", () => {
  it.each(Object.entries(samples))("sample %s, with nothing changed", (_, effect) => {
    expect(safeParse(friendInfo.schema, effect)).toMatchObject({ success: true, output: effect });
  });

  it.each<[string, object]>([
    ["another operand", { operand: 5 }],
    ["another value type", { valuetype: 4 }],
    ["a value that is neither text nor figure", { fix_value: ["ゴールド"] }],
    ["a dynamic value that is no text", { dynamic_value: 1 }],
  ])("not %s", (_, changes) => {
    expect(safeParse(friendInfo.schema, { ...samples.typical, ...changes }).success).toBe(false);
  });
});

describe("what each type of variable allows (rules: friend-info-types)", () => {
  const [constant, random, dynamic, linked] = [1, 2, 3, 15];
  it.each<[type: number | null, operands: number[], valueTypes: number[], kinds: string[]]>([
    [0, [1, 2, 3, 4], [constant, random, linked], ["string", "number", "datetime"]],
    [2, [1, 2, 3, 4], [constant, random, linked], ["string", "number", "datetime"]],
    [1, [1, 2, 3, 4], [constant, random, linked], ["number"]],
    [20, [1, 4], [constant, linked], ["string"]],
    [30, [1, 4], [constant, dynamic, linked], ["datetime"]],
    [10, [4], [], []],
    [13, [4], [], []],
    [null, [1, 2, 3, 4], [constant, random, linked], ["string", "number", "datetime"]],
    [77, [1, 2, 3, 4], [constant, random, linked], ["string", "number", "datetime"]],
  ])("type %j", (type, operands, valueTypes, kinds) => {
    expect(rulesOf(type)).toMatchObject({ operands, valueTypes, linked: kinds });
  });

  it.each([2, 3] as const)("what is counted with (operand %d) is a number, also under a text", (operand) => {
    expect(linkedKindsOf(0, operand)).toEqual(["number"]);
  });
});

describe("what may not be saved (rules: friend-info-constant)", () => {
  const [noVariable, noConstant] = [
    ["var_id", "友だち情報を選択してください。"],
    ["fix_value", "値を入力してください。"],
  ];
  const range = ["min_value", "範囲は、0以上で、最大値を最小値以上にしてください。"];
  const wrong: Partial<Record<keyof typeof samples, string[][]>> = {
    linkedUnset: [["context", "連携データの項目を選択してください。"]],
    addedNoFigure: [["fix_value", "数値を入力してください。"]],
    randomReversed: [range],
    dateSum: [["operand", "日付の計算は現在対応しておりません"]],
    dynamicUnset: [["valuetype", "値の種類を選択してください。"]],
    choiceUnset: [["fix_value", "選択肢を選択してください。"]],
    imageAssigned: [["operand", "この種別の友だち情報では選択できない操作です。"]],
    empty: [noVariable],
    sparse: [noVariable],
    noConstant: [noConstant],
    blanks: [noConstant],
  };
  it.each(Object.keys(samples) as (keyof typeof samples)[])("%s", (name) => {
    const found = friendInfo.problems(samples[name], judgedAt());
    expect(found.map(({ field, message }) => [field, message])).toEqual(wrong[name] ?? []);
  });

  it.each<[min: number | string, max: number | string, refused: boolean]>([
    [0, 0, false],
    [1, 1, false],
    ["1", "10", false],
    [-1, 5, true],
    [2, 1, true],
    ["x", 1, true],
    [0, "x", true],
  ])("a random number from %j to %j", (min_value, max_value, refused) => {
    const found = friendInfo.problems({ ...samples.random, min_value, max_value }, judgedAt());
    expect(found.map(({ field, message }) => [field, message])).toEqual(refused ? [range] : []);
  });

  it.each([
    ["1", false],
    ["-1.5", false],
    ["１２", false],
    ["1e3", true],
    ["百", true],
  ])("%j added", (fix_value, refused) => {
    const found = friendInfo.problems({ ...samples.added, fix_value }, judgedAt());
    expect(found.length === 1).toBe(refused);
  });
});

describe("what is odd but may be saved (rules: dates-are-not-counted)", () => {
  const warnings: Partial<Record<keyof typeof samples, string>> = {
    noDate: "日付ではない値「ゴールド」が入力されています",
    noFigure: "数値ではない値が入力されています",
  };
  it.each(Object.keys(samples) as (keyof typeof samples)[])("%s", (name) => {
    const found = friendInfo.warnings(samples[name], judgedAt());
    expect(found.map(({ message }) => message)).toEqual(warnings[name] === undefined ? [] : [warnings[name]]);
    if (warnings[name]) expect(friendInfo.problems(samples[name], judgedAt())).toEqual([]);
  });

  it.each([
    ["2026-12-24", false],
    ["2026-02-29", true],
    ["2026/12/24", true],
    ["20261224", true],
  ])("%j in a date", (fix_value, warned) => {
    const found = friendInfo.warnings({ ...samples.date, fix_value }, judgedAt());
    expect(found.length === 1).toBe(warned);
  });
});

describe("what the folded panel says", () => {
  const sentences: Partial<Record<keyof typeof samples, [ja: string, en: string]>> = {
    typical: [
      "友だち情報「varia201」を「ゴールド」にする",
      "Set friend information “varia201” to “ゴールド”",
    ],
    cleared: ["友だち情報「varia201」をクリアする", "Clear friend information “varia201”"],
    linked: [
      "友だち情報「varia201」を連携データ「注文」の「会員番号」にする",
      "Set friend information “varia201” to the linked value “会員番号” of “注文”",
    ],
    linkedDateAsText: [
      "友だち情報「varia201」を連携データ「注文」の「受取日」（YYYY年M月D日(ddd) HH:mm）にする",
      "Set friend information “varia201” to the linked value “受取日” of “注文” (YYYY年M月D日(ddd) HH:mm)",
    ],
    added: ["友だち情報「varia202」に1を足す", "Add 1 to friend information “varia202”"],
    subtracted: ["友だち情報「varia202」から2.5を引く", "Subtract 2.5 from friend information “varia202”"],
    random: [
      "友だち情報「varia202」に1〜10の乱数を足す",
      "Add a random number from 1 to 10 to friend information “varia202”",
    ],
    date: [
      "友だち情報「varia203」を「2026-12-24」にする",
      "Set friend information “varia203” to “2026-12-24”",
    ],
    actionDate: [
      "友だち情報「varia203」をアクション実行日にする",
      "Set friend information “varia203” to the day of the action",
    ],
    choice: [
      "友だち情報「varia204」を「204の選択肢2041」にする",
      "Set friend information “varia204” to “204の選択肢2041”",
    ],
    choiceUnset: [
      "友だち情報「varia204」を（未選択）にする",
      "Set friend information “varia204” to (nothing chosen)",
    ],
    sparse: [
      "友だち情報（未選択）を（未入力）にする",
      "Set friend information (nothing chosen) to (nothing entered)",
    ],
  };
  it.each(Object.entries(sentences))("%s", (name, [ja, en]) => {
    const effect = samples[name as keyof typeof samples];
    expect(friendInfo.summarize(effect, formatIn("ja"))).toBe(ja);
    expect(friendInfo.summarize(effect, formatIn("en"))).toBe(en);
  });

  it.each<[base: FriendInfoEffect, fields: Record<string, never[]>]>([
    [samples.typical, { var_id: [null, 201, 202], fix_value: ["", "ゴールド", "シルバー"] }],
    [samples.figure, { operand: [1, 2, 3, 4], fix_value: ["1", "2"] }],
    [
      { ...samples.figure, dynamic_value: "action_date", context: samples.linkedFigure.context },
      { valuetype: [1, 2, 3, 15] },
    ],
    [samples.random, { min_value: [0, 1], max_value: [1, 10], operand: [1, 2, 3, 4] }],
    [samples.actionDate, { dynamic_value: [null, "action_date", "birthday"] }],
    [samples.choice, { fix_value: ["2041", "2042"] }],
    [
      samples.linked,
      {
        context: [
          null,
          samples.linked.context,
          { ...samples.linked.context, event: "e", event_label: "予約" },
          samples.linkedDate.context,
          { ...samples.linkedDate.context, format: 1 },
          { ...samples.linkedDate.context, format: 2 },
        ],
      },
    ],
  ] as never)("each field that changes what happens changes the sentence: %#", (base, fields) => {
    expectDistinctSentences<FriendInfoEffect>(friendInfo, base, fields);
  });
});
