import { describe, expect, test } from "vitest";
import {
  type ConversionCondition,
  chooseMatch,
  chooseTrackers,
  conversion,
} from "../../../../src/features/filter/conditions/conversion/conversion.js";
import { conversionSamples } from "../../../../src/features/filter/conditions/conversion/conversion.samples.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { summarizedBy } from "./summaries.js";

const summarizeConversion = summarizedBy(conversion);

const { typical, withUnknownKeys, sparse, empty, any } = conversionSamples;

test("trackers and how they are met are kept apart, and unknown keys stay", () => {
  expect(chooseTrackers(withUnknownKeys, [1, "b"])).toEqual({ ...withUnknownKeys, tracker_ids: [1, "b"] });
  expect(chooseMatch(withUnknownKeys, 3)).toEqual({ ...withUnknownKeys, tracker_or: 3 });
  expect(chooseMatch(sparse, 2)).toEqual({ type: 80, tracker_or: 2 });
});

test("without trackers it narrows nothing", () => {
  expect([typical, sparse, empty].map(conversion.unfinished)).toEqual([false, true, true]);
});

test("any and none are opposites, all and not all", () => {
  const opposites = ([0, 1, 2, 3] as const).map((tracker_or) => conversion.opposite({ ...any, tracker_or }));
  expect(opposites.map(({ tracker_or }) => tracker_or)).toEqual([2, 3, 0, 1]);
});

describe("sentences", () => {
  test.each([
    ["typical", "コンバージョン「tracker1101」を達成した"],
    ["any", "コンバージョン「tracker1101」「tracker1102」のいずれかを達成した"],
    ["excluded", "コンバージョン「tracker1101」「tracker1102」のどれも達成していない"],
    ["notAll", "コンバージョン「tracker1101」「tracker1102」のうち達成していないものがある"],
    ["empty", "コンバージョン（未選択）のいずれかを達成した"],
    ["sparse", "コンバージョン（未選択）のいずれかを達成した"],
  ] as const)("%s", (name, sentence) => {
    expect(summarizeConversion(conversionSamples[name], sampleNames, "ja")).toBe(sentence);
  });

  test("differ with every field that changes who is found", async () => {
    const base: ConversionCondition = typical;
    const conditions = [
      ...varied<ConversionCondition, "tracker_or">(conversionSamples.any, "tracker_or", [0, 1, 2, 3]),
      // Of one conversion "any" and "all" are the same.
      ...varied(base, "tracker_ids", [[], [1101], [1102]]),
    ];
    expect(await sharedSentences(summarizeConversion, conditions)).toEqual([]);
  });
});
