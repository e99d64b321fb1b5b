import { safeParse } from "valibot";
import { describe, expect, it, test } from "vitest";
import {
  chooseMenu,
  chooseOperation,
  type MenuEffect,
  MenuOperation,
  menu,
  operationOf,
} from "../../../../src/features/action/effects/menu/menu.js";
import { menuSamples as samples } from "../../../../src/features/action/effects/menu/menu.samples.js";
import every from "../../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import { formatIn } from "../sentence-format.js";
import { expectDistinctSentences } from "./effect-sentences.js";
import { problemsOf } from "./judged.js";

test("a new one has the values of the public surface, in their order", () => {
  expect(JSON.stringify(menu.create())).toBe(JSON.stringify(defaults.effects[14]));
});

test("the canonical one is a sample", () => {
  expect(every.inputs.filter(({ type }) => type === 14)).toEqual([samples.typical]);
});

test.each(Object.entries(samples))("sample %s is read with nothing changed", (_, effect) => {
  expect(safeParse(menu.schema, effect)).toMatchObject({ success: true, output: effect });
});

test.each([{ menu_id: [601] }, { menu_id: true }, { member_query_id: "31" }])(
  "with %j it is held",
  (change) => {
    expect(safeParse(menu.schema, { ...samples.typical, ...change }).success).toBe(false);
  },
);

describe("menu_id 0 removes the menu (rules: menu-effect)", () => {
  it.each<[keyof typeof samples, MenuOperation]>([
    ["removed", MenuOperation.remove],
    ["removedInText", MenuOperation.remove],
    ["typical", MenuOperation.show],
    ["empty", MenuOperation.show],
    ["emptyText", MenuOperation.show],
    ["sparse", MenuOperation.show],
    ["hostile", MenuOperation.show],
  ])("%s", (name, operation) => expect(operationOf(samples[name])).toBe(operation));
});

describe("what the operator does (rules: menu-effect)", () => {
  const { typical, removed, sparse, withUnknownKeys } = samples;
  it.each<[string, MenuEffect, object]>([
    ["a menu is chosen", chooseMenu(withUnknownKeys, 602), { ...withUnknownKeys, menu_id: 602 }],
    ["it is taken off", chooseMenu(typical, null), { ...typical, menu_id: null }],
    [
      "the menu is to go away",
      chooseOperation(withUnknownKeys, MenuOperation.remove),
      { ...withUnknownKeys, menu_id: 0 },
    ],
    ["one is to be set again", chooseOperation(removed, MenuOperation.show), { ...removed, menu_id: null }],
    ["the same operation again leaves the menu", chooseOperation(typical, MenuOperation.show), typical],
    ["missing keys stay missing", chooseOperation(sparse, MenuOperation.remove), { type: 14, menu_id: 0 }],
  ])("%s", (_, after, expected) => expect(JSON.stringify(after)).toBe(JSON.stringify(expected)));
});

describe("a menu must be chosen, and none is a choice (rules: menu-effect)", () => {
  const unchosen = { field: "menu_id", message: "リッチメニューを選択してください。" };
  it.each<[keyof typeof samples, object[]]>([
    ["typical", []],
    ["removed", []],
    ["removedInText", []],
    ["deleted", []],
    ["empty", [unchosen]],
    ["emptyText", [unchosen]],
    ["sparse", [unchosen]],
  ])("%s", (name, problems) => expect(problemsOf(menu, samples[name])).toEqual(problems));
});

test.each<[keyof typeof samples, string, string]>([
  ["typical", "リッチメニュー「richmenu601」を設定する", "Set the rich menu “richmenu601”"],
  ["removed", "リッチメニューを解除する", "Remove the rich menu"],
  ["removedInText", "リッチメニューを解除する", "Remove the rich menu"],
  ["empty", "リッチメニュー（未選択）を設定する", "Set the rich menu (nothing chosen)"],
  ["sparse", "リッチメニュー（未選択）を設定する", "Set the rich menu (nothing chosen)"],
])("%s says %s", (name, ja, en) => {
  expect(menu.summarize(samples[name], formatIn("ja"))).toBe(ja);
  expect(menu.summarize(samples[name], formatIn("en"))).toBe(en);
});

test("every menu and none are said differently, in both languages", () => {
  expectDistinctSentences(menu, samples.typical, { menu_id: [601, 602, 0, null] });
});
