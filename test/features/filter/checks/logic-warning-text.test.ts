import { expect, test } from "vitest";
import { findLogicWarnings } from "../../../../src/features/filter/checks/find-logic-warnings.js";
import {
  alarmsOf,
  type LogicWarningContext,
  notesOf,
} from "../../../../src/features/filter/checks/logic-warning-text.js";
import { placesOf } from "../../../../src/features/filter/checks/places.js";
import { allConditions } from "../../../../src/features/filter/conditions/index.js";
import type { FilterState } from "../../../../src/features/filter/entity.js";
import type { Locale } from "../../../../src/lib/locale.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { createSentenceFormat, type Names } from "../../../../src/references/index.js";
import { sampleNames } from "../../../references/sample-names.js";
import { filterOf, orPanel } from "./judge.js";

const tag = (tag_or: number, ...tag_ids: number[]) => ({
  type: 60,
  use_group: 0,
  tag_ids,
  tag_group_id: null,
  tag_or,
});

test("a contradiction is said beside both rows, with what the other one asks and nothing besides", () => {
  const { notes, alarms } = textsOf([tag(1, 101, 103), tag(2, 101, 102)]);
  expect(notes).toEqual({
    r0: "条件2でタグ「tag101」が付いていないと指定しているため、該当する人がいません。",
    r1: "条件1でタグ「tag101」が付いていると指定しているため、該当する人がいません。",
  });
  expect(alarms).toEqual([
    {
      row: "r1",
      text: "条件2：条件1でタグ「tag101」が付いていると指定しているため、該当する人がいません。",
    },
  ]);
});

test("a condition that is in the way of an or-panel, the panel and its branches each say their part", () => {
  const { notes, alarms } = textsOf([tag(2, 101, 102), orPanel(tag(0, 101), tag(0, 102))]);
  expect(notes).toEqual({
    r0: "or条件1に両立する条件がないため、該当する人がいません。",
    r1: "条件1と両立する条件がないため、該当する人がいません。",
    r2: "条件1でタグ「tag101」が付いていないと指定しているため、この条件を満たす人はいません。",
    r3: "条件1でタグ「tag102」が付いていないと指定しているため、この条件を満たす人はいません。",
  });
  expect(alarms).toEqual([
    { row: "r1", text: "or条件1：条件1と両立する条件がないため、該当する人がいません。" },
  ]);
});

test("several conditions in the way of an or-panel are all named", () => {
  const form = { type: 95, form_id: 1301, match: 10 };
  const { notes } = textsOf([tag(2, 101), form, orPanel(tag(0, 101), { ...form, match: 0 })]);
  expect(notes.r2).toBe("条件1・条件2と両立する条件がないため、該当する人がいません。");
  expect(notes.r0).toBe(notes.r1);
});

test("what narrows nothing is said where it is", () => {
  const { notes, alarms } = textsOf([
    tag(0, 101),
    tag(0, 101),
    tag(0),
    orPanel(),
    orPanel(tag(0, 102)),
    orPanel(tag(0, 101), tag(0, 102), tag(0, 102)),
  ]);
  expect(notes).toEqual({
    r0: "条件2と同じ内容です。どちらか1つで足ります。",
    r1: "条件1と同じ内容です。どちらか1つで足ります。",
    r2: "何も指定されていないため、この条件では絞り込まれません。",
    r3: "条件がないため、このor条件では絞り込まれません。",
    r4: "条件が1つだけなので、orで囲む必要はありません。",
    r6: "条件1と同じ条件を含むため、このor条件では絞り込まれません。",
    r8: "or条件3の3番目と同じ内容です。どちらか1つで足ります。",
    r9: "or条件3の2番目と同じ内容です。どちらか1つで足ります。",
  });
  expect(alarms).toEqual([]);
});

test("a row with two warnings shows the more important one", () => {
  const { notes } = textsOf([tag(0, 101), tag(0, 101), tag(2, 101)]);
  expect(notes.r0).toContain("条件3で");
  expect(notes.r1).toContain("条件3で");
});

test("being a copy weighs less than leaving no branch of an or-panel", () => {
  const { notes } = textsOf([tag(2, 101), tag(2, 101), orPanel(tag(0, 101))]);
  expect(notes.r0).toBe("or条件1に両立する条件がないため、該当する人がいません。");
});

test("everything is said in English, too", async () => {
  const inputs = [
    tag(0, 101),
    tag(0, 101),
    tag(2, 101),
    tag(0),
    orPanel(),
    orPanel(tag(0, 101)),
    orPanel(tag(2, 101), tag(2, 101)),
    orPanel(tag(0, 105)),
  ];
  const { notes } = textsOf(inputs, "en");
  expect(Object.keys(notes).length).toBeGreaterThan(8);
  for (const text of Object.values(notes)) expect(text).toMatch(/^[\x20-\x7e“”]+$/);
});

test("names are what the page's lists say, whatever they hold", () => {
  const hostile = "<img src=x onerror=alert(1)>";
  const state = filterOf(tag(0, 101), tag(2, 101));
  const names = { ...sampleNames, nameOf: () => hostile };
  expect(notesOf(findLogicWarnings(state), contextOf(state, "ja", names)).get("r0")).toContain(
    `「${hostile}」`,
  );
});

function textsOf(inputs: PlainObject[], locale: Locale = "ja") {
  const state = filterOf(...inputs);
  const context = contextOf(state, locale);
  const warnings = findLogicWarnings(state);
  const notes: Readonly<Record<string, string>> = Object.fromEntries(notesOf(warnings, context));
  return { notes, alarms: alarmsOf(warnings, context) };
}

function contextOf(state: FilterState, locale: Locale, names: Names = sampleNames): LogicWarningContext {
  return {
    places: placesOf(state, locale),
    format: createSentenceFormat(names, locale, "whole"),
    conditions: allConditions,
  };
}
