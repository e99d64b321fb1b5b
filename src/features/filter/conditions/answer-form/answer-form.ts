import * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import { isChosen, type SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, chosenId, conditionSchema } from "../definition.js";
import {
  type DayRange,
  daysOf,
  describeRange,
  rangeProblems,
  storedDays,
  withDays,
} from "../parts/date-range.js";
import { flagOf, isOn, storedFlag } from "../parts/flag.js";
import { partWords } from "../parts/messages.js";
import { stateRule } from "../rules/state-rule.js";
import { answerFormLabel, answerFormWords } from "./messages.js";

/** Answer of a friend: answered or not (rules: form-condition). */
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

/** Condition 95: answer form (rules: form-condition). */
export const answerForm = {
  type: 95,
  name: "answer-form",
  label: answerFormLabel,
  icon: "form",
  schema,
  create: () => ({
    type: 95,
    form_id: null,
    match: AnswerMatch.answered,
    use_date: 0,
    date_from: null,
    date_to: null,
  }),
  summarize,
  unfinished: ({ form_id = null }) => !isChosen(form_id),
  missing: () => ({ field: "form_id" }),
  problems: (condition, { locale }) =>
    usesDate(condition) ? rangeProblems(daysOf(condition), "date_from", partWords[locale]) : [],
  opposite(condition) {
    if (usesDate(condition)) return "dates";
    const { match = AnswerMatch.answered } = condition;
    return { ...condition, match: match === 0 ? AnswerMatch.notAnswered : AnswerMatch.answered };
  },
  rules: [
    // Answers on whatever day.
    stateRule<AnswerFormCondition, AnswerMatch>(
      "form",
      (condition) =>
        usesDate(condition)
          ? null
          : { id: condition.form_id, state: condition.match ?? AnswerMatch.answered },
      [[AnswerMatch.answered, AnswerMatch.notAnswered]],
    ),
  ],
} satisfies ConditionVariant<AnswerFormCondition>;

/** True where the stored days count. */
export function usesDate({ use_date = 0 }: AnswerFormCondition): boolean {
  return isOn(use_date);
}

export function chooseForm(condition: AnswerFormCondition, id: ItemId | null): AnswerFormCondition {
  return { ...condition, form_id: id };
}

export function chooseMatch(condition: AnswerFormCondition, match: AnswerMatch): AnswerFormCondition {
  return { ...condition, match };
}

/** Narrows by days, or no longer; the days stay, for a change of mind. */
export function narrowByDays(condition: AnswerFormCondition, on: boolean): AnswerFormCondition {
  return { ...condition, use_date: flagOf(on) };
}

export function chooseDays(condition: AnswerFormCondition, days: DayRange): AnswerFormCondition {
  return withDays(condition, days);
}

/** "2026年1月1日から2026年1月31日までに回答フォーム「アンケート」に回答した". */
function summarize(condition: AnswerFormCondition, format: SentenceFormat): string {
  const [words, parts] = [answerFormWords[format.locale], partWords[format.locale]];
  const { form_id = null, match = AnswerMatch.answered } = condition;
  const name = format.name("form", form_id);
  const meets = words.meets[match](name);
  const range = usesDate(condition) ? describeRange(daysOf(condition), parts) : null;
  return range === null ? meets : words.within(range, meets);
}
