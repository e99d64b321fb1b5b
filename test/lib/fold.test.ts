import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, foldedIncludes, foldedMatches, trimUnseen } from "../../src/lib/fold.js";
import { foldTable } from "./fold-table.js";

describe("fold", () => {
  it.each<[one: string, other: string]>([
    ["ＡＢＣ", "abc"],
    ["Abc", "aBC"],
    ["ＬＩＮＥ", "line"],
    ["１２３", "123"],
    ["①", "1"],
    ["サロン", "さろん"],
    ["ｻﾛﾝ", "サロン"],
    ["ｶﾞｰﾃﾞﾝ", "がーでん"],
    ["ﾊﾟｰﾏ", "パーマ"],
    ["か\u3099", "が"],
    ["ハ\u309a", "ぱ"],
    ["ヴァイオリン", "ゔぁいおりん"],
    ["ヵ月", "ゕ月"],
    ["ヶ月", "ゖ月"],
    ["ヽ", "ゝ"],
    ["ヾ", "ゞ"],
    ["ﾞ", "\u3099"],
    ["来\u200b店", "来店"],
    ["\u200e来店\u200f", "来店"],
    ["来\u00ad店\ufeff", "来店"],
    ["☎\ufe0f", "☎"],
    ["葛\u{e0100}飾", "葛飾"],
    ["か\u200b\u3099", "が"],
    ["ｶ\u200bﾞ", "ガ"],
    ["ｰ", "ー"],
    ["㈱", "(株)"],
    ["㍻", "平成"],
    ["㌔", "キロ"],
    ["ﬁ", "fi"],
    ["Ⅳ", "iv"],
    ["㎡", "m2"],
    ["～", "〜"],
    ["〜", "~"],
    ["−", "-"],
    ["－", "-"],
    ["‐", "–"],
    ["！", "!"],
    ["「ＶＩＰ」", "「vip」"],
    ["山田 花子", "山田花子"],
    ["山田　花子", "山田 花子"],
    ["　LINE\t太郎\n", "line太郎"],
    ["a\u00a0b", "ab"],
    ["É", "e\u0301"],
    ["ΟΔΟΣ", "οδος"],
    ["Σ", "ς"],
    ["神\uf9d0", "神類"],
    ["😀Ａ", "😀a"],
    ["", " 　"],
  ])("%j is %j", (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it.each<[one: string, other: string]>([
    ["が", "か"],
    ["ぱ", "ば"],
    ["っ", "つ"],
    ["ァ", "ア"],
    ["サーバ", "サーバー"],
    ["ー", "-"],
    ["一", "ー"],
    ["é", "e"],
    ["崎", "﨑"],
    ["ヷ", "わ"],
  ])("%j is not %j", (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });
});

describe("foldedIncludes", () => {
  it("finds whatever plain containment finds", () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (any, one, other) => {
        const [from, to] = [one % (any.length + 1), other % (any.length + 1)];
        expect(foldedIncludes(any, any.slice(Math.min(from, to), Math.max(from, to)))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[text: string, query: string, found: boolean]>([
    ["LINE 太郎", "line太", true],
    ["かがみ", "ガ", true],
    ["か\u3099", "か", true],
    ["かき", "が", false],
    ["abc", "　", true],
    ["", "a", false],
  ])("%j by %j: %j", (any, query, found) => {
    expect(foldedIncludes(any, query)).toBe(found);
  });

  it("has a table of 40 pairs", () => {
    expect(new Set(foldTable.map((row) => row.join())).size).toBe(40);
  });

  it.each(foldTable)("in the table %j by %j: %j", (any, query, found) => {
    expect(foldedIncludes(any, query)).toBe(found);
  });
});

describe("foldedMatches", () => {
  it.each<[text: string, query: string, marked: string]>([
    ["来店のきっかけ", "来", "[来]店のきっかけ"],
    ["ｶﾞｰﾃﾞﾝ銀座", "がー", "[ｶﾞｰ]ﾃﾞﾝ銀座"],
    ["ｶﾞｰﾃﾞﾝ銀座", "デン", "ｶﾞｰ[ﾃﾞﾝ]銀座"],
    ["山田　花子", "田花", "山[田　花]子"],
    ["㈱サロン", "株", "[㈱]サロン"],
    ["㈱株", "株", "[㈱][株]"],
    ["平㍻", "平", "[平][㍻]"],
    ["㌔ｷﾛ", "ロキ", "[㌔ｷ]ﾛ"],
    ["aaa", "aa", "[aa]a"],
    ["ａＡa", "a", "[ａ][Ａ][a]"],
    ["か\u3099き", "か", "[か]\u3099き"],
    ["👨‍👩‍👧‍👦と花", "花", "👨‍👩‍👧‍👦と[花]"],
    ["かき", "く", "かき"],
    ["かき", " ", "かき"],
    ["㎜", "m", "[㎜]"],
  ])("%j by %j", (any, query, marked) => {
    expect(mark(any, query)).toBe(marked);
  });

  it("marks something whenever something is found, in order and without overlaps", () => {
    fc.assert(
      fc.property(text, text, (any, query) => {
        const ranges = foldedMatches(any, query);
        expect(ranges.length > 0).toBe(fold(query) !== "" && foldedIncludes(any, query));
        let reached = 0;
        for (const { start, end } of ranges) {
          expect(start).toBeGreaterThanOrEqual(reached);
          expect(end).toBeGreaterThan(start);
          reached = end;
        }
        expect(reached).toBeLessThanOrEqual(any.length);
      }),
      { numRuns: 500 },
    );
  });
});

function mark(any: string, query: string): string {
  let marked = "";
  let reached = 0;
  for (const { start, end } of foldedMatches(any, query)) {
    marked += `${any.slice(reached, start)}[${any.slice(start, end)}]`;
    reached = end;
  }
  return marked + any.slice(reached);
}

const piece = fc.constantFrom(..."aＡσΣς かガｶﾞﾟ\u3099ー㈱㍻〜～-１İß\u200d", "👨‍👩‍👧", "e\u0301", "\ud83d");
const text = fc
  .array(fc.oneof(piece, fc.string({ unit: "binary", maxLength: 2 })), { maxLength: 6 })
  .map((all) => all.join(""));

describe("trimUnseen", () => {
  it.each([
    ["\u200b 来店　\u200e", "来店"],
    ["来\u200d店", "来\u200d店"],
    ["☎\ufe0f来店☎\ufe0f", "☎\ufe0f来店☎\ufe0f"],
    ["☎\ufe0f\u200b\ufe0f ", "☎\ufe0f"],
    ["☎\ufe0e", "☎\ufe0e"],
    ["☎ \ufe0f", "☎"],
    ["\ufe0f☎\ufe0f", "☎\ufe0f"],
    ["来店\ufe0f", "来店"],
    ["来店\u200d", "来店"],
    ["👨\u200d", "👨"],
    ["👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"],
    ["👩\u200d❤\ufe0f\u200d👩\u200b", "👩\u200d❤\ufe0f\u200d👩"],
    ["🏳\ufe0f\u200d⚧\ufe0f", "🏳\ufe0f\u200d⚧\ufe0f"],
    ["👍🏽", "👍🏽"],
    ["✌🏽\ufe0f", "✌🏽\ufe0f"],
    ["1\ufe0f\u20e3", "1\ufe0f\u20e3"],
    ["🇯🇵\u200b", "🇯🇵"],
    [
      "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
      "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    ],
    ["🏴\u{e0067}\u{e0062}", "🏴"],
    ["来店\u{e0067}\u{e0062}\u{e007f}", "来店"],
    ["葛\u{e0100}", "葛\u{e0100}"],
    ["葛\u{e0100}\u{e0101}\u200e", "葛\u{e0100}"],
    ["\u200b\u00ad", ""],
    ["来\n店 ", "来\n店"],
  ])("%j", (text, trimmed) => {
    expect(trimUnseen(text)).toBe(trimmed);
  });

  it("reads a text of a hundred thousand blanks in one go", () => {
    const blanks = " ".repeat(100_000);
    const start = performance.now();
    expect(trimUnseen(`来${blanks}店${blanks}`)).toBe(`来${blanks}店`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
