import { fold } from "../../../../lib/fold.js";
import { ApiMatch, comparesFigures, comparesQuery } from "../parts/api-match.js";
import { above, areDisjoint, atLeast, atMost, below, exactly, type Interval } from "./interval.js";
import { plainFigure } from "./plain-figure.js";
import type { Claim } from "./rule.js";

/** Claim about the value that a friend has, or about one of several. */
export interface ValueClaim extends Claim {
  match: number;
  /** Value that it is compared with; empty for a match that compares nothing. */
  query: string;
  /** The same as far as every server reads it alike, whatever it makes of case and width. */
  folded: string;
  /** The figure that is meant, where it is one. */
  figure: number | null;
  /** The figures that meet it, where it is about figures. */
  figures: Interval | null;
}

/** Claim of a match and a query. */
export function askedOf(
  match: number,
  query: string,
): Pick<ValueClaim, "match" | "query" | "folded" | "figure" | "figures"> {
  const figure = plainFigure(query);
  const figures = figure === null ? null : (intervals[match]?.(figure) ?? null);
  return { match, query, folded: fold(query), figure, figures };
}

/** True when there is something to compare with, where it compares; sizes are compared with figures. */
export function isJudgeable({ match, query, figure }: ValueClaim): boolean {
  if (comparesFigures(match)) return figure !== null;
  return !comparesQuery(match) || query.trim() !== "";
}

/** True when no friend's values meet both, however many there are. */
export function areExclusive(own: ValueClaim, other: ValueClaim): boolean {
  if (other.match === ApiMatch.notRegistered) return needsValue(own.match);
  if (other.match === ApiMatch.partialExcluded) return asksText(own) && own.query.includes(other.query);
  return own.match === ApiMatch.exact && other.match === ApiMatch.exactExcluded && own.query === other.query;
}

/** True when no single value meets both. */
export function areExclusiveInOneValue(own: ValueClaim, other: ValueClaim): boolean {
  if (own.figures && other.figures) return areDisjoint(own.figures, other.figures);
  if (own.match !== ApiMatch.exact) return false;
  if (other.match === ApiMatch.exact) return own.folded !== other.folded;
  return other.match === ApiMatch.partial && asksText(own) && !own.folded.includes(other.folded);
}

/** True when the text is searched in the value as it is written. A figure may be kept with other digits: 1 as 1.00. */
function asksText({ match, figure }: ValueClaim): boolean {
  return match === ApiMatch.partial || (match === ApiMatch.exact && figure === null);
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

/** The codes of linked data, which friend information shares (rules: api-match). */
const intervals: Readonly<Partial<Record<number, (figure: number) => Interval>>> = {
  [ApiMatch.exact]: exactly,
  [ApiMatch.atLeast]: atLeast,
  [ApiMatch.above]: above,
  [ApiMatch.atMost]: atMost,
  [ApiMatch.below]: below,
};
