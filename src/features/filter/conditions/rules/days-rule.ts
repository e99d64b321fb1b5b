import { isDay } from "../../../../lib/dates/days.js";
import type { VariantData } from "../../../../list-editor/index.js";
import { type DayRange, daysOf, isUnset, type StoredDays } from "../parts/date-range.js";
import { areDisjoint, type Interval } from "./interval.js";
import { type Claim, fullClash, type Rule } from "./rule.js";

export interface DaysClaim extends Claim {
  days: Interval;
}

/** The rule for conditions on one day that every friend has at most one of. */
export function daysRule<T extends VariantData & StoredDays>(): Rule<T, DaysClaim> {
  return {
    claim(condition) {
      const days = intervalOf(daysOf(condition));
      return days && { subject: "", condition, days };
    },
    clash: (own, other) => (areDisjoint(own.days, other.days) ? fullClash(own, other) : null),
  };
}

/** Days as figures that follow each other; `null` for a range that is wrong in itself. */
function intervalOf({ from, to }: DayRange): Interval | null {
  const ends = { from: figureOf(from, Number.NEGATIVE_INFINITY), to: figureOf(to, Number.POSITIVE_INFINITY) };
  return ends.from <= ends.to ? ends : null;
}

function figureOf(day: string | null, open: number): number {
  if (isUnset(day)) return open;
  // A year that is being typed is 2 and 20 and 202 first.
  return isDay(day) && day >= "1000" ? Number(day.replaceAll("-", "")) : Number.NaN;
}
