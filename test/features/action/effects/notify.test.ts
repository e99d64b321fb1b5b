import { safeParse } from "valibot";
import { describe, expect, it, test } from "vitest";
import { allEffects, effectTypeIds } from "../../../../src/features/action/effects/index.js";
import { notifyWords } from "../../../../src/features/action/effects/notify/messages.js";
import { longestNotice, notify, writeNotice } from "../../../../src/features/action/effects/notify/notify.js";
import { notifySamples as samples } from "../../../../src/features/action/effects/notify/notify.samples.js";
import { offeredEffects } from "../../../../src/features/action/offered-effects.js";
import every from "../../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import { settingsWith } from "../open-model.js";
import { formatIn } from "../sentence-format.js";
import { expectDistinctSentences } from "./effect-sentences.js";
import { problemsOf } from "./judged.js";

test("a new one has the values of the public surface, in their order", () => {
  expect(JSON.stringify(notify.create())).toBe(JSON.stringify(defaults.effects[16]));
});

test("the canonical one is a sample", () => {
  expect(every.inputs.filter(({ type }) => type === 16)).toEqual([samples.typical]);
});

test.each(Object.entries(samples))("sample %s is read with nothing changed", (_, effect) => {
  expect(safeParse(notify.schema, effect)).toMatchObject({ success: true, output: effect });
});

test.each([{ text: 5 }, { text: ["a"] }, { member_query_id: "31" }])("with %j it is held", (change) => {
  expect(safeParse(notify.schema, { ...samples.typical, ...change }).success).toBe(false);
});

test("never offered, even where a page asks for it (rules: effect-abilities)", () => {
  const offered = offeredEffects(allEffects, settingsWith({ swatch: effectTypeIds }));
  expect(offered.map(({ type }) => type)).not.toContain(16);
});

test.each([
  ["typical", "別の内容", { ...samples.typical, text: "別の内容" }],
  ["withUnknownKeys", "", { ...samples.withUnknownKeys, text: "" }],
  ["sparse", "内容", { type: 16, text: "内容" }],
] as const)("%s: the text is written", (name, text, expected) => {
  expect(JSON.stringify(writeNotice(samples[name], text))).toBe(JSON.stringify(expected));
});

describe("at most 100 characters (rules: notify-effect)", () => {
  const tooLong = { field: "text", message: "通知内容は100文字以内で入力してください。", immediate: true };
  it.each<[keyof typeof samples, object[]]>([
    ["typical", []],
    ["longest", []],
    ["empty", []],
    ["sparse", []],
    ["nothingSet", []],
    ["tooLong", [tooLong]],
  ])("%s", (name, problems) => expect(problemsOf(notify, samples[name])).toEqual(problems));

  it("counts as the counter does", () => {
    expect(longestNotice).toBe(100);
    expect(notifyWords.ja.counter(101, longestNotice)).toBe("101/100");
  });
});

test.each<[keyof typeof samples, string, string]>([
  ["typical", "「担当者へ通知します。」を通知する", "Notify: “担当者へ通知します。”"],
  ["severalLines", "「一行目 二行目」を通知する", "Notify: “一行目 二行目”"],
  ["longest", `「${"あ".repeat(16)}…」を通知する`, `Notify: “${"あ".repeat(16)}…”`],
  ["empty", "（未入力）を通知する", "Notify: (nothing entered)"],
  ["sparse", "（未入力）を通知する", "Notify: (nothing entered)"],
  ["nothingSet", "（未入力）を通知する", "Notify: (nothing entered)"],
])("%s says %s", (name, ja, en) => {
  expect(notify.summarize(samples[name], formatIn("ja"))).toBe(ja);
  expect(notify.summarize(samples[name], formatIn("en"))).toBe(en);
});

test("every text is said differently, in both languages", () => {
  expectDistinctSentences(notify, samples.typical, { text: ["a", "b", ""] });
});
