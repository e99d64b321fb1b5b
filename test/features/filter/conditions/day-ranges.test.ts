import { describe, expect, test } from "vitest";
import { lastReaction } from "../../../../src/features/filter/conditions/last-reaction/last-reaction.js";
import { withDays } from "../../../../src/features/filter/conditions/parts/date-range.js";
import { registered } from "../../../../src/features/filter/conditions/registered/registered.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { context, summaryOf } from "./summaries.js";

const kinds = [
  { ...registered, subject: "友だち登録日が" },
  { ...lastReaction, subject: "最終反応日が" },
] as const;

describe.each(kinds)("the condition $name", ({ type, subject, ...definition }) => {
  const judge = (from: string | null, to: string | null) =>
    definition.problems({ type, date_from: from, date_to: to } as never, context);
  const describeRange = (from: string | null, to: string | null) =>
    summaryOf({ type, date_from: from, date_to: to }, sampleNames, "ja");

  test("a chosen range takes the place of the one before, and unknown keys stay", () => {
    const before = { type, date_from: "2026-01-01", future: 1 };
    expect(withDays(before, { from: "2026-02-01", to: null })).toEqual({
      type,
      date_from: "2026-02-01",
      date_to: null,
      future: 1,
    });
    expect(before.date_from).toBe("2026-01-01");
  });

  test.each([
    ["both days", "2026-01-01", "2026-12-31"],
    ["one day", "2026-01-01", "2026-01-01"],
    ["no end", "2026-01-01", null],
    ["no start", null, "2026-01-01"],
    ["none at all", null, null],
    ["none at all, as empty texts", "", ""],
    ["no end, as an empty text", "2026-01-01", ""],
  ])("%s is a range (rules: date-ranges)", (_, from, to) => {
    expect(judge(from, to)).toEqual([]);
  });

  test.each([
    ["a start after the end", "2026-01-02", "2026-01-01", "入力範囲が不正です。"],
    ["a start that does not exist", "2026-02-30", null, "入力値が不正です。"],
    ["an end that does not exist", null, "2026-13-01", "入力値が不正です。"],
    ["another format", "2026/01/01", null, "入力値が不正です。"],
    ["no date", "<b>", "2026-01-01", "入力値が不正です。"],
  ])("%s is none (rules: date-ranges)", (_, from, to, message) => {
    expect(judge(from, to)).toEqual([{ field: "date_from", message, immediate: true }]);
  });

  test("a year that is being typed is not complained of before the operator tries to finish (rules: date-ranges)", () => {
    expect(judge("2026-01-01", "0202-12-31")).toEqual([
      { field: "date_from", message: "入力範囲が不正です。" },
    ]);
  });

  test("without a day it is unfinished, with one it is not", () => {
    const unfinished = definition.unfinished as (condition: object) => boolean;
    expect(unfinished({ type })).toBe(true);
    expect(unfinished({ type, date_from: "", date_to: null })).toBe(true);
    expect(unfinished({ type, date_to: "2026-01-01" })).toBe(false);
  });

  test.each([
    ["2026-01-01", "2026-12-31", "2026年1月1日から2026年12月31日まで"],
    ["2026-01-01", null, "2026年1月1日以降"],
    ["", "2026-12-31", "2026年12月31日まで"],
    [null, null, "（期間の指定なし）"],
    ["2026-1", null, "2026-1以降"],
  ])("is said from %s to %s", (from, to, text) => {
    expect(describeRange(from, to)).toBe(subject + text);
  });

  test("no two ranges are said alike, in any language", async () => {
    const base = { type, date_from: "2026-01-01", date_to: "2026-12-31" };
    const conditions = [
      ...varied(base, "date_from", ["2026-01-01", "2026-02-01", "2025-01-01"]),
      ...varied(base, "date_to", ["2026-11-30"]),
      { ...base, date_from: null },
      { ...base, date_to: null },
      { ...base, date_from: null, date_to: null },
    ];
    expect(await sharedSentences<never>(summaryOf as never, conditions as never)).toEqual([]);
  });

  test("it has no opposite", () => {
    expect(definition).not.toHaveProperty("opposite");
  });
});
