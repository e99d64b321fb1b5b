import { readFlag, readId } from "../../../api/read-fields.js";
import type { Side } from "../../../editor/index.js";
import type { Failure } from "../../../lib/failure.js";
import { isPlainObject, type PlainData, type PlainObject, samePlainData } from "../../../lib/plain-data.js";
import { type Conflict, fieldOf, mergeEdits } from "../../../lib/three-way-merge.js";
import { type Choice, sidesOf } from "./section-edits.js";

/* One thing that customers are asked: a form field with its place (rules: customer-items). */

const variablePart = "var_id";

/** Label of a question; empty where it has no name. */
export function labelOf({ label }: PlainObject): string {
  return typeof label === "string" || typeof label === "number" ? String(label) : "";
}

/** As the editor of form fields reads it: some servers call the input type `type`. */
export function asFormField(item: PlainObject): PlainObject {
  return callsTypeDifferently(item) ? renamed(item, "type", "swatch_id") : item;
}

/**
 * Payload of a question. A new one has no id and no place; for an existing one, what others have changed meanwhile
 * and nobody changed here is as they left it.
 *
 * @param original as it was when the operator began; `null` for a new one
 * @param latest as the server has it, as far as one knows
 * @param sides what was chosen where both have changed the same
 */
export function itemToSend(
  edited: PlainObject,
  original: PlainObject | null,
  latest: PlainObject | null,
  sides: Readonly<Record<string, Side>> = {},
): PlainObject {
  if (original === null) return withoutPlace(edited);
  const before = partsOf(original);
  const own = changedParts(edited, original).flatMap(([part, value]) => {
    if (sides[part] === "theirs") return [];
    return [[part, sides[part] === "before" ? (before[part] ?? null) : value] as const];
  });
  return Object.assign(
    { ...(latest ?? original) },
    ...own.map(([part, value]) =>
      part === variablePart && isPlainObject(value) ? value : { [part]: value },
    ),
  );
}

/** Conflicts between two edits, by the keys of the wire. */
export function askedConflicts(
  edited: PlainObject,
  original: PlainObject,
  latest: PlainObject,
): Readonly<Record<string, Conflict>> {
  const before = partsOf(original);
  const mine = changedParts(edited, original).map(([part, value]) => [
    part,
    { value, before: fieldOf(before, part) },
  ]);
  return mergeEdits(Object.fromEntries(mine), partsOf(latest)).conflicts;
}

/** Payload over a question as others have left it; `null`: both have changed the same, and nobody has chosen. */
export function itemOver(
  edited: PlainObject,
  original: PlainObject,
  latest: PlainObject | null,
  choices: Readonly<Record<string, Choice>>,
): PlainObject | null {
  const conflicts = latest ? askedConflicts(edited, original, latest) : {};
  const sides = sidesOf(conflicts, choices);
  const isOpen = Object.keys(conflicts).some((part) => sides[part] === undefined);
  return isOpen ? null : itemToSend(edited, original, latest, sides);
}

function changedParts(edited: PlainObject, original: PlainObject): [part: string, value: PlainData][] {
  const item = callsTypeDifferently(original) ? renamed(edited, "swatch_id", "type") : edited;
  const before = partsOf(original);
  return Object.entries(partsOf(item)).filter(([part, value]) => !samePlainData(value, before[part]));
}

/** The friend information is one thing, which an item says in several keys. */
function partsOf(item: PlainObject): PlainObject {
  const isOfVariable = ([key]: [string, PlainData]) => key.startsWith("var_");
  const entries = Object.entries(item);
  const variable = entries.filter(isOfVariable);
  return Object.fromEntries([
    ...entries.filter((entry) => !isOfVariable(entry)),
    ...(variable.length > 0 ? [[variablePart, Object.fromEntries(variable)]] : []),
  ]);
}

/** An item that is gone, as a new one. */
export function itemAnew(edited: PlainObject, original: PlainObject): PlainObject {
  return withoutPlace(callsTypeDifferently(original) ? renamed(edited, "swatch_id", "type") : edited);
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

function callsTypeDifferently(item: PlainObject): boolean {
  return !Object.hasOwn(item, "swatch_id") && Object.hasOwn(item, "type");
}

/** The same keys in the same order, one of them under another name. */
function renamed(item: PlainObject, from: string, to: string): PlainObject {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]): [string, PlainData] => [key === from ? to : key, value]),
  );
}
