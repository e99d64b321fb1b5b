import { beforeAll, describe, expect, it } from "vitest";
import { describeCondition } from "../../../../src/features/filter/conditions/sentences.js";
import { filterSentence } from "../../../../src/features/filter/insight/sentence.js";
import { type Locale, loadLanguage } from "../../../../src/lib/locale.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { sampleNames } from "../../choosing/sample-names.js";
import { anyOf, held, stateOf, tagged } from "../open-filter.js";

beforeAll(() => loadLanguage("en"));

const [a, b, c] = [1, 2, 3].map((tag) => describeCondition(tagged(tag), sampleNames, "ja"));

describe("what a filter says", () => {
  it.each<[what: string, inputs: PlainData[], said: string]>([
    ["nothing", [], "条件なし（すべての友だち）"],
    ["one condition", [tagged(1)], `${a}`],
    ["all must be met", [tagged(1), tagged(2), tagged(3)], `${a} かつ ${b} かつ ${c}`],
    ["one must be met", [anyOf(tagged(1), tagged(2))], `（${a} または ${b}）`],
    ["both", [tagged(1), anyOf(tagged(2), tagged(3))], `${a} かつ （${b} または ${c}）`],
    ["an or-panel of one", [anyOf(tagged(1))], `（いずれか：${a}）`],
    ["an empty or-panel", [tagged(1), anyOf()], `${a} かつ （条件のないor）`],
    ["a broken one", [{ type: -1, reason: "削除されたシナリオ" }], "「無効な条件」（削除されたシナリオ）"],
    ["a broken one without a reason", [{ type: -1, reason: 5 }], "「無効な条件」の条件"],
    ["one of an unknown kind", [held, null], "「不明な条件」の条件 かつ 「不明な条件」の条件"],
    [
      "one that cannot be read",
      [anyOf({ type: 60, tag_ids: "x" }, tagged(1))],
      `（「タグ」の条件 または ${a}）`,
    ],
  ])("%s", (_, inputs, said) => {
    expect(sentence(inputs, "ja")).toBe(said);
  });

  it("in English", () => {
    const [one, two] = [1, 2].map((tag) => describeCondition(tagged(tag), sampleNames, "en"));
    expect(sentence([], "en")).toBe("No conditions (all friends)");
    expect(sentence([tagged(1), anyOf(tagged(1), tagged(2))], "en")).toBe(`${one} and (${one} or ${two})`);
  });
});

function sentence(inputs: PlainData[], locale: Locale): string {
  return filterSentence(stateOf(...inputs).rows, sampleNames, locale);
}
