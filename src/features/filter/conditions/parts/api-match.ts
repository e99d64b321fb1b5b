import { type Figure, figureOf } from "../../../../kit/number-text.js";

/** How a text or a figure is compared, of friend information and of linked data (rules: api-match). */
export const ApiMatch = {
  exact: 0,
  partial: 1,
  notRegistered: 2,
  registered: 3,
  exactExcluded: 4,
  partialExcluded: 5,
  atLeast: 10,
  above: 11,
  atMost: 12,
  below: 13,
} as const;
export type ApiMatch = (typeof ApiMatch)[keyof typeof ApiMatch];

/** True for a match that compares with something: the matches for registered values compare nothing. */
export function comparesQuery(match: number): boolean {
  return match !== ApiMatch.notRegistered && match !== ApiMatch.registered;
}

/** True for a match that compares sizes. */
export function comparesFigures(match: number): boolean {
  return match >= ApiMatch.atLeast && match <= ApiMatch.below;
}

/** Sizes are compared with figures only; nothing yet is no mistake. */
export function comparesNoFigure(match: number, query: Figure | undefined): boolean {
  return comparesFigures(match) && Number.isNaN(figureOf(query));
}

/**
 * Match that is met by exactly those who do not meet the given one. Those that compare sizes have none: friends
 * without a figure meet neither of two, and those with several may meet both.
 */
export function oppositeOf(match: ApiMatch): ApiMatch | null {
  return opposites[match] ?? null;
}

const opposites: Readonly<Partial<Record<ApiMatch, ApiMatch>>> = { 0: 4, 4: 0, 1: 5, 5: 1, 2: 3, 3: 2 };
