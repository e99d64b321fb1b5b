import * as v from "valibot";
import { isChosen } from "../../../choosing/index.js";
import { type ConditionDefinition, chosenId, conditionSchema } from "../definition.js";
import { daysOf, rangeProblems, storedDays } from "../parts/date-range.js";
import { isOn, storedFlag } from "../parts/flag.js";

/** Whether a friend has answered (actions-and-filters §3). */
export const AnswerMatch = { answered: 0, notAnswered: 10 } as const;
export type AnswerMatch = (typeof AnswerMatch)[keyof typeof AnswerMatch];

const schema = conditionSchema(95, {
  form_id: v.exactOptional(chosenId),
  match: v.exactOptional(v.picklist(Object.values(AnswerMatch))),
  use_date: v.exactOptional(storedFlag),
  ...storedDays,
});

/** Friends by whether, and when, they answered a form. */
export type AnswerFormCondition = v.InferOutput<typeof schema>;

/** Condition 95: answer form (actions-and-filters §3). */
export const answerForm = {
  type: 95,
  name: "answer-form",
  schema,
  create: () => ({
    type: 95,
    form_id: null,
    match: AnswerMatch.answered,
    use_date: 0,
    date_from: null,
    date_to: null,
  }),
  unfinished: ({ form_id = null }) => !isChosen(form_id),
  problems: (condition, { words }) =>
    usesDate(condition) ? rangeProblems(daysOf(condition), "date_from", words) : [],
  opposite(condition) {
    if (usesDate(condition)) return "dates";
    const { match = AnswerMatch.answered } = condition;
    return { ...condition, match: match === 0 ? AnswerMatch.notAnswered : AnswerMatch.answered };
  },
} satisfies ConditionDefinition<AnswerFormCondition>;

/** Whether the stored days count. */
export function usesDate({ use_date = 0 }: AnswerFormCondition): boolean {
  return isOn(use_date);
}
