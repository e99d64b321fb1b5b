import { readFlag, readId } from "../../../api/read-fields.js";
import type { Failure } from "../../../lib/failure.js";
import { type PlainData, type PlainObject, samePlainData } from "../../../lib/plain-data.js";

/* One thing that customers are asked: a form field with its place (contract salon.md §7.4). */

/** What it is called; empty where it has no name. */
export function labelOf({ label }: PlainObject): string {
  return typeof label === "string" || typeof label === "number" ? String(label) : "";
}

/** As the editor of form fields reads it: some servers call the input type `type`. */
export function asFormField(item: PlainObject): PlainObject {
  return callsTypeOtherwise(item) ? renamed(item, "type", "swatch_id") : item;
}

/**
 * What is sent of an item. A new one has no id and no place; of one that is there, what others have changed meanwhile and
 * nobody changed here is as they left it.
 *
 * @param original as it was when the operator began; `null` for a new one
 * @param latest as the server has it, as far as one knows
 */
export function itemToSend(
  edited: PlainObject,
  original: PlainObject | null,
  latest: PlainObject | null,
): PlainObject {
  if (original === null) return withoutPlace(edited);
  const item = callsTypeOtherwise(original) ? renamed(edited, "swatch_id", "type") : edited;
  const changed = Object.entries(item).filter(([key, value]) => !samePlainData(value, original[key]));
  return { ...(latest ?? original), ...Object.fromEntries(changed) };
}

/** An item that is gone, as a new one. */
export function itemAnew(edited: PlainObject, original: PlainObject): PlainObject {
  return withoutPlace(callsTypeOtherwise(original) ? renamed(edited, "swatch_id", "type") : edited);
}

/** Those that go into the friend information that another one goes into too. */
export function sharingItems(items: readonly PlainObject[]): ReadonlySet<PlainObject> {
  const byVariable = new Map<number, PlainObject[]>();
  for (const item of items) {
    const id = readFlag(item.syncUserVar) === true ? readId(item.var_id) : null;
    if (id !== null) byVariable.set(id, [...(byVariable.get(id) ?? []), item]);
  }
  return new Set([...byVariable.values()].filter((sharing) => sharing.length > 1).flat());
}

/** A refusal with its keys as the editor knows them: without the name of what was sent. */
export function refusalOfItem(failure: Failure): Failure {
  if (failure.kind !== "invalid") return failure;
  const fields = Object.entries(failure.fields).map(([key, lines]) => {
    const named = key.replace(/^item(?:\.|\[(\w+)\])/, "$1");
    return [named === "type" ? "swatch_id" : named, lines] as const;
  });
  return { ...failure, fields: Object.fromEntries(fields) };
}

function withoutPlace(item: PlainObject): PlainObject {
  const { id: _, order: __, ...rest } = item;
  return rest;
}

function callsTypeOtherwise(item: PlainObject): boolean {
  return !Object.hasOwn(item, "swatch_id") && Object.hasOwn(item, "type");
}

/** The same keys in the same order, one of them under another name. */
function renamed(item: PlainObject, from: string, to: string): PlainObject {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]): [string, PlainData] => [key === from ? to : key, value]),
  );
}
