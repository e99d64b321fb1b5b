import type { RandomRangeWords } from "./random-range.js";

export const randomRangeWords: RandomRangeWords = {
  rangeMin: "Least",
  rangeMax: "Most",
  rangeTo: "–",
  rangeInvalid: "The range must be 0 or more and must not end before it begins.",
  drawn: (min, max) => `a random number from ${min} to ${max}`,
};
