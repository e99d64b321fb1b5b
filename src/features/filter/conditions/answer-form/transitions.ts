import type { ItemId } from "../../../../api/resources.js";
import { type DayRange, withDays } from "../parts/date-range.js";
import { flagOf } from "../parts/flag.js";
import type { AnswerFormCondition, AnswerMatch } from "./answer-form.js";

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
