import type { RandomRangeWords } from "./random-range.js";

export const randomRangeWords: RandomRangeWords = {
  rangeMin: "最小値",
  rangeMax: "最大値",
  rangeTo: "〜",
  rangeInvalid: "範囲は、0以上で、最大値を最小値以上にしてください。",
  drawn: (min, max) => `${min}〜${max}の乱数`,
};
