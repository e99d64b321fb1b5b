import { expect, test } from "vitest";
import { findOddities } from "../../../../src/features/filter/checks/find-oddities.js";
import { alarmsOf, notesOf } from "../../../../src/features/filter/checks/oddity-text.js";
import { placesOf } from "../../../../src/features/filter/checks/places.js";
import { type Locale, loadLanguage } from "../../../../src/lib/locale.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { sampleNames } from "../../choosing/sample-names.js";
import { filterOf, orPanel } from "./judge.js";

const tag = (tag_or: number, ...tag_ids: number[]) => ({
  type: 60,
  use_group: 0,
  tag_ids,
  tag_group_id: null,
  tag_or,
});

test("a contradiction is said beside both rows, with what the other one asks and nothing besides", () => {
  const { notes, alarms } = said([tag(1, 101, 103), tag(2, 101, 102)]);
  expect(notes).toEqual({
    c0: "条件2でタグ「tag101」のどれもないと指定しているため、該当する人がいません。",
    c1: "条件1でタグ「tag101」がすべてあると指定しているため、該当する人がいません。",
  });
  expect(alarms).toEqual([
    {
      row: "c1",
      text: "条件2：条件1でタグ「tag101」がすべてあると指定しているため、該当する人がいません。",
    },
  ]);
});

test("a condition that is in the way of an or-panel, the panel and its branches each say their part", () => {
  const { notes, alarms } = said([tag(2, 101, 102), orPanel(tag(0, 101), tag(0, 102))]);
  expect(notes).toEqual({
    c0: "or条件1に両立する条件がないため、該当する人がいません。",
    c1: "条件1と両立する条件がないため、該当する人がいません。",
    c2: "条件1でタグ「tag101」のどれもないと指定しているため、この条件を満たす人はいません。",
    c3: "条件1でタグ「tag102」のどれもないと指定しているため、この条件を満たす人はいません。",
  });
  expect(alarms).toEqual([
    { row: "c1", text: "or条件1：条件1と両立する条件がないため、該当する人がいません。" },
  ]);
});

test("several conditions in the way of an or-panel are all named", () => {
  const form = { type: 95, form_id: 1301, match: 10 };
  const { notes } = said([tag(2, 101), form, orPanel(tag(0, 101), { ...form, match: 0 })]);
  expect(notes.c2).toBe("条件1・条件2と両立する条件がないため、該当する人がいません。");
  expect(notes.c0).toBe(notes.c1);
});

test("what narrows nothing is said where it is", () => {
  const { notes, alarms } = said([
    tag(0, 101),
    tag(0, 101),
    tag(0),
    orPanel(),
    orPanel(tag(0, 102)),
    orPanel(tag(0, 101), tag(0, 102), tag(0, 102)),
  ]);
  expect(notes).toEqual({
    c0: "条件2と同じ内容です。どちらか1つで足ります。",
    c1: "条件1と同じ内容です。どちらか1つで足ります。",
    c2: "何も指定されていないため、この条件では絞り込まれません。",
    c3: "条件がないため、このor条件では絞り込まれません。",
    c4: "条件が1つだけなので、orで囲む必要はありません。",
    c6: "条件1と同じ条件を含むため、このor条件では絞り込まれません。",
    c8: "or条件3の3番目と同じ内容です。どちらか1つで足ります。",
    c9: "or条件3の2番目と同じ内容です。どちらか1つで足ります。",
  });
  expect(alarms).toEqual([]);
});

test("a row that is odd in two ways says the weightier one", () => {
  const { notes } = said([tag(0, 101), tag(0, 101), tag(2, 101)]);
  expect(notes.c0).toContain("条件3で");
  expect(notes.c1).toContain("条件3で");
});

test("being a copy weighs less than leaving no branch of an or-panel", () => {
  const { notes } = said([tag(2, 101), tag(2, 101), orPanel(tag(0, 101))]);
  expect(notes.c0).toBe("or条件1に両立する条件がないため、該当する人がいません。");
});

test("everything is said in English, too", async () => {
  await loadLanguage("en");
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
  const { notes } = said(inputs, "en");
  expect(Object.keys(notes).length).toBeGreaterThan(8);
  for (const text of Object.values(notes)) expect(text).toMatch(/^[\x20-\x7e“”]+$/);
});

test("names are what the page's lists say, whatever they hold", () => {
  const hostile = "<img src=x onerror=alert(1)>";
  const state = filterOf(tag(0, 101), tag(2, 101));
  const saying = {
    places: placesOf(state, "ja"),
    names: { ...sampleNames, nameOf: () => hostile },
    locale: "ja",
  } as const;
  expect(notesOf(findOddities(state), saying).get("c0")).toContain(`「${hostile}」`);
});

function said(inputs: PlainObject[], locale: Locale = "ja") {
  const state = filterOf(...inputs);
  const saying = { places: placesOf(state, locale), names: sampleNames, locale };
  const oddities = findOddities(state);
  const notes: Readonly<Record<string, string>> = Object.fromEntries(notesOf(oddities, saying));
  return { notes, alarms: alarmsOf(oddities, saying) };
}
