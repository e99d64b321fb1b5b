import { describe, expect, it } from "vitest";
import { readFilter } from "../../../src/features/filter/entity.js";
import { problemsOf } from "../../../src/features/filter/problems.js";
import type { FilterMode, FilterSettings } from "../../../src/features/filter/settings.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { everything } from "./filter-settings.js";
import { anyOf, filterOf, held, tagged } from "./open-filter.js";

const unnamed = {
  row: null,
  field: "name",
  message: "条件を保存するとき名前は必須です",
  place: "",
  immediate: false,
};

describe("the name", () => {
  it.each<[what: string, filter: PlainObject, mode: FilterMode, problems: unknown[]]>([
    ["is there", filterOf(tagged(1)), "editor", []],
    ["is missing", { ...filterOf(tagged(1)), name: "" }, "editor", [unnamed]],
    ["is blanks alone", { ...filterOf(tagged(1)), name: " 　\t" }, "editor", [unnamed]],
    ["has no key", { inputs: [] }, "editor", [unnamed]],
    ["is a number", { ...filterOf(), name: 5 }, "editor", [unnamed]],
    ["is missing where nobody can type one", { ...filterOf(), name: "" }, "board", []],
    ["is missing where only conditions are shown", { ...filterOf(), name: "" }, "funneling", []],
    ["may be of any length", { ...filterOf(), name: "あ".repeat(500) }, "editor", []],
  ])("%s", (_, filter, mode, problems) => {
    expect(problemsIn(filter, { mode })).toEqual(problems);
  });
});

it("an empty filter, an empty or-panel and what is half filled may be saved", () => {
  expect(problemsIn(filterOf())).toEqual([]);
  expect(problemsIn(filterOf(anyOf(), { type: 60, tag_ids: [] }, { type: 75 }))).toEqual([]);
});

describe("conditions", () => {
  const reversed = { type: 30, date_from: "2026-12-31", date_to: "2026-01-01" };
  const noFigure = { type: 75, var_id: 202, match: 10, query: "gold" };

  it("problems are told in the order of the screen, numbered in their panel", () => {
    const inputs = [
      anyOf(tagged(1), noFigure),
      reversed,
      { type: 120, effects: "x" },
      anyOf(reversed),
      noFigure,
    ];
    const found = problemsIn({ ...filterOf(...inputs), name: "" });
    expect(found.map(({ row, field, place, message }) => [row, field, place, message])).toEqual([
      [null, "name", "", "条件を保存するとき名前は必須です"],
      ["r3", "date_from", "1. 友だち登録日", "入力範囲が不正です。"],
      ["r7", "query", "3. 友だち情報", "入力値が不正です。"],
      ["r2", "query", "2. 友だち情報", "入力値が不正です。"],
      ["r6", "date_from", "1. 友だち登録日", "入力範囲が不正です。"],
    ]);
  });

  it.each<[what: string, condition: PlainData]>([
    ["an unknown kind", held],
    ["a broken one", { type: -1, reason: "不明" }],
    ["a damaged one", { ...reversed, date_from: 5 }],
    ["one of a type in text", { ...reversed, type: "30" }],
    ["nothing", null],
    ["an or-panel inside another", anyOf(reversed)],
  ])("what cannot be read is not judged: %s", (_, condition) => {
    expect(problemsIn(filterOf(anyOf(condition)))).toEqual([]);
  });

  it.each<[what: string, condition: PlainData, settings: Partial<FilterSettings>]>([
    [
      "whose ability is missing",
      { type: 85, landing_ids: [1], use_date: 1, date_from: "2026-12-31", date_to: "2026-01-01" },
      { abilities: [] },
    ],
    ["without its trigger", { type: 115, match: 10, query: "gold" }, { triggerContext: null }],
    ["that members do not have", { type: 77, common_var_id: 1, query: "gold" }, { memberFilter: true }],
  ])("one %s is locked, nobody can mend it, and it is not judged", (_, condition, settings) => {
    const filter = filterOf(condition, anyOf(condition));
    expect(problemsIn(filter)).toHaveLength(2);
    expect(problemsIn(filter, settings)).toEqual([]);
  });

  it("the limits of common information are those of the page", () => {
    const filter = filterOf({ type: 77, common_var_id: 901, match: 10, query: 101 });
    expect(problemsIn(filter)).toEqual([]);
    const limits = { commonVarMin: 0, commonVarMax: 100 };
    expect(problemsIn(filter, { limits }).map(({ row, field }) => [row, field])).toEqual([["r0", "query"]]);
  });

  it("in English", () => {
    const found = problemsIn({ ...filterOf(noFigure), name: "" }, { locale: "en" });
    expect(found.map(({ place }) => place)).toEqual(["", "1. Friend information"]);
    expect(found.map(({ message }) => message).join()).toMatch(/^[\x20-\x7e]+$/);
  });
});

function problemsIn(filter: PlainObject, settings: Partial<FilterSettings> = {}) {
  return problemsOf(readFilter(filter)!, { ...everything, ...settings }, "2026-11-21");
}
