import type { PlainData } from "../../../../lib/plain-data.js";
import { type LinkedKey, linkTo } from "../../../../references/index.js";
import { ApiMatch, comparesFigures } from "../parts/api-match.js";
import type { ExternalApiCondition } from "./external-api.js";
import { matchesOf } from "./matches.js";

/** Another value; a comparison that it does not have begins anew. */
export function chooseKey(
  condition: ExternalApiCondition,
  chosen: LinkedKey,
  trigger: PlainData,
): ExternalApiCondition {
  const { match = ApiMatch.exact, context } = condition;
  const next = { ...condition, context: linkTo(context, chosen, trigger) };
  return matchesOf(chosen.kind).includes(match) ? next : { ...next, match: ApiMatch.exact, query: "" };
}

/** From texts to sizes (5 or lower to 10 or higher) the query is cleared (rules: external-condition). */
export function chooseMatch(condition: ExternalApiCondition, match: ApiMatch): ExternalApiCondition {
  const before = condition.match ?? ApiMatch.exact;
  const clears = !comparesFigures(before) && comparesFigures(match);
  return { ...condition, match, ...(clears ? { query: "" } : {}) };
}

export function chooseFormat(condition: ExternalApiCondition, format: number): ExternalApiCondition {
  return { ...condition, context: { ...condition.context, format } };
}

export function writeQuery(condition: ExternalApiCondition, query: string): ExternalApiCondition {
  return { ...condition, query };
}
