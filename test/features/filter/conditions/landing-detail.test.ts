import { describe, expect, test } from "vitest";
import {
  type LandingDetailCondition,
  landingDetail,
} from "../../../../src/features/filter/conditions/landing-detail/landing-detail.js";
import { landingDetailSamples as samples } from "../../../../src/features/filter/conditions/landing-detail/landing-detail.samples.js";
import {
  chooseLanding,
  narrowByParameters,
  removeText,
  setText,
} from "../../../../src/features/filter/conditions/landing-detail/transitions.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { context, summarizedBy } from "./summaries.js";

const summarizeLandingDetail = summarizedBy(landingDetail);

const { typical, withUnknownKeys, sparse } = samples;

describe("the meta query (rules: landing-detail-condition)", () => {
  test("on creates three empty groups", () => {
    const expected = { use_meta_query: 1, meta_query: { m1: [], m2: [], m3: [] } };
    expect(narrowByParameters(samples.withoutParameters, true)).toEqual({
      ...samples.withoutParameters,
      ...expected,
    });
    expect(narrowByParameters(samples.storedWhileOff, true)).toEqual({
      ...samples.storedWhileOff,
      ...expected,
    });
  });

  test("off removes it, and unknown keys stay", () => {
    const { meta_query: _, ...rest } = withUnknownKeys;
    expect(narrowByParameters(withUnknownKeys, false)).toEqual({ ...rest, use_meta_query: 0 });
  });
});

test("texts are changed, added and removed one by one; other keys stay", () => {
  const m3 = (texts: string[]) => ({ ...typical, meta_query: { ...typical.meta_query, m3: texts } });
  expect(setText(typical, "m3", 0, "kyoto")).toEqual(m3(["kyoto", "osaka"]));
  expect(setText(typical, "m3", 2, "kyoto")).toEqual(m3(["tokyo", "osaka", "kyoto"]));
  expect(removeText(typical, "m3", 0)).toEqual(m3(["osaka"]));
  expect(setText(withUnknownKeys, "m1", 0, "z").meta_query).toEqual({ m1: ["z"], m2: [], m3: [], m4: ["b"] });
  expect(setText(samples.sparseOn, "m2", 0, "a").meta_query).toEqual({ m1: [], m2: ["a"], m3: [] });
  expect(chooseLanding(typical, null)).toEqual({ ...typical, landing_id: null });
});

test("at most five texts a key (rules: landing-detail-condition)", () => {
  const problemsOf = (condition: LandingDetailCondition) =>
    landingDetail.problems(condition, context).map(({ field, message }) => [field, message]);
  expect(problemsOf(samples.full)).toEqual([]);
  expect(problemsOf(samples.tooMany)).toEqual([["meta_query.m1", "入力値が不正です。"]]);
  expect(problemsOf({ ...samples.tooMany, use_meta_query: 0 })).toEqual([]);
});

test("without a landing it narrows nothing, and it has no opposite", () => {
  expect([typical, samples.empty, sparse].map(landingDetail.unfinished)).toEqual([false, true, true]);
  expect("opposite" in landingDetail).toBe(false);
});

describe("sentences", () => {
  test.each([
    [
      "typical",
      "流入経路「landing1201」から登録し、外部パラメータのm1が「spring」、m3が「tokyo」か「osaka」である",
    ],
    ["withoutParameters", "流入経路「landing1201」から登録した"],
    ["storedWhileOff", "流入経路「landing1201」から登録した"],
    ["noTexts", "流入経路「landing1201」から登録し、外部パラメータが（未選択）である"],
    ["figures", "流入経路「landing1201」から登録し、外部パラメータのm1が「2026」である"],
    ["sparse", "流入経路（未選択）から登録した"],
  ] as const)("%s", (name, sentence) => {
    expect(summarizeLandingDetail(samples[name], sampleNames, "ja")).toBe(sentence);
  });

  test("differ with every field that changes who is found", async () => {
    const base: LandingDetailCondition = typical;
    const conditions = [
      base,
      ...varied(base, "use_meta_query", [0]),
      ...varied(base, "landing_id", [null, 1202]),
      ...varied(base, "meta_query", [
        { m1: [], m2: [], m3: [] },
        { m1: ["spring"] },
        { m1: [], m2: ["spring"] },
        { m1: ["spring"], m2: [], m3: ["osaka"] },
        { m1: ["spring", "summer"], m2: [], m3: ["tokyo", "osaka"] },
      ]),
    ];
    expect(await sharedSentences(summarizeLandingDetail, conditions)).toEqual([]);
  });
});
