import { fold } from "../../../../lib/fold.js";
import { ApiMatch, comparesFigures, comparesQuery } from "../../conditions/parts/api-match.js";
import { above, areDisjoint, atLeast, atMost, below, exactly, type Interval } from "../interval.js";
import type { Claim } from "../rule.js";
import { plainFigure } from "./plain-figure.js";

/** What is asked of the value that a friend has, or of one of several. */
export interface ValueClaim extends Claim {
  match: number;
  /** What it is compared with; empty for a match that compares nothing. */
  query: string;
}

/** Whether there is something to compare with, where it compares; sizes are compared with figures. */
export function isJudgeable({ match, query }: Pick<ValueClaim, "match" | "query">): boolean {
  if (comparesFigures(match)) return plainFigure(query) !== null;
  return !comparesQuery(match) || query.trim() !== "";
}

/** Whether no friend's values meet both, however many there are. */
export function neverTogether(own: ValueClaim, other: ValueClaim): boolean {
  if (other.match === ApiMatch.notRegistered) return needsValue(own.match);
  const asksText = own.match === ApiMatch.exact || own.match === ApiMatch.partial;
  if (other.match === ApiMatch.partialExcluded) return asksText && own.query.includes(other.query);
  return own.match === ApiMatch.exact && other.match === ApiMatch.exactExcluded && own.query === other.query;
}

/** Whether no single value meets both. */
export function neverInOneValue(own: ValueClaim, other: ValueClaim): boolean {
  const [figures, otherFigures] = [figuresOf(own), figuresOf(other)];
  if (figures && otherFigures) return areDisjoint(figures, otherFigures);
  if (own.match !== ApiMatch.exact) return false;
  // Servers may compare without regard to case or width.
  const [text, otherText] = [fold(own.query), fold(other.query)];
  if (other.match === ApiMatch.exact) return text !== otherText;
  // A figure may be kept with more digits than are asked for.
  return other.match === ApiMatch.partial && plainFigure(own.query) === null && !text.includes(otherText);
}

/** The ways to judge a date need a value, too. */
function needsValue(match: number): boolean {
  return !metWithoutValue.includes(match);
}

const metWithoutValue: readonly number[] = [
  ApiMatch.notRegistered,
  ApiMatch.exactExcluded,
  ApiMatch.partialExcluded,
];

function figuresOf({ match, query }: ValueClaim): Interval | null {
  const figure = plainFigure(query);
  return figure === null ? null : (intervals[match]?.(figure) ?? null);
}

/** The codes of linked data, which friend information shares (actions-and-filters §9). */
const intervals: Readonly<Partial<Record<number, (figure: number) => Interval>>> = {
  [ApiMatch.exact]: exactly,
  [ApiMatch.atLeast]: atLeast,
  [ApiMatch.above]: above,
  [ApiMatch.atMost]: atMost,
  [ApiMatch.below]: below,
};
