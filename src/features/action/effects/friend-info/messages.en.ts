import { linkedWords } from "../parts/linked/messages.en.js";
import { randomRangeWords } from "../parts/random/messages.en.js";
import type { FriendInfoWords } from "./messages.ja.js";

/** The same in English. */
export const en: FriendInfoWords = {
  ...linkedWords,
  ...randomRangeWords,
  variable: "Friend information",
  variableRequired: "Choose friend information.",
  operand: "Operation",
  operands: { 1: "Assign", 2: "Add", 3: "Subtract", 4: "Clear" },
  noDateSums: "Dates cannot be calculated with at present",
  operandImpossible: "This operation is not possible with this type of friend information.",
  filesClearedOnly: "Images and PDFs can only be cleared",
  valueType: "Kind of value",
  valueTypes: { 1: "Constant", 2: "Random", 3: "Day of the action", 15: "Linked data" },
  dynamicRequired: "Choose the kind of value.",
  value: "Value",
  constantRequired: "Enter a value.",
  figureRequired: "Enter a number.",
  noDate: (written) => `“${written}” is no date`,
  noFigure: "This is no number",
  choice: "Choice",
  choiceRequired: "Choose one of the choices.",
  noChoices: "(No choices)",
  choiceDeleted: "! This choice was deleted !",
  actionDate: "the day of the action",
  sentences: {
    1: (variable, value) => `Set friend information ${variable} to ${value}`,
    2: (variable, value) => `Add ${value} to friend information ${variable}`,
    3: (variable, value) => `Subtract ${value} from friend information ${variable}`,
    4: (variable) => `Clear friend information ${variable}`,
  },
};
