import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, foldedIncludes, foldedMatches } from "../../src/lib/fold.js";
import { createTextSearch, foldedRanges } from "../../src/lib/text-search.js";
import { foldTable } from "./fold-table.js";

const letters = [
  ..."あアｱぁガが゛ﾞｶカサーバーｰ東京店 　ABｃＡΣσς-－‐–—〜～~㈱㌔ヴヷ()（）İßé株1１①",
  "\u3099",
  "ガ",
];
const character = fc.oneof(
  fc.constantFrom(...letters),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
);
const text = fc.array(character, { maxLength: 8 }).map((each) => each.join(""));

describe("a search by places", () => {
  const texts = foldTable.map(([text]) => text);
  const search = createTextSearch(texts.length, (index) => texts[index] ?? "");

  it.each(foldTable.map((row, index) => [...row, index] as const))(
    "%j by %j: %j",
    (_, query, found, index) => {
      expect(search.matcher(query)(index)).toBe(found);
    },
  );

  it.each(["(", ".*", "[", "\\", "^", "$", "a|b", "{1}", "\\d", "]-[", "?"])(
    "takes %j for what it is, not for an expression",
    (query) => {
      const matches = createTextSearch(2, (index) => ["abcd1", `x${query}y`][index] ?? "").matcher(query);
      expect([matches(0), matches(1)]).toEqual([false, true]);
    },
  );

  it.each<[what: string, text: string, query: string]>([
    ["a text of 10,000 characters", `${"あ".repeat(9_999)}ん`, "ン"],
    ["a query of 10,000 characters", "ａ".repeat(10_000), "A".repeat(10_000)],
    ["half a character", "x\ud83dy", "\ud83d"],
    ["markup", "<img src=x onerror=alert(1)>", "ONERROR=ALERT"],
  ])("finds %s", (_, text, query) => {
    expect(createTextSearch(1, () => text).matcher(query)(0)).toBe(true);
  });

  it("finds exactly what folding each text would find", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), text, (texts, query) => {
        const matches = createTextSearch(texts.length, (index) => texts[index] ?? "").matcher(query);
        expect(texts.map((_, index) => matches(index))).toEqual(
          texts.map((each) => foldedIncludes(each, query)),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it("finds every part of a text, so that it never finds less than containment", () => {
    fc.assert(
      fc.property(text, fc.nat(8), fc.nat(8), (whole, a, b) => {
        const query = whole.slice(Math.min(a, b), Math.max(a, b));
        expect(createTextSearch(1, () => whole).matcher(query)(0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["regular", ["東京", "とうきょう", "トウキヨウ", "大阪", "東 京"]],
    ["other", ["㈱東京", "ｶﾞ東京", "か\u3099東京", "東京", "大阪"]],
  ])("keeps of places what it finds, among %s texts, in their order", (_, texts) => {
    const search = createTextSearch(texts.length, (index) => texts[index] ?? "");
    const indices = Uint32Array.of(4, 2, 0, 3, 1);
    for (const query of ["", "東京", "とう", "㈱", "か\u3099", "x", "京".repeat(300)]) {
      expect([...search.keep(indices, query)]).toEqual([...indices].filter(search.matcher(query)));
    }
    expect([...search.keep(indices, "東京")].length).toBeGreaterThan(1);
  });

  it("finds each character of the basic plane by itself and by what it folds to", () => {
    const lost: string[] = [];
    for (let code = 0; code < 0x10000; code++) {
      const alone = String.fromCharCode(code);
      const search = createTextSearch(1, () => alone);
      if (!search.matcher(alone)(0) || !search.matcher(fold(alone))(0)) lost.push(code.toString(16));
    }
    expect(lost).toEqual([]);
  }, 60_000);
});

describe("the ranges of a query in many texts", () => {
  it.each(foldTable.map(([text, query]) => [text, query]))(
    "in %j of %j are the known ones",
    (text, query) => {
      expect(foldedRanges(query)(text)).toEqual(foldedMatches(text, query));
    },
  );

  it.each<[text: string, query: string, marked: string[]]>([
    ["東京店 東 京", "東京", ["東京", "東 京"]],
    ["カットかつと", "かっ", ["カッ"]],
    ["ああああ", "ァァ", []],
    ["ああああ", "ああ", ["ああ", "ああ"]],
    [" a b ", "ａ　Ｂ", ["a b"]],
    ["㍻東京", "平", ["㍻"]],
    ["東京", "", []],
  ])("in %j of %j are %j", (text, query, marked) => {
    expect(foldedRanges(query)(text).map(({ start, end }) => text.slice(start, end))).toEqual(marked);
  });

  it("are the same in any text", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), text, (texts, query) => {
        const ranges = foldedRanges(query);
        for (const each of texts) expect(ranges(each)).toEqual(foldedMatches(each, query));
      }),
      { numRuns: 2000 },
    );
  });

  it("are the same wherever the query is a part of the text", () => {
    fc.assert(
      fc.property(text, fc.nat(8), fc.nat(8), (whole, a, b) => {
        const query = whole.slice(Math.min(a, b), Math.max(a, b));
        expect(foldedRanges(query)(whole)).toEqual(foldedMatches(whole, query));
      }),
      { numRuns: 2000 },
    );
  });
});
