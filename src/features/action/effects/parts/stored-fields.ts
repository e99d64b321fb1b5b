import * as v from "valibot";
import type { NamedKind } from "../../../../references/index.js";
import { anyPlainData, conditionId, type TouchedThing } from "../definition.js";

/* Fields that are stored alike in several effects. */

/** The id of something chosen, or nothing yet. Hosts write an empty text for nothing, too. */
export const chosenId = v.exactOptional(v.nullable(v.union([v.number(), v.string()])));
export const chosenIds = v.exactOptional(v.array(v.union([v.number(), v.string()])));
/** A figure as it is stored: hosts write numbers and texts. */
export const figure = v.exactOptional(v.nullable(v.union([v.number(), v.string()])));
/** `YYYY-MM-DD` or `HH:mm`, or not set. */
export const momentText = v.exactOptional(v.nullable(v.string()));

/** One of some figures, which hosts write as texts, too. */
export type StoredOption<Figure extends number> = Figure | `${Figure}`;

/** Stored value of a choice between some figures. */
export function oneOf<const Figure extends number>(figures: Readonly<Record<string, Figure>>) {
  const all = Object.values(figures);
  return v.union([v.picklist(all), v.picklist(all.map((each) => `${each}` as `${Figure}`))]);
}

/** The figure that is chosen; without one the `usual` one. */
export function optionOf<Figure extends number>(
  stored: StoredOption<Figure> | null | undefined,
  usual: Figure,
): Figure {
  return stored === null || stored === undefined ? usual : (Number(stored) as Figure);
}

/** A schema for one type with its fields; keys that are not named pass through. */
export function effectSchema<Type extends number, Fields extends v.ObjectEntries>(
  type: Type,
  fields: Fields,
) {
  return v.objectWithRest({ type: v.literal(type), ...fields, member_query_id: conditionId }, anyPlainData);
}

/** Something of a list that an effect changes; nothing is touched where none is chosen. */
export function touched(
  conflict: TouchedThing["conflict"],
  kind: NamedKind,
  id: number | string | null | undefined,
  does?: string,
): TouchedThing[] {
  if (id === null || id === undefined || id === "" || Number(id) <= 0) return [];
  return [{ conflict, thing: { kind, id: String(id) }, ...(does === undefined ? {} : { does }) }];
}
