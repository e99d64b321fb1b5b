/** How several chosen things must be met: by one of them, by all, by none, or not by all (rules: set-match). */
export const SetMatch = { any: 0, all: 1, notAny: 2, notAll: 3 } as const;
export type SetMatch = (typeof SetMatch)[keyof typeof SetMatch];

export const setMatches: readonly SetMatch[] = Object.values(SetMatch);

/** Any and none are each other's opposite, all and not all. */
export function oppositeMatch(match: SetMatch): SetMatch {
  return ((match + 2) % 4) as SetMatch;
}

/** True for a match that asks for what is not there. */
export function isExclusion(match: SetMatch): boolean {
  return match === SetMatch.notAny || match === SetMatch.notAll;
}
