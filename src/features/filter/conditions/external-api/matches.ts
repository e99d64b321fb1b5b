import type { LinkedKind } from "../../../../references/index.js";
import { ApiMatch, comparesFigures } from "../parts/api-match.js";

/** How a value can be compared; sizes are for numbers. Without a kind everything is offered. */
export function matchesOf(kind: LinkedKind | null): readonly ApiMatch[] {
  if (kind === "number" || kind === null) return allMatches;
  return allMatches.filter((match) => !comparesFigures(match));
}

const allMatches: readonly ApiMatch[] = [
  ApiMatch.exact,
  ApiMatch.partial,
  ApiMatch.exactExcluded,
  ApiMatch.partialExcluded,
  ApiMatch.registered,
  ApiMatch.notRegistered,
  ApiMatch.atLeast,
  ApiMatch.above,
  ApiMatch.atMost,
  ApiMatch.below,
];
