import { safeParse } from "valibot";
import { describe, expect, it, test } from "vitest";
import {
  changedMark,
  chooseMark,
  chooseRate,
  type MemberEffect,
  member,
  rateOf,
} from "../../../../src/features/action/effects/member/member.js";
import { memberSamples as samples } from "../../../../src/features/action/effects/member/member.samples.js";
import every from "../../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import { sentenceOf, sharedSentences } from "./effect-sentences.js";
import { problemsOf } from "./judged.js";
import { warningsOf } from "./warned.js";

test("a new one has the values of the public surface, in their order", () => {
  expect(JSON.stringify(member.create())).toBe(JSON.stringify(defaults.effects[7]));
});

test("the canonical one is a sample", () => {
  expect(every.inputs.filter(({ type }) => type === 7)).toEqual([samples.typical]);
});

test.each(Object.entries(samples))("sample %s is read with nothing changed", (_, effect) => {
  expect(safeParse(member.schema, effect)).toMatchObject({ success: true, output: effect });
});

test.each([{ user_rate: 2 }, { notify: [2] }, { notify: true }])("with %j it is held", (change) => {
  expect(safeParse(member.schema, { ...samples.typical, ...change }).success).toBe(false);
});

describe("notify -1 and user_rate -10 change nothing (rules: member-effect)", () => {
  it.each<[keyof typeof samples, MemberEffect["notify"], MemberEffect["user_rate"]]>([
    ["typical", 2, -10],
    ["inText", "2", -10],
    ["deleted", 99999, -10],
    ["empty", null, -10],
    ["unset", null, -10],
    ["emptyText", null, -10],
    ["unchangedInText", null, -10],
    ["sparse", null, -10],
    ["hidden", null, 0],
    ["normal", null, 1],
    ["blocked", null, -1],
    ["both", 3, 0],
  ])("%s", (name, mark, rate) => {
    expect([changedMark(samples[name]), rateOf(samples[name])]).toEqual([mark, rate]);
  });
});

describe("what the operator does (rules: member-effect)", () => {
  const { typical, sparse, withUnknownKeys } = samples;
  it.each<[string, MemberEffect, object]>([
    ["a mark is chosen", chooseMark(withUnknownKeys, 3), { ...withUnknownKeys, notify: 3 }],
    ["it is taken off", chooseMark(typical, null), { ...typical, notify: -1 }],
    ["that it stays is chosen", chooseMark(typical, -1), { ...typical, notify: -1 }],
    [
      "how friends are shown is chosen",
      chooseRate(withUnknownKeys, -1),
      { ...withUnknownKeys, user_rate: -1 },
    ],
    ["missing keys stay missing", chooseRate(sparse, 0), { type: 7, user_rate: 0 }],
  ])("%s", (_, after, expected) => expect(JSON.stringify(after)).toBe(JSON.stringify(expected)));
});

test.each(Object.entries(samples))("sample %s may be saved (rules: member-effect)", (_, effect) => {
  expect(problemsOf(member, effect)).toEqual([]);
});

describe("what blocking does is said (rules: block-warning)", () => {
  const warning = {
    field: "user_rate",
    message:
      "ブロックした友だちは友だちリストに表示されなくなり、メッセージも送信されません。タグと友だち情報は削除されます。",
  };
  it.each<[keyof typeof samples, object[]]>([
    ["blocked", [warning]],
    ["hidden", []],
    ["normal", []],
    ["empty", []],
    ["unset", []],
    ["sparse", []],
  ])("%s", (name, warnings) => {
    expect(warningsOf(member, samples[name])).toEqual(warnings);
  });
});

test.each<[keyof typeof samples, string, string]>([
  ["typical", "対応マークを「response_mark2」にする", "Set the response mark “response_mark2”"],
  ["hidden", "友だちを非表示にする", "Hide the friend"],
  ["normal", "友だちの表示を通常に戻す", "Show the friend as normal again"],
  ["blocked", "友だちをブロックする", "Block the friend"],
  [
    "both",
    "対応マークを「response_mark3」にして、友だちを非表示にする",
    "Set the response mark “response_mark3”; hide the friend",
  ],
  ["empty", "対応マークも表示も変更しない", "Leave the response mark and the display as they are"],
  ["sparse", "対応マークも表示も変更しない", "Leave the response mark and the display as they are"],
])("%s says %s", (name, ja, en) => {
  expect(sentenceOf(member, samples[name])).toBe(ja);
  expect(sentenceOf(member, samples[name], "en")).toBe(en);
});

test("no two are said alike, in any language", () => {
  const each = [-1, 1, 2].flatMap((notify) =>
    ([-10, 1, 0, -1] as const).map((user_rate) => ({ ...samples.typical, notify, user_rate })),
  );
  expect(sharedSentences(member, each)).toEqual([]);
});
