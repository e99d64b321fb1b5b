import type { ItemId } from "../../../api/resources.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import { isChosen } from "../../choosing/index.js";
import type { Named } from "../../choosing/late.js";
import { definitionOf } from "../effects/index.js";
import type { ActionState, EffectRow } from "../entity.js";
import { mayEdit } from "../settings.js";
import { type ReferenceField, referenceFields } from "./reference-fields.js";

/** Where something is pointed at: a field of an effect, by its stored name. The condition of an effect is one, too. */
export interface Use {
  row: string;
  field: string;
}

/** One thing that is pointed at, and from where. */
export interface Reference extends Named {
  uses: readonly Use[];
}

/** The field under which the condition of an effect is found. */
export const conditionField = "condition";

/**
 * Everything that an action points at, each once, in the order of the list. `namedByCondition` says what the condition of
 * an effect points at, as far as it is known.
 */
export function referencesOf(
  { rows }: ActionState,
  namedByCondition: (row: EffectRow) => readonly Named[] = () => [],
): Reference[] {
  const found = new Map<string, Reference & { uses: Use[] }>();
  const note = ({ kind, among, id }: Named, use: Use) => {
    const name = nameOfThing({ kind, among, id });
    const known = found.get(name) ?? { kind, among, id, uses: [] };
    const last = known.uses.at(-1);
    if (last?.row !== use.row || last.field !== use.field) known.uses.push(use);
    found.set(name, known);
  };
  for (const row of rows) {
    const { effect, key } = row;
    for (const field of isPlainObject(effect) ? referenceFields(effect) : []) {
      for (const id of idsIn(effect as PlainObject, field))
        note({ ...field, id }, { row: key, field: field.name });
    }
    for (const named of namedByCondition(row)) note(named, { row: key, field: conditionField });
  }
  return [...found.values()];
}

/** Tells things apart; 7 and "7" are one id. */
export function nameOfThing({ kind, among, id }: Named): string {
  return `${kind} ${among} ${id}`;
}

/** How one thing can be replaced wherever effects use it. */
export interface Replaceability {
  /** How many effects take the replacement; the locked, the unreadable and saved conditions do not. */
  effects: number;
  /** The type that it must have; `null` where any will do. */
  type: number | null;
}

/** `null` where there is nothing to replace, or where its uses want items of different types. */
export function replaceability(
  state: ActionState,
  thing: Named,
  abilities: readonly string[],
): Replaceability | null {
  const places = placesOf(state, thing, abilities);
  const types = new Set(places.map(({ field, effect }) => field.typeOf?.(effect) ?? null));
  types.delete(null);
  const [type = null] = types;
  return places.length === 0 || types.size > 1 ? null : { effects: places.length, type };
}

/** Points every use at another item; `null` where there is none. Nothing else changes. */
export function replaceEverywhere(
  state: ActionState,
  thing: Named,
  id: ItemId,
  abilities: readonly string[],
): ActionState | null {
  const places = placesOf(state, thing, abilities);
  if (places.length === 0 || String(thing.id) === String(id)) return null;
  const replaced = new Map(
    places.map(({ row, effect, field }) => [row, replaceIn(effect, field, thing.id, id)]),
  );
  return {
    ...state,
    rows: state.rows.map((row) => {
      const effect = replaced.get(row);
      return effect ? { ...row, effect } : row;
    }),
  };
}

interface Place {
  row: EffectRow;
  effect: PlainObject;
  field: ReferenceField;
}

/** Where the thing can be replaced. No effect points at the same thing by two fields. */
function placesOf({ rows }: ActionState, { kind, among, id }: Named, abilities: readonly string[]): Place[] {
  return rows.flatMap((row) => {
    const { effect } = row;
    const definition = definitionOf(effect);
    if (!isPlainObject(effect) || !definition || !mayEdit(definition.type, abilities)) return [];
    const field = referenceFields(effect).find(
      (each) =>
        each.kind === kind &&
        each.among === among &&
        idsIn(effect, each).some((each) => String(each) === String(id)),
    );
    return field ? [{ row, effect, field }] : [];
  });
}

function replaceIn(effect: PlainObject, field: ReferenceField, old: ItemId, id: ItemId): PlainObject {
  return { ...effect, [field.name]: replaceValue(effect[field.name], old, id), ...field.forgets?.(effect) };
}

/** One of several goes into the place of the other, unless it is there already. */
function replaceValue(value: PlainData | undefined, old: ItemId, id: ItemId): PlainData {
  if (!Array.isArray(value)) return id;
  const isId = (each: PlainData, other: ItemId) => String(each) === String(other);
  if (value.some((each) => isId(each, id))) return value.filter((each) => !isId(each, old));
  const first = value.findIndex((each) => isId(each, old));
  return value.flatMap((each, at) => (isId(each, old) ? (at === first ? [id] : []) : [each]));
}

function idsIn(effect: PlainObject, { name, deeds = [] }: ReferenceField): ItemId[] {
  const value = effect[name];
  return (Array.isArray(value) ? value : [value]).filter(
    (id): id is ItemId =>
      (typeof id === "number" || typeof id === "string") &&
      isChosen(id) &&
      !deeds.some((deed) => String(deed) === String(id)),
  );
}
