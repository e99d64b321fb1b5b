import type { ItemId } from "../../../../api/resources.js";
import { VariableType } from "../../../../references/index.js";
import { comparesFigures } from "../parts/api-match.js";
import {
  areExclusive,
  areExclusiveInOneValue,
  askedOf,
  isJudgeable,
  type ValueClaim,
} from "../rules/asked-value.js";
import type { Known } from "../rules/known.js";
import { fullClash, type Rule } from "../rules/rule.js";
import { stateOfDates } from "./calendar-search.js";
import type { FriendInfoCondition } from "./condition.js";
import { queryText } from "./condition.js";
import { FriendInfoMatch, judgesDate } from "./match.js";
import { wholeFigure } from "./partial-date.js";
import { periodKind, periodOf } from "./period.js";

export interface VariableClaim extends ValueClaim {
  variable: ItemId;
}

/** Friend information by what is registered. A friend has one value of a variable, or none. */
export const friendInfoValues: Rule<FriendInfoCondition, VariableClaim> = {
  claim(condition, { isDeleted }) {
    const { var_id = null, match = FriendInfoMatch.exact } = condition;
    if (var_id === null || isDeleted("varia", var_id)) return null;
    const asked = askedOf(match, queryText(condition));
    const claim = { subject: String(var_id), variable: var_id, condition, ...asked };
    return (judgesDate(match) ? asksForDate(condition, match) : isJudgeable(claim)) ? claim : null;
  },
  clash(own, other, known) {
    const never =
      areExclusive(own, other) || (hasOneText(own, other, known) && areExclusiveInOneValue(own, other));
    return never || areOtherChoices(own, other, known) ? fullClash(own, other) : null;
  },
};

/** True where it asks for a date; one that cannot be read asks for none. */
function asksForDate(condition: FriendInfoCondition, match: 20 | 30 | 31): boolean {
  if (match === FriendInfoMatch.calendar) return stateOfDates(condition) === "fine";
  const { from, to } = periodOf(condition, periodKind(match));
  return [from, to].some((end) => Number.isFinite(wholeFigure(end)));
}

/** A choice of a selection may be found by its id and by its name. Only numbers are compared by size. */
function hasOneText(own: VariableClaim, other: VariableClaim, { variableType }: Known): boolean {
  const type = variableType(own.variable);
  if (type === null) return comparesFigures(own.match) || comparesFigures(other.match);
  return type !== VariableType.select;
}

/** Two choices of one selection, neither of which is the other's name. */
function areOtherChoices(own: VariableClaim, other: VariableClaim, known: Known): boolean {
  const { variable, query } = own;
  if (own.match !== FriendInfoMatch.exact || other.match !== FriendInfoMatch.exact) return false;
  if (known.variableType(variable) !== VariableType.select || query === other.query) return false;
  const [name, otherName] = [query, other.query].map((choice) => known.choiceName(variable, choice));
  return name != null && otherName != null && name !== other.query && otherName !== query;
}
