import { randomRangeWords } from "../parts/random/messages.en.js";
import type { CommonInfoWords } from "./messages.ja.js";

/** The same in English. */
export const en: CommonInfoWords = {
  ...randomRangeWords,
  commonInfo: "Common information",
  commonInfoRequired: "Choose common information.",
  numbersOnly: "Only numbers can be calculated with",
  operand: "Operation",
  operands: { 2: "Add", 3: "Subtract" },
  valueType: "Kind of value",
  valueTypes: { 1: "Constant", 2: "Random" },
  value: "Value",
  figureRequired: "Enter a value.",
  figureInvalid: "Enter a number of 0 or more.",
  outOfBounds: "This value is not possible.",
  sentences: {
    2: (what, number) => `Add ${number} to common information ${what}`,
    3: (what, number) => `Subtract ${number} from common information ${what}`,
  },
};
