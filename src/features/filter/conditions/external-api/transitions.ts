import type { PlainData } from "../../../../lib/plain-data.js";
import { ApiMatch, comparesFigures } from "../parts/api-match.js";
import { type ExternalApiCondition, eventOf } from "./external-api.js";
import { type LinkedKey, matchesOf } from "./linked-data.js";

/**
 * Another value. It belongs to the event of the page's trigger, which may be another than the one that was stored. Dates
 * need a format, and a comparison that the value does not have begins anew.
 */
export function chooseKey(
  condition: ExternalApiCondition,
  chosen: LinkedKey,
  trigger: PlainData,
): ExternalApiCondition {
  const { match = ApiMatch.exact, context } = condition;
  const format = chosen.kind === "datetime" ? (context?.format ?? 1) : null;
  const next = {
    ...condition,
    context: { ...context, ...eventOf(trigger), key: chosen.key, key_label: chosen.label, format },
  };
  return matchesOf(chosen.kind).includes(match) ? next : { ...next, match: ApiMatch.exact, query: "" };
}

/** From texts to sizes (5 or lower to 10 or higher) the query is cleared (actions-and-filters §4). */
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
