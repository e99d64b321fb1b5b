import { isPlainObject, type PlainData, type PlainObject } from "../../../../lib/plain-data.js";
import { ApiMatch, comparesFigures } from "../parts/api-match.js";

/** What a value of linked data can be (actions-and-filters §3). */
export type LinkedKind = "string" | "number" | "datetime" | "array";

/** One value that comes with the trigger's call. */
export interface LinkedKey {
  /** "order.category". */
  key: string;
  label: string;
  kind: LinkedKind;
  /** The labels of the maps around it. */
  within: readonly string[];
}

/** All values that can be compared, in the order of the tree. A map is no value of its own; its children are. */
export function linkedKeys(trigger: PlainData): LinkedKey[] {
  const params = isPlainObject(trigger) ? trigger.params : null;
  return isPlainObject(params) ? keysIn(params, "", []) : [];
}

function keysIn(params: PlainObject, prefix: string, within: readonly string[]): LinkedKey[] {
  return Object.entries(params).flatMap(([name, param]) => {
    if (!isPlainObject(param)) return [];
    const key = prefix + name;
    const label = typeof param.label === "string" ? param.label : name;
    const inside = isPlainObject(param.children) ? keysIn(param.children, `${key}.`, [...within, label]) : [];
    return param.type === "map" ? inside : [{ key, label, kind: kindOf(param.type), within }, ...inside];
  });
}

/** Kinds that we do not know are compared as text. */
function kindOf(type: PlainData | undefined): LinkedKind {
  return type === "number" || type === "datetime" || type === "array" ? type : "string";
}

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

/** How a date and time is written before it is compared, by the ids of linked-date formats. */
export const dateFormats = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type DateFormat = (typeof dateFormats)[number];
