import { describe, expect, it } from "vitest";
import { allEffects } from "../../../src/features/action/effects/index.js";
import { readAction } from "../../../src/features/action/entity.js";
import { problemsOf } from "../../../src/features/action/problems.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { judgedAt } from "./effects/judged.js";
import { actionOf, textEffect } from "./open-model.js";

const unnamed = ["a_name", "アクション名を入力してください。", false] as const;
const longNamed = ["a_name", "アクション名は100文字以内で入力してください。", true] as const;
const empty = ["inputs", "最低1つの要素を選択して下さい", false] as const;

const context = judgedAt();

describe("the action as a whole", () => {
  it.each<[what: string, action: PlainObject, template: boolean, problems: readonly unknown[]]>([
    ["one effect is enough", actionOf("一"), false, []],
    ["no effect is not", actionOf(), false, [empty]],
    ["no inputs at all", { aid: 5 }, false, [empty]],
    ["outside of templates the name does not matter", { ...actionOf("一"), a_name: "" }, false, []],
    ["nor does its length", { ...actionOf("一"), a_name: "あ".repeat(101) }, false, []],
    ["a template needs a name", { ...actionOf("一"), a_name: "" }, true, [unnamed]],
    ["blanks are no name", { ...actionOf("一"), a_name: " 　\t" }, true, [unnamed]],
    ["a missing name is none", { inputs: [textEffect("一")] }, true, [unnamed]],
    ["a number is none", { ...actionOf("一"), a_name: 5 }, true, [unnamed]],
    ["100 letters fit", { ...actionOf("一"), a_name: "あ".repeat(100) }, true, []],
    ["blanks around them do not count", { ...actionOf("一"), a_name: ` ${"あ".repeat(100)} ` }, true, []],
    ["101 do not", { ...actionOf("一"), a_name: "あ".repeat(101) }, true, [longNamed]],
    ["51 pairs of surrogates do not", { ...actionOf("一"), a_name: "😀".repeat(51) }, true, [longNamed]],
    ["a template with nothing in it", { ...actionOf(), a_name: "" }, true, [unnamed, empty]],
  ])("%s", (_, action, template, problems) => {
    const found = problemsIn(action, template);
    expect(found.map(({ field, message, immediate }) => [field, message, immediate])).toEqual(problems);
    expect(found.every(({ row, place }) => row === null && place === "")).toBe(true);
  });
});

describe("effects", () => {
  it("problems are told in the order of the screen, each with its place", () => {
    const inputs = [textEffect(""), textEffect("二"), textEffect("", { delay_type: 2, delay_at: "" })];
    const found = problemsIn({ ...actionOf(), a_name: "", inputs }, true);
    expect(found.map(({ row, field, place }) => [row, field, place])).toEqual([
      [null, "a_name", ""],
      ["r0", "text", "1. テキスト送信"],
      ["r2", "text", "3. テキスト送信"],
      ["r2", "delay_at", "3. テキスト送信"],
    ]);
  });

  it.each<[what: string, effect: PlainData]>([
    ["an unknown kind", { type: 999, text: "" }],
    ["an unknown kind", { type: 999, egg_id: null }],
    ["a damaged one", { type: 1, text: null }],
    ["one of a type in text", { type: "1", text: "" }],
    ["nothing", null],
  ])("what we cannot read we do not judge, and it counts as an effect: %s", (_, effect) => {
    expect(problemsIn({ ...actionOf(), inputs: [effect] }, false)).toEqual([]);
  });

  it("in English", () => {
    const found = problemsOf(readAction({ inputs: [textEffect("")] })!, {
      template: true,
      abilities: [],
      effects: allEffects,
      context: { ...context, locale: "en" },
    });
    expect(found.map(({ place, message }) => [place, message])).toEqual([
      ["", "Enter the action name."],
      ["1. Send text", "Enter the text."],
    ]);
    const none = problemsOf(readAction({ inputs: [] })!, {
      template: false,
      abilities: [],
      effects: allEffects,
      context: { ...context, locale: "en" },
    });
    expect(none.map(({ message }) => message)).toEqual(["Choose at least one effect"]);
  });
});

function problemsIn(action: PlainObject, template: boolean) {
  return problemsOf(readAction(action)!, {
    template,
    abilities: [],
    effects: allEffects,
    context,
  });
}
