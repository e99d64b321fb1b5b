import { safeParse } from "valibot";
import { describe, expect, it, test } from "vitest";
import {
  chooseMethod,
  choosePhases,
  type PhaseEffect,
  PhaseMethod,
  phase,
} from "../../../../src/features/action/effects/phase/phase.js";
import { phaseSamples as samples } from "../../../../src/features/action/effects/phase/phase.samples.js";
import every from "../../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import { formatIn } from "../sentence-format.js";
import { expectDistinctSentences } from "./effect-sentences.js";
import { problemsOf } from "./judged.js";

test("a new one has the values of the public surface, in their order", () => {
  expect(JSON.stringify(phase.create())).toBe(JSON.stringify(defaults.effects[50]));
});

test("no two new ones share their list", () => {
  expect(phase.create().journey_tags).not.toBe(phase.create().journey_tags);
});

test("the canonical one is a sample", () => {
  expect(every.inputs.filter(({ type }) => type === 50)).toEqual([samples.typical]);
});

test.each(Object.entries(samples))("sample %s is read with nothing changed", (_, effect) => {
  expect(safeParse(phase.schema, effect)).toMatchObject({ success: true, output: effect });
});

test.each([{ method: 2 }, { journey_tags: 1001 }, { journey_tags: [null] }])(
  "with %j it is held",
  (change) => {
    expect(safeParse(phase.schema, { ...samples.typical, ...change }).success).toBe(false);
  },
);

describe("what the operator does (rules: phase-effect)", () => {
  const { typical, sparse, withUnknownKeys } = samples;
  it.each<[string, PhaseEffect, object]>([
    ["friends leave", chooseMethod(typical, PhaseMethod.remove), { ...typical, method: 1 }],
    ["friends pass", chooseMethod(withUnknownKeys, PhaseMethod.pass), { ...withUnknownKeys, method: 0 }],
    [
      "phases are chosen",
      choosePhases(withUnknownKeys, [1002, 1001]),
      { ...withUnknownKeys, journey_tags: [1002, 1001] },
    ],
    ["all are taken off", choosePhases(typical, []), { ...typical, journey_tags: [] }],
    ["missing keys stay missing", choosePhases(sparse, [1001]), { type: 50, journey_tags: [1001] }],
  ])("%s", (_, after, expected) => expect(JSON.stringify(after)).toBe(JSON.stringify(expected)));
});

describe("a phase must be chosen (rules: phase-effect)", () => {
  const unchosen = { field: "journey_tags", message: "フェーズを選択してください。" };
  it.each<[keyof typeof samples, object[]]>([
    ["typical", []],
    ["removed", []],
    ["deleted", []],
    ["textIds", []],
    ["empty", [unchosen]],
    ["emptyText", [unchosen]],
    ["sparse", [unchosen]],
  ])("%s", (name, problems) => expect(problemsOf(phase, samples[name])).toEqual(problems));
});

test.each<[keyof typeof samples, string, string]>([
  [
    "typical",
    "フェーズ「journey_tag1001」「journey_tag1002」を通過させる",
    "Let the friend pass the phases “journey_tag1001”, “journey_tag1002”",
  ],
  ["removed", "フェーズ「journey_tag1003」から外す", "Take the friend out of the phases “journey_tag1003”"],
  ["empty", "フェーズ（未選択）を通過させる", "Let the friend pass the phases (nothing chosen)"],
  ["emptyText", "フェーズ（未選択）を通過させる", "Let the friend pass the phases (nothing chosen)"],
  ["sparse", "フェーズ（未選択）を通過させる", "Let the friend pass the phases (nothing chosen)"],
])("%s says %s", (name, ja, en) => {
  expect(phase.summarize(samples[name], formatIn("ja"))).toBe(ja);
  expect(phase.summarize(samples[name], formatIn("en"))).toBe(en);
});

test("every field that counts is said differently, in both languages", () => {
  expectDistinctSentences(phase, samples.typical, {
    method: [0, 1],
    journey_tags: [[], [1001], [1002], [1001, 1002]],
  });
});
