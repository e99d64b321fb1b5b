import { expect, it } from "vitest";
import { judgeReading, type ValidationContext } from "../../src/list-editor/index.js";

const context: ValidationContext = {
  locale: "ja",
  limits: { commonVarMin: 0, commonVarMax: 9 },
  now: "2026-11-23 10:00",
};
const found = [
  { field: "a", message: "missing" },
  { field: "b", message: "wrong", immediate: true as const },
];
const fieldsOf = (unreadable: string[]) =>
  judgeReading(
    {
      definition: { problems: () => found },
      value: { type: 1 },
      unreadable,
      write: (edited) => edited,
    },
    context,
  ).map(({ field }) => field);

it.each<[unreadable: string[], judged: string[]]>([
  [[], ["a", "b"]],
  [["c"], ["b"]],
  [["b"], []],
])("of a row with %j unreadable only what is wrong in the others is said", (unreadable, judged) => {
  expect(fieldsOf(unreadable)).toEqual(judged);
});
