import type { ItemId } from "../../../api/resources.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import { isChosen, type Named, type ReferenceField } from "../../../references/index.js";
import type { EffectVariants } from "../effects/index.js";
import type { ActionState, EffectRow } from "../entity.js";
import { mayEdit } from "../settings.js";

/** Use of something: a field of an effect, by its stored name. The condition of an effect is one, too. */
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
  effects: EffectVariants,
  { rows }: ActionState,
  namedByCondition: (row: EffectRow) => readonly Named[] = () => [],
): Reference[] {
  const found = new Map<string, Reference & { uses: Use[] }>();
  const note = ({ kind, among, id, of }: Named, use: Use) => {
    const thing: Named = { kind, among, id, ...(of === undefined ? {} : { of }) };
    const name = nameOfThing(thing);
    const known = found.get(name) ?? { ...thing, uses: [] };
    const last = known.uses.at(-1);
    if (last?.row !== use.row || last.field !== use.field) known.uses.push(use);
    found.set(name, known);
  };
  for (const row of rows) {
    const { value: effect, key } = row;
    const read = effects.read(effect);
    for (const field of read?.definition.references?.(read.value) ?? []) {
      for (const id of idsIn(effect as PlainObject, field))
        note({ ...field, id }, { row: key, field: field.name });
    }
    for (const named of namedByCondition(row)) note(named, { row: key, field: conditionField });
  }
  return [...found.values()];
}

/** Tells things apart; 7 and "7" are one id. */
export function nameOfThing({ kind, among, id, of }: Named): string {
  return of === undefined ? `${kind} ${among} ${id}` : `${kind} ${of} ${among} ${id}`;
}

/** How one thing can be replaced wherever effects use it. */
export interface Replaceability {
  /** How many effects take the replacement; the locked, the unreadable and saved conditions do not. */
  effects: number;
  /** The type that it must have; `null` where any will do. */
  type: number | null;
}

/**
 * `null` where there is nothing to replace, or where its uses want items of different types. Choices and plans are chosen
 * anew where they are used, beside what they belong to.
 */
export function replaceability(
  effects: EffectVariants,
  state: ActionState,
  thing: Named,
  abilities: readonly string[],
): Replaceability | null {
  if (thing.of !== undefined) return null;
  const places = placesOf(effects, state, thing, abilities);
  const types = new Set(places.map(({ field }) => field.itemType ?? null));
  types.delete(null);
  const [type = null] = types;
  return places.length === 0 || types.size > 1 ? null : { effects: places.length, type };
}

/** Points every use at another item; `null` where there is none. Nothing else changes. */
export function replaceEverywhere(
  effects: EffectVariants,
  state: ActionState,
  thing: Named,
  id: ItemId,
  abilities: readonly string[],
): ActionState | null {
  const places = placesOf(effects, state, thing, abilities);
  if (places.length === 0 || String(thing.id) === String(id)) return null;
  const replaced = new Map(
    places.map(({ row, effect, field }) => [row, replaceIn(effect, field, thing.id, id)]),
  );
  return {
    ...state,
    rows: state.rows.map((row) => {
      const effect = replaced.get(row);
      return effect ? { ...row, value: effect } : row;
    }),
  };
}

interface Place {
  row: EffectRow;
  effect: PlainObject;
  field: ReferenceField;
}

/** Fields in which the thing can be replaced. No effect points at the same thing by two fields. */
function placesOf(
  effects: EffectVariants,
  { rows }: ActionState,
  { kind, among, id }: Named,
  abilities: readonly string[],
): Place[] {
  return rows.flatMap((row) => {
    const { value: effect } = row;
    const read = effects.read(effect);
    if (!isPlainObject(effect) || !read || !mayEdit(read.definition, abilities)) return [];
    const field = read.definition
      .references?.(read.value)
      .find(
        (each) =>
          !read.unreadable.includes(each.name) &&
          each.kind === kind &&
          each.among === among &&
          idsIn(effect, each).some((each) => String(each) === String(id)),
      );
    return field ? [{ row, effect, field }] : [];
  });
}

function replaceIn(effect: PlainObject, field: ReferenceField, old: ItemId, id: ItemId): PlainObject {
  return { ...effect, [field.name]: replaceValue(effect[field.name], old, id), ...field.resets };
}

/** One of several goes into the place of the other, unless it is there already. */
function replaceValue(value: PlainData | undefined, old: ItemId, id: ItemId): PlainData {
  if (!Array.isArray(value)) return id;
  const isId = (each: PlainData, other: ItemId) => String(each) === String(other);
  if (value.some((each) => isId(each, id))) return value.filter((each) => !isId(each, old));
  const first = value.findIndex((each) => isId(each, old));
  return value.flatMap((each, at) => (isId(each, old) ? (at === first ? [id] : []) : [each]));
}

function idsIn(effect: PlainObject, { name, sentinelIds = [] }: ReferenceField): ItemId[] {
  const value = effect[name];
  return (Array.isArray(value) ? value : [value]).filter(
    (id): id is ItemId =>
      (typeof id === "number" || typeof id === "string") &&
      isChosen(id) &&
      !sentinelIds.some((sentinel) => String(sentinel) === String(id)),
  );
}
