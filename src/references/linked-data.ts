import * as v from "valibot";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";

const text = v.exactOptional(v.nullable(v.string()));
/** Names one value of one event; what it is shown as is kept along. Keys that we do not know stay. */
export const linkedValueSchema = v.objectWithRest(
  {
    category: text,
    event: text,
    event_label: text,
    key: text,
    key_label: text,
    format: v.exactOptional(v.nullable(v.union([v.number(), v.string()]))),
  },
  v.custom<PlainData>(() => true),
);

/** Which value of which event. */
export type LinkedValue = v.InferOutput<typeof linkedValueSchema>;

/** Kinds of values of linked data (rules: linked-data-context). */
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

/** How a date and time is written before it is compared, by the ids of linked-date formats. */
export const dateFormats = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type DateFormat = (typeof dateFormats)[number];

/** Another value of the trigger's event, which may be another than the one that was stored. Dates need a format. */
export function linkTo(
  value: LinkedValue | null | undefined,
  chosen: LinkedKey,
  trigger: PlainData,
): LinkedValue {
  const format = chosen.kind === "datetime" ? (value?.format ?? 1) : null;
  return { ...value, ...eventOf(trigger), key: chosen.key, key_label: chosen.label, format };
}

/** The event of a trigger, as what depends on it names it. */
export function eventOf(trigger: PlainData) {
  const { category, event, label } = isPlainObject(trigger) ? trigger : {};
  return {
    category: asText(category) ?? "open_api",
    event: asText(event),
    event_label: asText(label),
  };
}

function asText(data: PlainData | undefined): string | null {
  return typeof data === "string" ? data : null;
}
