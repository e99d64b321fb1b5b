import type { FieldProblem } from "../../../../list-editor/index.js";
import type { PartWords } from "../parts/messages.js";
import { endsOf, modeOf, runsBackwards, stateOfDates } from "./calendar-search.js";
import type { FriendInfoCondition } from "./condition.js";
import { dateOf, fieldOf, isWhole, mayExist, wholeFigure } from "./partial-date.js";
import { endProblem, hasBaseDate, mostOf, periodKind, periodOf } from "./period.js";

type DateMatch = 20 | 30 | 31;

/** True when nothing is entered that a date could be compared with. */
export function isDateUnset(condition: FriendInfoCondition, match: DateMatch): boolean {
  if (match === 20) return stateOfDates(condition) === "open";
  const { from, to } = periodOf(condition, periodKind(match));
  return wholeFigure(from) === null && wholeFigure(to) === null;
}

/** First field of the value that a date is compared with. */
export function firstDateField(match: DateMatch): string {
  return match === 20 ? fieldOf("from", "year") : `${periodKind(match)}_period_from`;
}

/** Problems that keep a condition on a date from being sent (rules: base-date, periods-in-bounds). */
export function dateProblems(
  condition: FriendInfoCondition,
  match: DateMatch,
  words: PartWords,
): FieldProblem[] {
  if (match === 20) return calendarProblems(condition, words);
  return [...periodProblems(condition, match, words), ...baseDateProblems(condition, words)];
}

function calendarProblems(condition: FriendInfoCondition, words: PartWords): FieldProblem[] {
  const wrong = endsOf(modeOf(condition)).filter((end) => !mayExist(dateOf(condition, end)));
  if (wrong.length > 0) return wrong.map((end) => now(fieldOf(end, "year"), words.periodInvalid));
  return runsBackwards(condition) ? [now("year_from", words.rangeInvalid)] : [];
}

function periodProblems(condition: FriendInfoCondition, match: 30 | 31, words: PartWords): FieldProblem[] {
  const kind = periodKind(match);
  const { scale, ...ends } = periodOf(condition, kind);
  const found = (["from", "to"] as const).flatMap((end) => {
    const problem = endProblem(ends[end], scale);
    if (problem === null) return [];
    const message = problem === "unreadable" ? words.periodInvalid : words.periodOutside(mostOf[scale]);
    return [now(`${kind}_period_${end}`, message)];
  });
  if (found.length > 0) return found;
  const [from, to] = [wholeFigure(ends.from), wholeFigure(ends.to)];
  const backwards = from !== null && to !== null && from > to;
  return backwards ? [now(`${kind}_period_from`, words.rangeInvalid)] : [];
}

function baseDateProblems(condition: FriendInfoCondition, words: PartWords): FieldProblem[] {
  if (!hasBaseDate(condition)) return [];
  const date = dateOf(condition, "base");
  const field = fieldOf("base", "year");
  if (!mayExist(date)) return [now(field, words.baseDateInvalid)];
  return isWhole(date) ? [] : [{ field, message: words.baseDateMissing }];
}

function now(field: string, message: string): FieldProblem {
  return { field, message, immediate: true };
}
