import { describe, expect, it } from "vitest";
import type { ResourceItem } from "../../../src/api/resources.js";
import { sampleText } from "../../../src/features/message/insert/preview/sample-text.js";
import { writePlaceholder } from "../../../src/features/message/placeholders/index.js";
import { lengthFilledIn } from "../../../src/features/message/placeholders/length-filled-in.js";
import { createPlaceholderReader } from "../../../src/features/message/text/read-text.js";

const today = "2026-07-15";
/** Only common information is the same for every friend. */
const items: Readonly<Record<string, ResourceItem>> = {
  "[[CVAR_x1y2]]": { id: 1, value: "10%引き" },
  "[[CVAR_zero]]": { id: 2, value: 0 },
  "[[CVAR_none]]": { id: 3 },
  "[[var id=201]]": { id: 201, value: "12345" },
};
const sampled = (text: string) =>
  sampleText(text, {
    locale: "ja",
    today,
    labelOf: (source) => `名前:${source.slice(2, 5)}`,
    itemOf: (placeholder) => items[writePlaceholder(placeholder)],
  });

function lengthOf(text: string) {
  const { min, max } = lengthFilledIn(createPlaceholderReader()(text), today);
  return { min: text.length + min, max: max === null ? null : text.length + max };
}

describe("as a friend may get it", () => {
  it.each([
    ["こんにちは", "こんにちは"],
    ["[[name]]さん", "山田 太郎さん"],
    ["[[SYS_MAIL]]", "taro.yamada@example.com"],
    ["[[date add=0 format=1]]", "7月15日(水)"],
    ["[[date add=1 format=2]]", "7月16日"],
    ["[[date add=17 format=3]]", "2026年8月1日(土)"],
    ["[[date add=0 format=4]]", "2026年7月15日"],
    ["[[date add=0 format=5]]", "7/15(水)"],
    ["[[date add=0 format=6]]", "7/15"],
    ["[[date add=-200 format=7]]", "2025/12/27(土)"],
    ["[[date add=0 format=8]]", "2026/7/15"],
    ["[[remain target=2026-07-15]]", "0"],
    ["[[remain target=2027-07-15]]", "365"],
    ["[[remain target=2020-01-01]]", "0"],
    ["[[var id=201]]", "（名前:var）"],
    ["[[CVAR_x1y2]]です", "10%引きです"],
    ["[[CVAR_zero]]件", "0件"],
    ["[[CVAR_none]]", "（名前:CVA）"],
    ["[[CVAR_gone]]", "（名前:CVA）"],
    ["[[unknown]]", "[[unknown]]"],
    ["一\r\n[[name]]\r二\n", "一\r\n山田 太郎\r二\n"],
  ])("%j is %j", (text, sample) => {
    expect(sampled(text)).toBe(sample);
  });
});

describe("how long it is when it is sent", () => {
  it.each<[text: string, min: number, max: number | null]>([
    ["", 0, 0],
    ["abc", 3, 3],
    ["😀", 2, 2],
    ["a\r\nb", 4, 4],
    ["[[unknown]]", 11, 11],
    ["[[name]]さん", 3, 22],
    ["[[date add=0 format=6]]", 3, 5],
    ["[[date add=0 format=4]]", 9, 11],
    ["[[remain target=2027-07-15]]", 1, 3],
    ["[[remain target=2026-07-15]]", 1, 1],
    ["[[remain target=2020-01-01]]", 1, 1],
    ["a[[var id=201]]", 1, null],
    ["[[var id=201]][[name]]", 1, null],
    ["[[FORM_ab12cd]]", 0, null],
  ])("%j", (text, min, max) => {
    expect(lengthOf(text)).toEqual({ min, max });
  });

  it("a sample is never shorter or longer than that", () => {
    const texts = ["[[name]]", "[[remain target=2027-07-15]]"];
    for (let format = 1; format <= 8; format++)
      for (const add of [0, 30, 85, 170, 178]) texts.push(`[[date add=${add} format=${format}]]`);
    for (const text of texts) {
      const { min, max } = lengthOf(text);
      expect(sampled(text).length).toBeGreaterThanOrEqual(min);
      expect(sampled(text).length).toBeLessThanOrEqual(max ?? 0);
    }
  });
});
