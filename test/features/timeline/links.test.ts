import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cutParts, linkParts } from "../../../src/features/timeline/links.js";
import { safeUrl } from "../../../src/lib/safe-url.js";

describe("links in a text", () => {
  it.each([
    // Where the sentence goes on behind ASCII.
    ["予約はhttps://example.jp/a?b=1から。", ["https://example.jp/a?b=1"]],
    ["https://example.jp/r?id=12から予約しました", ["https://example.jp/r?id=12"]],
    ["https://example.jp/abc新宿店", ["https://example.jp/abc"]],
    ["https://example.jp/a#b2をどうぞ", ["https://example.jp/a#b2"]],
    ["https://example.jp/%E3%81%82を見て", ["https://example.jp/%E3%81%82"]],
    ["https://example.jp/を見て", ["https://example.jp/"]],
    ["https://example.jp/からご予約ください", ["https://example.jp/"]],
    ["https://example.jp/a/まで", ["https://example.jp/a/"]],
    ["https://x.jp/?a=予約&b=1から", ["https://x.jp/?a=予約&b=1"]],
    // Where a host ends.
    ["https://example.jpをご覧ください", ["https://example.jp"]],
    ["https://example.co.jp、こちら", ["https://example.co.jp"]],
    ["https://example.jp。次", ["https://example.jp"]],
    ["https://example.jp:8080へ", ["https://example.jp:8080"]],
    ["https://example.jp😀", ["https://example.jp"]],
    ["https://example.jp.", ["https://example.jp"]],
    ["https://日本語.jpです", ["https://日本語.jp"]],
    ["https://日本語.jp/", ["https://日本語.jp/"]],
    ["https://例え.テスト/道", ["https://例え.テスト/道"]],
    ["http://[::1]/x", ["http://[::1]/x"]],
    ["http://user@a.jp/は", ["http://user@a.jp/は"]],
    // A part that begins with Japanese is the address's.
    ["https://example.jp/wiki/直島町", ["https://example.jp/wiki/直島町"]],
    ["https://example.jp/wiki/うどん", ["https://example.jp/wiki/うどん"]],
    ["https://example.jp/?q=予約", ["https://example.jp/?q=予約"]],
    ["https://example.jp/#見出し", ["https://example.jp/#見出し"]],
    ["https://example.jp/a-直島", ["https://example.jp/a-直島"]],
    ["https://example.jp/wiki/東京2020大会", ["https://example.jp/wiki/東京2020大会"]],
    ["https://example.jp/ジョン・レノン", ["https://example.jp/ジョン・レノン"]],
    ["https://example.jp/café", ["https://example.jp/café"]],
    // Brackets, signs and emoji.
    ["https://example.jp/渋谷駅_(東京都)", ["https://example.jp/渋谷駅_(東京都)"]],
    ["https://example.jp/a_(b)を", ["https://example.jp/a_(b)"]],
    ["見て(https://example.jp/x).", ["https://example.jp/x"]],
    ["（https://example.jp/x）", ["https://example.jp/x"]],
    ["(https://example.jp/x)は", ["https://example.jp/x"]],
    ["「https://example.jp/」をご覧ください", ["https://example.jp/"]],
    ["https://example.jp/wiki/うどん！", ["https://example.jp/wiki/うどん"]],
    ["https://example.jp/a～", ["https://example.jp/a"]],
    ["https://example.jp/🍣", ["https://example.jp/"]],
    ["https://example.jp/a?!", ["https://example.jp/a"]],
    ["http://a.jp http://b.jp", ["http://a.jp", "http://b.jp"]],
    ["javascript:alert(1) data:text/html,x ftp://a.jp", []],
    ["https://", []],
  ])("%s", (text, links) => {
    expect(linkParts(text).flatMap((part) => (part.href === undefined ? [] : [part.text]))).toEqual(links);
  });

  test("nothing of a text is lost or changed", () => {
    const piece = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("https://a.jp/", "http://", "。"),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join("");
        expect(
          linkParts(text)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});

describe("the beginning of a long text", () => {
  const cut = (text: string, most: number) =>
    cutParts(linkParts(text), most).map(({ text: part, href }) => (href ? `<${part}>` : part));

  it.each([
    ["abcd", 4, ["abcd"]],
    ["abcde", 4, ["abcd…"]],
    ["ab👨‍👩‍👧c", 5, ["ab…"]],
    ["ab🇯🇵🇺🇸", 7, ["ab🇯🇵…"]],
    ["か\u3099か\u3099", 3, ["か\u3099…"]],
    ["見て https://a.jp/x 次", 17, ["見て ", "<https://a.jp/x>", "…"]],
    ["見て https://a.jp/xyz", 12, ["見て ", "…"]],
    ["https://a.jp/xyz", 9, ["https://a…"]],
  ])("%s at %i", (text, most, expected) => {
    expect(cut(text, most)).toEqual(expected);
  });
});

describe("addresses", () => {
  it.each([
    ["https://a.jp/x.png", "https://a.jp/x.png"],
    ["/x.png", "https://page.test/x.png"],
    ["javascript:alert(1)", null],
    ["data:image/svg+xml,x", null],
    ["java\nscript:alert(1)", null],
    ["https://[", null],
    [null, null],
  ])("%s", (written, expected) => {
    expect(safeUrl(written, "https://page.test/")).toBe(expected);
  });
});
