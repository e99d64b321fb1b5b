import { isDay } from "../../../../lib/days.js";
import type { ConditionData } from "../../conditions/definition.js";
import type { LastReactionCondition } from "../../conditions/last-reaction/last-reaction.js";
import { type DayRange, daysOf, isUnset, type StoredDays } from "../../conditions/parts/date-range.js";
import type { RegisteredCondition } from "../../conditions/registered/registered.js";
import { areDisjoint, type Interval } from "../interval.js";
import { type Claim, type Rule, wholly } from "../rule.js";

interface DaysClaim extends Claim {
  days: Interval;
}

/** The rule for conditions on one day that every friend has at most one of. */
function daysRule<T extends ConditionData & StoredDays>(type: T["type"]): Rule<T, DaysClaim> {
  return {
    type,
    claim(condition) {
      const days = intervalOf(daysOf(condition));
      return days && { subject: "", condition, days };
    },
    clash: (own, other) => (areDisjoint(own.days, other.days) ? wholly(own, other) : null),
  };
}

/** The day of the registration. */
export const registrations = daysRule<RegisteredCondition>(30);
/** The day of the last reaction. */
export const lastReactions = daysRule<LastReactionCondition>(106);

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
