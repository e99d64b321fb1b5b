import { act } from "react";
import { describe, expect, test } from "vitest";
import type { FriendInfoEffect } from "../../../../../src/features/action/effects/friend-info/effect.js";
import { FriendInfoEditor } from "../../../../../src/features/action/effects/friend-info/FriendInfoEditor.js";
import { friendInfo } from "../../../../../src/features/action/effects/friend-info/friend-info.js";
import { friendInfoSamples as samples } from "../../../../../src/features/action/effects/friend-info/friend-info.samples.js";
import type { ActionSettings } from "../../../../../src/features/action/settings.js";
import { triggerContext } from "../../../../host/pages/console-context.js";
import { editEffect } from "../edit-effect.js";

const items = [
  { id: 201, name: "会員ランク", type: 0 },
  { id: 202, name: "来店回数", type: 1 },
  { id: 203, name: "次回来店予定日", type: 30 },
  { id: 204, name: "担当", type: 20 },
  { id: 205, name: "施術の記録", type: 2 },
  { id: 206, name: "写真", type: 10 },
];
const choices = [
  { id: 2041, name: "佐々木" },
  { id: 2042, name: "中村" },
];
const linked: Partial<ActionSettings> = { abilities: ["open-api"], triggerContext };
const edit = (effect: FriendInfoEffect, settings: Partial<ActionSettings> = {}, list = choices) =>
  editEffect<FriendInfoEffect>(friendInfo, FriendInfoEditor, effect, {
    settings,
    items,
    choices: list,
  });

describe("what is offered follows the variable's type (rules: friend-info-types, linked-data-offered)", () => {
  const sums = ["代入", "加算", "減算", "クリア"];
  const [fixed, drawn, day, data] = ["固定値", "ランダム", "アクション実行日", "連携データ"];
  test.each<[keyof typeof samples, operands: string[], valueTypes: string[], Partial<ActionSettings>]>([
    ["typical", sums, [fixed, drawn], {}],
    ["typical", sums, [fixed, drawn, data], linked],
    ["figure", sums, [fixed, drawn], {}],
    ["date", ["代入", "クリア"], [fixed, day], {}],
    ["date", ["代入", "クリア"], [fixed, day, data], linked],
    ["dateSum", ["代入", "加算", "クリア"], [fixed, day], {}],
    ["choice", ["代入", "クリア"], [], {}],
    ["choice", ["代入", "クリア"], [fixed, data], linked],
    ["image", ["クリア"], [], linked],
    ["linked", sums, [fixed, drawn, data], {}],
    ["cleared", sums, [], linked],
    ["empty", [], [], linked],
    ["typeMissing", ["代入", "クリア"], [fixed, day], {}],
  ])("%s", async (name, operands, valueTypes, settings) => {
    const page = await edit(samples[name], settings);
    expect(page.optionsOf("operand")).toEqual(operands);
    expect(page.optionsOf("valuetype")).toEqual(valueTypes);
    expect(page.changes).toEqual([]);
  });
});

describe("the field of the constant (rules: friend-info-constant)", () => {
  test.each<[keyof typeof samples, kind: string]>([
    ["typical", "input[type=text]:not([inputmode])"],
    ["figure", "input[type=text]:not([inputmode])"],
    ["added", "input[inputmode=decimal]"],
    ["date", "input[type=date]"],
    ["longText", "textarea"],
  ])("%s", async (name, kind) => {
    const page = await edit(samples[name]);
    expect(page.get("[data-field=fix_value]").matches(kind)).toBe(true);
  });

  test("lines that are stored under a short text are not joined while they are edited", async () => {
    const page = await edit({ ...samples.typical, fix_value: "一\n二" });
    await page.type("fix_value", "一");
    expect(page.get("[data-field=fix_value]").matches("textarea")).toBe(true);
  });

  test("a figure to count with is given back as text", async () => {
    const page = await edit(samples.added);
    await page.type("fix_value", "２.５");
    expect(page.last()).toEqual([{ ...samples.added, fix_value: "2.5" }, "fix_value"]);
  });
});

describe("what is said", () => {
  test.each<[keyof typeof samples, string]>([
    ["date", "日付の計算は現在対応しておりません"],
    ["dateSum", "日付の計算は現在対応しておりません"],
    ["noDate", "日付ではない値「ゴールド」が入力されています"],
    ["image", "画像・PDFの友だち情報はクリアのみできます"],
    ["noConstant", "値を入力してください。"],
    ["empty", "友だち情報を選択してください。"],
    ["deletedChoice", "! 選択肢が削除済 !"],
  ])("%s: %s", async (name, text) => {
    expect((await edit(samples[name])).box.textContent).toContain(text);
  });

  test("a choice that is there is not called deleted", async () => {
    expect((await edit(samples.choice)).box.textContent).not.toContain("削除済");
  });

  test("a variable without choices says so (rules: deleted-choice)", async () => {
    expect((await edit(samples.choiceCleared, {}, [])).box.textContent).toContain("(選択肢がありません)");
  });
});

test("clearing empties the constant and takes its field away (rules: friend-info-cleared)", async () => {
  const page = await edit(samples.typical);
  await page.choose("operand", "クリア");
  expect(page.last()).toEqual([{ ...samples.typical, operand: 4, fix_value: "" }, "operand"]);
  expect(page.shows("fix_value")).toBe(false);
});

test("the day of the action is chosen as a kind of value (rules: friend-info-effect)", async () => {
  const page = await edit(samples.date);
  await page.choose("valuetype", "アクション実行日");
  expect(page.last()?.[0]).toMatchObject({ valuetype: 3, dynamic_value: "action_date" });
  expect(page.shows("fix_value")).toBe(false);
});

test("the type that the list knows enters with the first edit, and not before", async () => {
  const page = await edit(samples.typeMissing);
  expect(page.changes).toEqual([]);
  await act(async () => {});
  await page.choose("operand", "クリア");
  expect(page.last()?.[0]).toMatchObject({ var_type: 30, operand: 4 });
});

test("the variable can be edited elsewhere, as long as it is there", async () => {
  expect((await edit(samples.typical)).links()).toEqual(["/line/var/edit/201"]);
  expect((await edit(samples.deleted)).links()).toEqual([]);
});
