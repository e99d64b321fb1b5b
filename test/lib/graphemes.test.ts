import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { graphemesOf } from "../../src/lib/graphemes.js";

const segmenter = new Intl.Segmenter("ja", { granularity: "grapheme" });
const segmentsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

describe("graphemesOf", () => {
  it.each<[what: string, text: string, graphemes: string[]]>([
    ["nothing", "", []],
    ["ASCII", "a b", ["a", " ", "b"]],
    ["Japanese", "予約、ー「カ」！", ["予", "約", "、", "ー", "「", "カ", "」", "！"]],
    ["a kana with its mark", "か\u3099", ["か\u3099"]],
    ["half a kana with its mark", "ｶﾞ", ["ｶﾞ"]],
    ["an ideograph with a variation", "葛\u{e0100}", ["葛\u{e0100}"]],
    ["a line end", "a\r\nb", ["a", "\r\n", "b"]],
    ["a family", "👨‍👩‍👧a", ["👨‍👩‍👧", "a"]],
  ])("tells %s apart", (_, text, graphemes) => {
    expect([...graphemesOf(text)]).toEqual(graphemes);
  });

  it.each<[from: number, to: number]>([
    [0, 0x6ff],
    [0x2000, 0x33ff],
    [0x4dff, 0x4e01],
    [0x9ffe, 0xa001],
    [0xfe00, 0xffff],
  ])("agrees with the segmenter about every character between others, from %d to %d", (from, to) => {
    const differing: string[] = [];
    for (let code = from; code <= to; code += 1) {
      const text = `あ${String.fromCharCode(code)}a`;
      if ([...graphemesOf(text)].join("|") !== segmentsOf(text).join("|")) differing.push(code.toString(16));
    }
    expect(differing).toEqual([]);
  });

  it("agrees with the segmenter about any text", () => {
    const text = fc.string({
      unit: fc.constantFrom("a", "あ", "ー", "々", "、", "\u3099", "\u200d", "\ufe0f", "👨", "🇯", "\r", "\n"),
    });
    fc.assert(
      fc.property(text, (each) => {
        expect([...graphemesOf(each)]).toEqual(segmentsOf(each));
      }),
      { numRuns: 300 },
    );
  });
});
