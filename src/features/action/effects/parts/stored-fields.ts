import * as v from "valibot";
import { anyPlainData, conditionId } from "../definition.js";

/* Fields that are stored alike in several effects. On their own, since the first load knows only the text effect. */

/** The id of something chosen, or nothing yet. Hosts write an empty text for nothing, too. */
export const chosenId = v.exactOptional(v.nullable(v.union([v.number(), v.string()])));
export const chosenIds = v.exactOptional(v.array(v.union([v.number(), v.string()])));
/** A figure as it is stored: hosts write numbers and texts. */
export const figure = v.exactOptional(v.nullable(v.union([v.number(), v.string()])));
/** `YYYY-MM-DD` or `HH:mm`, or not set. */
export const momentText = v.exactOptional(v.nullable(v.string()));

/** A schema for one type with its fields; keys that are not named pass through. */
export function effectSchema<Type extends number, Fields extends v.ObjectEntries>(
  type: Type,
  fields: Fields,
) {
  return v.objectWithRest({ type: v.literal(type), ...fields, member_query_id: conditionId }, anyPlainData);
}
