import { isPlainObject, type PlainData, samePlainData } from "../../../lib/plain-data.js";
import { type RowChange, rowChanges } from "../../../lib/row-changes.js";
import type { ActionState, EffectRow } from "../entity.js";

/** What is different about an action since it was loaded or saved. */
export type ActionChange =
  | RowChange<EffectRow>
  | { is: "field"; field: "a_name" | "a_twice_type"; before: PlainData; after: PlainData };

/** The differences, in the order of the screen. */
export function changesBetween(before: ActionState, after: ActionState): ActionChange[] {
  const ofRows = rowChanges(before.rows, after.rows, {
    same: (one, other) => one === other || samePlainData(one.effect, other.effect),
    kindOf: ({ effect }) => (isPlainObject(effect) ? effect.type : null),
  });
  return [...changedFields(before, after), ...ofRows];
}

function changedFields({ document: before }: ActionState, { document: after }: ActionState): ActionChange[] {
  return (["a_name", "a_twice_type"] as const).flatMap((field): ActionChange[] => {
    const [then, now] = [before[field] ?? null, after[field] ?? null];
    return samePlainData(then, now) ? [] : [{ is: "field", field, before: then, after: now }];
  });
}
