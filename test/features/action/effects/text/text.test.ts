import { describe, expect, it } from "vitest";
import type { TextEffect } from "../../../../../src/features/action/effects/text/text.js";
import { longestText, text, writeText } from "../../../../../src/features/action/effects/text/text.js";
import { textSamples } from "../../../../../src/features/action/effects/text/text.samples.js";
import { sentenceOf } from "../effect-sentences.js";
import { judgedAt } from "../judged.js";

const { typical } = textSamples;

describe("what may not be saved", () => {
  const required = ["text", "本文を入力してください。", undefined];
  const tooLong = ["text", "4,500文字以内で入力してください。入力した内容は残っています。", true];
  const range = ["delay_min", "送るまでの時間は、0以上で、終わりを始まり以上にしてください。", undefined];
  const time = ["delay_at", "送る時刻を入力してください。", undefined];

  it.each<[what: string, effect: TextEffect, problems: unknown[]]>([
    ["a text", typical, []],
    ["an empty text", textSamples.empty, [required]],
    ["blanks", with_({ text: " \n\t　" }), [required]],
    ["4,500 letters", textSamples.longest, []],
    ["4,501 letters", textSamples.tooLong, [tooLong]],
    ["2,250 pairs of surrogates", with_({ text: "😀".repeat(2250) }), []],
    ["2,251 pairs of surrogates", with_({ text: "😀".repeat(2251) }), [tooLong]],
    ["4,501 letters, blanks counted", with_({ text: ` ${"あ".repeat(4500)}` }), [tooLong]],
    ["markup", textSamples.hostile, []],
    ["a text without delay", textSamples.sparse, []],
    ["a time that is missing", textSamples.timeMissing, [time]],
    ["a range that is reversed", textSamples.rangeReversed, [range]],
    ["both at once", with_({ text: "", delay_type: 2, delay_at: "" }), [required, time]],
  ])("%s", (_, effect, problems) => {
    const found = text.problems(effect, judgedAt());
    expect(found.map(({ field, message, immediate }) => [field, message, immediate])).toEqual(problems);
  });

  it("the limit is that of the rules", () => {
    expect(longestText).toBe(4500);
  });
});

describe("what the collapsed panel says", () => {
  it.each<[name: keyof typeof textSamples, ja: string, en: string]>([
    [
      "typical",
      "「［名前］さん、ご来店ありがとうご…」をすぐに送る",
      "Send “[Name]さん、ご来店ありがとうござ…” now",
    ],
    ["empty", "（本文なし）をすぐに送る", "Send (no text) now"],
    [
      "delayed",
      "「翌日のご案内です。」を60〜120分後に送る",
      "Send “翌日のご案内です。” after 60 to 120 minutes",
    ],
    ["exactDelay", "「お礼」を10分後に送る", "Send “お礼” after 10 minutes"],
    ["atTime", "「おはようございます。」を09:30に送る", "Send “おはようございます。” at 09:30"],
    ["severalLines", "「一行目 二行目 四行目」をすぐに送る", "Send “一行目 二行目 四行目” now"],
    ["emoji", "「👨‍👩‍👧‍👦家族でのご来店をお…」をすぐに送る", "Send “👨‍👩‍👧‍👦家族でのご来店をお…” now"],
    ["sparse", "「遅延の項目がない保存データ」をすぐに送る", "Send “遅延の項目がない保存データ” now"],
  ])("%s", (name, ja, en) => {
    expect(sentenceOf(text, textSamples[name])).toBe(ja);
    expect(sentenceOf(text, textSamples[name], "en")).toBe(en);
  });

  it("a time that is missing leaves no hole in the sentence", () => {
    expect(sentenceOf(text, textSamples.timeMissing)).not.toContain("をに");
    expect(sentenceOf(text, textSamples.timeMissing, "en")).not.toMatch(/ at $/);
  });
});

describe("writing", () => {
  it("changes the text and nothing else, key for key", () => {
    const before = textSamples.withUnknownKeys;
    const after = writeText(before, "新しい本文");
    expect(JSON.stringify(after)).toBe(JSON.stringify({ ...before, text: "新しい本文" }));
    expect(before.text).toBe("知らない項目つき");
  });

  it.each([[""], ["あ".repeat(5000)], ["\ud83d"], [" 前後の空白 "]])(
    "keeps %j as it was typed",
    (written) => {
      expect(writeText(typical, written).text).toBe(written);
    },
  );
});

function with_(changes: Partial<TextEffect>): TextEffect {
  return { ...typical, ...changes } as TextEffect;
}
