import { VariableType } from "../../../../references/index.js";
import { ApiMatch } from "../parts/api-match.js";
import { FriendInfoMatch } from "./match.js";

/** The ways in which a variable of a type can be judged. What is no type of ours is judged as text. */
export function matchesOf(type: number): readonly FriendInfoMatch[] {
  return matches[type] ?? texts;
}

const { exact, partial, exactExcluded, partialExcluded, registered, notRegistered } = ApiMatch;
const texts = [exact, partial, exactExcluded, partialExcluded, registered, notRegistered] as const;
const files = [registered, notRegistered] as const;

const matches: Readonly<Partial<Record<number, readonly FriendInfoMatch[]>>> = {
  [VariableType.number]: [...texts, ApiMatch.atLeast, ApiMatch.above, ApiMatch.atMost, ApiMatch.below],
  [VariableType.image]: files,
  [VariableType.pdf]: files,
  [VariableType.select]: [exact, exactExcluded, registered, notRegistered],
  [VariableType.date]: [
    ...files,
    FriendInfoMatch.calendar,
    FriendInfoMatch.elapsed,
    FriendInfoMatch.remaining,
  ],
};

/** First match when a variable of this type is chosen (rules: friend-info-condition-anew). */
export function firstMatchOf(type: number | null): FriendInfoMatch {
  const hasNoText = ([VariableType.image, VariableType.pdf, VariableType.date] as unknown[]).includes(type);
  return hasNoText ? FriendInfoMatch.registered : FriendInfoMatch.exact;
}

/** The type that a stored match speaks of, as long as nobody knows the variable's own. */
export function typeBehind(match: FriendInfoMatch): number {
  if (match >= FriendInfoMatch.calendar) return VariableType.date;
  return match >= FriendInfoMatch.atLeast ? VariableType.number : VariableType.string;
}
