import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { linkParts } from "../../../src/features/timeline/index.js";
import { safeUrl } from "../../../src/lib/safe-url.js";

describe("links in a text", () => {
  it.each([
    ["予約はhttps://example.jp/a?b=1から。", ["https://example.jp/a?b=1から"]],
    ["「https://example.jp/」をご覧ください", ["https://example.jp/"]],
    ["https://example.jp。次", ["https://example.jp"]],
    ["見て(https://example.jp/x).", ["https://example.jp/x"]],
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
