import { describe, expect, it } from "vitest";
import { filterSentence } from "../../../../src/features/filter/summary/sentence.js";
import type { Locale } from "../../../../src/lib/locale.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { sampleNames } from "../../../references/sample-names.js";
import { summaryOf } from "../conditions/summaries.js";
import { anyOf, held, stateOf, tagged } from "../open-filter.js";

const [a, b, c] = [1, 2, 3].map((tag) => summaryOf(tagged(tag), sampleNames, "ja"));

describe("what a filter says", () => {
  it.each<[what: string, inputs: PlainData[], expected: string]>([
    ["nothing", [], "条件なし（すべての友だち）"],
    ["one condition", [tagged(1)], `${a}`],
    ["all must be met", [tagged(1), tagged(2), tagged(3)], `${a} かつ ${b} かつ ${c}`],
    ["one must be met", [anyOf(tagged(1), tagged(2))], `（${a} または ${b}）`],
    ["both", [tagged(1), anyOf(tagged(2), tagged(3))], `${a} かつ （${b} または ${c}）`],
    ["an or-panel of one", [anyOf(tagged(1))], `${a}`],
    ["an empty or-panel", [tagged(1), anyOf()], `${a} かつ 未選択の条件「or」に合う`],
    [
      "an unset condition",
      [tagged(1), { type: 50, notify: [] }],
      `${a} かつ 未選択の条件「対応マーク」に合う`,
    ],
    [
      "one that is not typed",
      [anyOf(tagged(1), { type: 20, memos: [] })],
      `（${a} または 未入力の条件「個別メモ」に合う）`,
    ],
    [
      "one without its value",
      [{ type: 75, var_id: 3, match: 0, query: "" }],
      "友だち情報「varia3」が（未入力）と一致する",
    ],
    ["a broken one", [{ type: -1, reason: "削除されたシナリオ" }], "「無効な条件」（削除されたシナリオ）"],
    ["a broken one without a reason", [{ type: -1, reason: 5 }], "「無効な条件」の条件"],
    ["one of an unknown kind", [held, null], "「不明な条件」の条件 かつ 「不明な条件」の条件"],
    [
      "one with a field that cannot be read",
      [anyOf({ type: 60, tag_ids: "x" }, tagged(1))],
      `（タグ（未選択）のいずれかが付いている（読み取れない項目：tag_ids） または ${a}）`,
    ],
  ])("%s", (_, inputs, expected) => {
    expect(sentence(inputs, "ja")).toBe(expected);
  });

  it.each([
    [{ type: 60, tag_ids: [1], tag_or: 0 }, "タグ「tag1」が付いている", "has the tag “tag1”"],
    [{ type: 60, tag_ids: [1], tag_or: 3 }, "タグ「tag1」が付いていない", "does not have the tag “tag1”"],
    [
      { type: 80, tracker_ids: [1], tracker_or: 2 },
      "コンバージョン「tracker1」を達成していない",
      "has not made the conversion “tracker1”",
    ],
    [
      { type: 85, landing_ids: [1], landing_or: 0 },
      "流入経路「landing1」から登録した",
      "registered through the landing “landing1”",
    ],
  ])("of a single thing %j", (condition, ja, en) => {
    expect([sentence([condition], "ja"), sentence([condition], "en")]).toEqual([ja, en]);
  });

  it("in English", () => {
    const [one, two] = [1, 2].map((tag) => summaryOf(tagged(tag), sampleNames, "en"));
    expect(sentence([], "en")).toBe("No conditions (all friends)");
    expect(sentence([tagged(1), anyOf(tagged(1), tagged(2))], "en")).toBe(`${one} and (${one} or ${two})`);
  });
});

function sentence(inputs: PlainData[], locale: Locale): string {
  return filterSentence(stateOf(...inputs).rows, sampleNames, locale);
}
