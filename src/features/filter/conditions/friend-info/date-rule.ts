import { areDisjoint, type Interval } from "../rules/interval.js";
import { type Claim, fullClash, type Rule } from "../rules/rule.js";
import { modeOf, runsBackwards, stateOfDates } from "./calendar-search.js";
import type { FriendInfoCondition } from "./condition.js";
import { FriendInfoMatch } from "./match.js";
import { type DatePart, dateOf, dateParts, type PartialDate } from "./partial-date.js";

/** Dates count on three dials: days of all time, days of a year, and days of a month. */
type Dial = DatePart;
/** Spans of a dial: a date must be in one of them. */
type Spans = readonly Interval[];

export interface DateClaim extends Claim {
  dials: Readonly<Partial<Record<Dial, Spans>>>;
}

/** Friend information by calendar date. What moves with today is not judged. */
export const friendInfoDates: Rule<FriendInfoCondition, DateClaim> = {
  claim(condition, { isDeleted }) {
    const { var_id = null, match } = condition;
    if (match !== FriendInfoMatch.calendar || var_id === null || isDeleted("varia", var_id)) return null;
    const mode = modeOf(condition);
    if (mode === "today" || stateOfDates(condition) !== "fine" || runsBackwards(condition)) return null;
    const from = dateOf(condition, "from");
    const dials = mode === "day" ? dialsOfDate(from) : dialOfRange(from, dateOf(condition, "to"));
    return { subject: String(var_id), condition, dials };
  },
  clash: (own, other) =>
    dateParts.some((dial) => areApart(own.dials[dial], other.dials[dial])) ? fullClash(own, other) : null,
};

function areApart(spans: Spans | undefined, otherSpans: Spans | undefined): boolean {
  if (!spans || !otherSpans) return false;
  return spans.every((span) => otherSpans.every((other) => areDisjoint(span, other)));
}

/** One date is on every dial whose greatest part it has: 3 May 2026 is also a 3 May, and a 3rd. */
function dialsOfDate(date: PartialDate): DateClaim["dials"] {
  const entered = dateParts.filter((dial) => date[dial] !== null);
  return Object.fromEntries(
    entered.map((dial) => [dial, [{ from: placeOn(dial, date, 0), to: placeOn(dial, date, 99) }]]),
  );
}

/** A range is on the dial of its greatest part. Without a year it may run over the turn of the dial. */
function dialOfRange(from: PartialDate, to: PartialDate): DateClaim["dials"] {
  const dial = dateParts.find((part) => from[part] !== null);
  if (!dial) return {};
  const [start, end] = [placeOn(dial, from, 0), placeOn(dial, to, 99)];
  if (start <= end) return { [dial]: [{ from: start, to: end }] };
  return {
    [dial]: [
      { from: start, to: Number.POSITIVE_INFINITY },
      { from: Number.NEGATIVE_INFINITY, to: end },
    ],
  };
}

/** A date as a figure that grows along the dial; `open` stands for parts that are not given. */
function placeOn(dial: Dial, date: PartialDate, open: number): number {
  return dateParts
    .slice(dateParts.indexOf(dial))
    .reduce((index, part) => index * 100 + (date[part] ?? open), 0);
}
