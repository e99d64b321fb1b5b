import { words } from "../../../../../lib/locale.js";
import { screenWords } from "../../../../../lib/messages.js";
import type { RandomRangeWords } from "./random-range.js";

export const randomRangeWords = words<RandomRangeWords>({
  ja: {
    rangeMin: "最小値",
    rangeMax: "最大値",
    rangeTo: screenWords.ja.rangeMark,
    rangeInvalid: "範囲は、0以上で、最大値を最小値以上にしてください。",
    drawn: (min, max) => `${min}〜${max}の乱数`,
  },
  en: {
    rangeMin: "Least",
    rangeMax: "Most",
    rangeTo: screenWords.en.rangeMark,
    rangeInvalid: "The range must be 0 or more and must not end before it begins.",
    drawn: (min, max) => `a random number from ${min} to ${max}`,
  },
});
