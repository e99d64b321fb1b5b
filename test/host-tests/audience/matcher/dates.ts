import type { DateQuestion } from "./condition.js";
import { compare, type Day, dayIn, moved } from "./days.js";

/** The question put to one text, or null when the condition is left out. */
type Test = ((text: string) => boolean) | null;

/** 75 with `match` 20, 30 or 31. */
export function dateTest(match: 20 | 30 | 31, question: DateQuestion, today: Day): Test {
  const test = testOf(match, question, today);
  if (test === null) return null;
  return (text) => {
    const day = dayIn(text);
    return day !== undefined && test(day);
  };
}

function testOf(match: 20 | 30 | 31, question: DateQuestion, today: Day): ((day: Day) => boolean) | null {
  if (match === 30) {
    const { elapsed_period_from: from, elapsed_period_to: to, elapsed_period_scale: scale } = question;
    return periodTest(from ?? null, to ?? null, scale ?? "day", -1, baseOf(question, today));
  }
  if (match === 31) {
    const { remaining_period_from: from, remaining_period_to: to, remaining_period_scale: scale } = question;
    return periodTest(from ?? null, to ?? null, scale ?? "day", 1, baseOf(question, today));
  }
  return question.range_search === 1 ? rangeTest(question) : exactTest(partsOf(question, today));
}

/** Year, month and day, each null where it is not given. */
type Parts = readonly [year: number | null, month: number | null, day: number | null];

function partsOf(question: DateQuestion, [year, month, day]: Day): Parts {
  if (question.use_current_date !== 1) {
    return [question.year_from ?? null, question.month_from ?? null, question.day_from ?? null];
  }
  switch (question.search_type ?? "date") {
    case "date":
      return [year, month, day];
    case "month_day":
      return [null, month, day];
    case "month":
      return [null, month, null];
    case "day":
      return [null, null, day];
  }
}

function asksNothing([year, month, day]: Parts): boolean {
  if (year === null && month === null && day === null) return true;
  return year !== null && day !== null && month === null;
}

function exactTest(parts: Parts): ((day: Day) => boolean) | null {
  if (asksNothing(parts)) return null;
  return (day) => parts.every((part, index) => part === null || part === day[index]);
}

function rangeTest(question: DateQuestion): ((day: Day) => boolean) | null {
  const from: Parts = [question.year_from ?? null, question.month_from ?? null, question.day_from ?? null];
  const to: Parts = [question.year_to ?? null, question.month_to ?? null, question.day_to ?? null];
  const given = [0, 1, 2].filter((index) => from[index] !== null);
  const givenAtTheEnd = [0, 1, 2].filter((index) => to[index] !== null);
  if (asksNothing(from) || given.join() !== givenAtTheEnd.join()) return null;

  const first = given.map((index) => from[index] as number);
  const last = given.map((index) => to[index] as number);
  const overTheTurn = from[0] === null && compare(first, last) > 0;
  return (day) => {
    const own = given.map((index) => day[index] as number);
    const hasBegun = compare(own, first) >= 0;
    const hasNotEnded = compare(own, last) <= 0;
    return overTheTurn ? hasBegun || hasNotEnded : hasBegun && hasNotEnded;
  };
}

function baseOf({ search_base_year, search_base_month, search_base_day }: DateQuestion, today: Day): Day {
  if (search_base_year == null || search_base_month == null || search_base_day == null) return today;
  return [search_base_year, search_base_month, search_base_day];
}

function periodTest(
  from: number | null,
  to: number | null,
  unit: "year" | "month" | "day",
  direction: 1 | -1,
  base: Day,
): ((day: Day) => boolean) | null {
  if (from === null && to === null) return null;
  const near = moved(base, direction * (from ?? 0), unit);
  const far = to === null ? null : moved(base, direction * to, unit);
  return (day) => {
    const isPastNear = direction * compare(day, near) >= 0;
    const isBeforeFar = far === null || direction * compare(day, far) <= 0;
    return isPastNear && isBeforeFar;
  };
}
