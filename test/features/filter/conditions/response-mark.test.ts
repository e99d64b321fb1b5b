import { expect, test } from "vitest";
import {
  chooseMarks,
  responseMark,
} from "../../../../src/features/filter/conditions/response-mark/response-mark.js";
import { responseMarkSamples as samples } from "../../../../src/features/filter/conditions/response-mark/response-mark.samples.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { summarizedBy } from "./summaries.js";

const summarizeResponseMark = summarizedBy(responseMark);

test("marks are chosen, and unknown keys stay", () => {
  expect(chooseMarks(samples.withUnknownKeys, [2, 3])).toEqual({
    ...samples.withUnknownKeys,
    notify: [2, 3],
  });
  expect(chooseMarks(samples.sparse, [])).toEqual({ type: 50, notify: [] });
});

test("it may be there once (rules: single-use-conditions), and has no opposite", () => {
  expect(responseMark.once).toBe(true);
  expect(responseMark).not.toHaveProperty("opposite");
});

test.each<[keyof typeof samples, boolean, string]>([
  ["typical", false, "対応マークが「response_mark1」か「response_mark3」"],
  ["one", false, "対応マークが「response_mark2」"],
  ["empty", true, "対応マークが（未選択）"],
  ["sparse", true, "対応マークが（未選択）"],
])("%s: unfinished %s, says %s", (name, unfinished, sentence) => {
  expect(responseMark.unfinished(samples[name])).toBe(unfinished);
  expect(summarizeResponseMark(samples[name], sampleNames, "ja")).toBe(sentence);
});

test("no two are said alike, in any language", async () => {
  const conditions = varied<typeof samples.typical, "notify">(samples.typical, "notify", [
    [],
    [1],
    [3],
    [1, 3],
    [1, 2, 3],
  ]);
  expect(await sharedSentences(summarizeResponseMark, conditions)).toEqual([]);
});
