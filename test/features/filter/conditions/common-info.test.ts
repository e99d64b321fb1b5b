import { describe, expect, test } from "vitest";
import { isAllowed } from "../../../../src/features/filter/allowed-conditions.js";
import * as transitions from "../../../../src/features/filter/conditions/common-info/common-info.js";
import {
  type CommonInfoCondition,
  commonInfo,
} from "../../../../src/features/filter/conditions/common-info/common-info.js";
import { commonInfoSamples } from "../../../../src/features/filter/conditions/common-info/common-info.samples.js";
import { sampleNames } from "../../../references/sample-names.js";
import { everything } from "../filter-settings.js";
import { expectDistinct } from "./distinct-fields.js";
import { summarizedBy } from "./summaries.js";

const summarizeCommonInfo = summarizedBy(commonInfo);

const { typical, withUnknownKeys } = commonInfoSamples;

test("each transition changes its own field and keeps what it does not know", () => {
  expect(transitions.chooseCommonInfo(withUnknownKeys, 902)).toEqual({
    ...withUnknownKeys,
    common_var_id: 902,
  });
  expect(transitions.chooseComparison(withUnknownKeys, 14)).toEqual({ ...withUnknownKeys, match: 14 });
  expect(transitions.writeFigure(withUnknownKeys, null)).toEqual({ ...withUnknownKeys, query: null });
});

describe("the number is bounded by limits that are never shown (rules: common-info-condition)", () => {
  const limits = { commonVarMin: -10, commonVarMax: 100 };
  const context = { locale: "ja", now: "2026-11-21 09:00", limits } as const;
  test.each<[query: NonNullable<CommonInfoCondition["query"]> | null, refused: boolean]>([
    [null, false],
    ["", false],
    [0, false],
    [-10, false],
    [100, false],
    ["100", false],
    [-10.5, true],
    [100.001, true],
    ["abc", true],
  ])("%j", (query, refused) => {
    const problem = { field: "query", message: "入力値が不正です。", immediate: true };
    expect(commonInfo.problems({ ...typical, query }, context)).toEqual(refused ? [problem] : []);
  });
});

test("filters for members do not have it (rules: hidden-from-members)", () => {
  const definition = commonInfo as never;
  expect(isAllowed(definition, everything)).toBe(true);
  expect(isAllowed(definition, { ...everything, memberFilter: true })).toBe(false);
});

test.each<[CommonInfoCondition, boolean]>([
  [typical, false],
  [commonInfoSamples.equal, false],
  [commonInfoSamples.empty, true],
  [commonInfoSamples.sparse, true],
  [{ ...typical, query: null }, true],
  [{ ...typical, common_var_id: null }, true],
])("%j is unfinished: %j", (condition, unfinished) => {
  expect(commonInfo.unfinished(condition)).toBe(unfinished);
});

test.each([
  [11, 14],
  [14, 11],
  [12, 13],
  [13, 12],
] as const)("the opposite of %i is %i", (match, opposite) => {
  expect(commonInfo.opposite({ ...typical, match })).toEqual({ ...typical, match: opposite });
});

test("nothing can be stored for not equal", () => {
  expect(commonInfo.opposite({ ...typical, match: 10 })).toBe("none");
});

test.each<[CommonInfoCondition, ja: string, en: string]>([
  [typical, "共通情報「common_vars901」が10以上である", "common information “common_vars901” is at least 10"],
  [
    commonInfoSamples.equal,
    "共通情報「common_vars901」が0と等しい",
    "common information “common_vars901” equals 0",
  ],
  [
    commonInfoSamples.empty,
    "共通情報（未選択）が（未入力）と等しい",
    "common information (nothing chosen) equals (nothing entered)",
  ],
])("%j is said", async (condition, ja, en) => {
  expect(summarizeCommonInfo(condition, sampleNames, "ja")).toBe(ja);
  expect(summarizeCommonInfo(condition, sampleNames, "en")).toBe(en);
});

test("every field that changes who is found changes the sentence", () => {
  expectDistinct(typical, {
    common_var_id: [null, 901, 902],
    match: [10, 11, 12, 13, 14],
    query: [null, 0, 1, -1, 1.5],
  });
});
