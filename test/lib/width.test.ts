import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutToWidth, textWidth } from "../../src/lib/width.js";

const family = "👨‍👩‍👧‍👦";

describe("textWidth", () => {
  it.each<[text: string, width: number]>([
    ["", 0],
    ["abc", 3],
    ["ÿ", 1],
    ["Ā", 2],
    ["あ", 2],
    ["ｱ", 2],
    ["が", 2],
    ["か\u3099", 4],
    ["𠮷", 2],
    ["😀", 2],
    [family, 14],
    ["\ud83d", 2],
    ["a\nb", 3],
    ["予約 10:00", 10],
  ])("%j is %i wide", (text, width) => {
    expect(textWidth(text)).toBe(width);
  });
});

describe("cutToWidth", () => {
  it.each<[what: string, text: string, width: number, cut: string]>([
    ["an empty text fits", "", 20, ""],
    ["a text of exactly 20 fits", "あ".repeat(10), 20, "あ".repeat(10)],
    ["one of 22 does not", "あ".repeat(11), 20, `${"あ".repeat(10)}…`],
    ["half a width is left free", `a${"あ".repeat(10)}`, 20, `a${"あ".repeat(9)}…`],
    ["a text of exactly 32 fits", "a".repeat(32), 32, "a".repeat(32)],
    ["one of 33 does not", "a".repeat(33), 32, `${"a".repeat(32)}…`],
    ["a surrogate pair stays whole", `${"a".repeat(19)}😀`, 20, `${"a".repeat(19)}…`],
    ["a family stays whole", `${"あ".repeat(4)}${family}`, 20, `${"あ".repeat(4)}…`],
    ["a family that fits stays", `${"あ".repeat(3)}${family}`, 20, `${"あ".repeat(3)}${family}`],
    ["a kana keeps its mark", `${"あ".repeat(9)}か\u3099`, 20, `${"あ".repeat(9)}…`],
    ["a flag stays whole", `${"a".repeat(17)}🇯🇵`, 20, `${"a".repeat(17)}…`],
    ["nothing fits into nothing", "a", 0, "…"],
  ])("%s", (_, text, width, cut) => {
    expect(cutToWidth(text, width)).toBe(cut);
  });

  it("keeps the longest beginning of whole characters that fits, and says where it ends", () => {
    const segmenter = new Intl.Segmenter("ja", { granularity: "grapheme" });
    const piece = fc.constantFrom(
      "a",
      "あ",
      "が",
      "か\u3099",
      "😀",
      family,
      "🇯🇵",
      "𠮷",
      "\ud83d",
      "e\u0301",
      " ",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.integer({ min: 0, max: 40 }), (pieces, width) => {
        const text = pieces.join("");
        const cut = cutToWidth(text, width);
        if (textWidth(text) <= width) {
          expect(cut).toBe(text);
          return;
        }
        expect(cut.endsWith("…")).toBe(true);
        const kept = cut.slice(0, -1);
        expect(textWidth(kept)).toBeLessThanOrEqual(width);
        const ends = [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length);
        const next = ends.find((end) => end > kept.length) ?? 0;
        expect(text.startsWith(kept) && [0, ...ends].includes(kept.length)).toBe(true);
        expect(textWidth(text.slice(0, next))).toBeGreaterThan(width);
      }),
      { numRuns: 200 },
    );
  });
});
