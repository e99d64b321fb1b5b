import { expect, test } from "vitest";
import { CommonInfoEditor } from "../../../../../src/features/action/effects/common-info/CommonInfoEditor.js";
import {
  type CommonInfoEffect,
  commonInfo,
} from "../../../../../src/features/action/effects/common-info/common-info.js";
import { commonInfoSamples as samples } from "../../../../../src/features/action/effects/common-info/common-info.samples.js";
import type { ActionSettings } from "../../../../../src/features/action/settings.js";
import { editEffect } from "../edit-effect.js";

const items = [
  { id: 901, name: "申込数", type: 2 },
  { id: 903, name: "今月のおすすめ", type: 1 },
  { id: 906, name: "種別なし" },
];
const edit = (name: keyof typeof samples, settings: Partial<ActionSettings> = {}) =>
  editEffect<CommonInfoEffect>(commonInfo, CommonInfoEditor, samples[name], {
    items,
    settings,
  });

test("what is no number is shown as what it is, and refused (rules: common-info-is-a-number)", async () => {
  const page = await edit("noNumberType");
  expect(page.box.textContent).toContain("今月のおすすめ");
  expect(page.box.textContent).not.toContain("削除済み");
  expect(page.get(".field-error").textContent).toBe("数値種別のみ対応しています");
});

test("for a number it is only a hint", async () => {
  const page = await edit("typical");
  expect(page.box.querySelector(".field-error")).toBeNull();
  expect(page.get(".field-hint").textContent).toBe("数値種別のみ対応しています");
});

test("a figure keeps three digits after the point (rules: common-info-effect)", async () => {
  const page = await edit("typical");
  await page.type("fix_value", "1.23456");
  expect(page.last()).toEqual([{ ...samples.typical, fix_value: 1.235 }, "fix_value"]);
});

test.each([
  ["-1", "0以上の数値を入力してください。"],
  ["", "値を入力してください。"],
  ["11", "入力値が不正です。"],
])("%j is kept, and refused at its field", async (typed, message) => {
  const page = await edit("typical", { limits: { commonVarMin: 0, commonVarMax: 10 } });
  await page.type("fix_value", typed);
  expect(page.box.textContent).toContain(message);
});

test("another kind of value starts anew (rules: common-info-chosen-anew)", async () => {
  const page = await edit("subtracted");
  await page.choose("value_type", "ランダム");
  expect(page.last()).toEqual([
    { ...samples.subtracted, value_type: 2, operand: 2, fix_value: 0 },
    "value_type",
  ]);
  expect(page.shows("fix_value")).toBe(false);
  await page.type("min_value", "5");
  expect(page.last()?.[0]).toMatchObject({ min_value: 5, max_value: 5 });
});

test("it can be edited elsewhere, as long as it is there", async () => {
  expect((await edit("typical")).links()).toEqual(["/line/common_var/edit/901"]);
  expect((await edit("deleted")).links()).toEqual([]);
});
