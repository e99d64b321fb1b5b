import { addDays, daysBetween, isDay } from "../../../lib/dates/days.js";
import { range } from "../../../lib/range.js";

/** Period that the operator has chosen. `7` is today and the six days before. */
export type PeriodChoice =
  | { readonly preset: "today" | "7" | "30" | "90" }
  | { readonly preset: "custom"; readonly from: string; readonly to: string };

/** Days as `YYYY-MM-DD` in Japan, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Problems with a day of a period (rules: count-periods). */
export type PeriodProblem = "missing" | "reversed" | "future" | "tooLong";

const presetDays = { today: 1, "7": 7, "30": 30, "90": 90 } as const;

/** In days (rules: count-periods). */
const longestPeriod = 366;

/** The period of a choice as of today. Asked for at each read, so that a page that stays open follows the calendar. */
export function anchorPeriod(choice: PeriodChoice, today: string): Period {
  if (choice.preset === "custom") return { from: choice.from, to: choice.to };
  return { from: addDays(today, 1 - presetDays[choice.preset]) ?? today, to: today };
}

/** Problems with both ends of a period: at most one at each. */
export function periodProblems(
  from: string,
  to: string,
  today: string,
): { from: PeriodProblem | null; to: PeriodProblem | null } {
  const hasFrom = isDay(from);
  const hasTo = isDay(to);
  const isWhole = hasFrom && hasTo;
  return {
    from: !hasFrom ? "missing" : isWhole && from > to ? "reversed" : null,
    to: !hasTo
      ? "missing"
      : to > today
        ? "future"
        : isWhole && daysBetween(from, to) >= longestPeriod
          ? "tooLong"
          : null,
  };
}

/** Every day of a period, in order; none where it is reversed or not of days. */
export function daysOf({ from, to }: Period): readonly string[] {
  if (!isDay(from) || !isDay(to)) return [];
  return range(0, daysBetween(from, to) + 1).map((at) => addDays(from, at) ?? to);
}
