import { ApiMatch } from "../parts/api-match.js";

/** How friend information is judged (rules: api-match, friend-info-condition): as linked data is, and dates in ways of their own. */
export const FriendInfoMatch = { ...ApiMatch, calendar: 20, elapsed: 30, remaining: 31 } as const;
export type FriendInfoMatch = (typeof FriendInfoMatch)[keyof typeof FriendInfoMatch];

/** True for a match that is judged as a date. */
export function judgesDate(match: FriendInfoMatch): match is 20 | 30 | 31 {
  return match >= FriendInfoMatch.calendar;
}
