import { isPlainObject, type PlainData, samePlainData } from "../../../lib/plain-data.js";
import { type RowChange, rowChanges } from "../../../list-editor/index.js";
import type { ActionState, EffectRow } from "../entity.js";
import { conditionOf } from "../transitions.js";

/** Difference of an action since it was loaded or saved. */
export type ActionChange =
  | RowChange<EffectRow>
  | { is: "condition"; row: EffectRow; before: ConditionThen; after: ConditionThen }
  | { is: "field"; field: "a_name" | "a_twice_type"; before: PlainData; after: PlainData };

/** The condition of an effect: the id of a saved filter, none, or one that is being edited. */
export type ConditionThen = number | null | "pending";

/** The differences, in the order of the screen. What becomes of the condition of an effect is a change of its own. */
export function changesBetween(before: ActionState, after: ActionState): ActionChange[] {
  const ofRows = rowChanges(before.rows, after.rows, {
    same: (one, other) => one === other || samePlainData(one.value, other.value),
    kindOf: ({ value: effect }) => (isPlainObject(effect) ? effect.type : null),
  });
  const pending = pendingRows(before, after, ofRows);
  return [
    ...changedFields(before, after),
    ...ofRows.flatMap((change) => withCondition(change, after)),
    ...pending,
  ];
}

/** A change of the condition alone is no other change of the effect. */
function withCondition(change: RowChange<EffectRow>, after: ActionState): ActionChange[] {
  if (change.is === "removed") return [change];
  const { row } = change;
  const [then, now] = [change.is === "changed" ? change.before : null, conditionNow(row, after)];
  if (change.is === "added") return now === null ? [change] : [change, conditionChange(row, null, now)];
  if (then === null) return [change];
  const old = conditionOf(then.value);
  const condition = old === now ? [] : [conditionChange(row, old, now)];
  if (!samePlainData(withoutCondition(then.value), withoutCondition(row.value)))
    return [change, ...condition];
  return change.is === "changed" && change.moved ? [{ is: "moved", row }, ...condition] : condition;
}

/** Effects that are the same but for a condition that is being edited. */
function pendingRows(
  before: ActionState,
  after: ActionState,
  changes: readonly RowChange<EffectRow>[],
): ActionChange[] {
  const changed = new Set(changes.flatMap((change) => (change.is === "moved" ? [] : [change.row.key])));
  return after.rows
    .filter(({ key }) => after.pendingConditions[key] !== undefined && !changed.has(key))
    .filter(({ key }) => after.pendingConditions[key] !== before.pendingConditions[key])
    .map((row) => conditionChange(row, conditionOf(row.value), "pending"));
}

function conditionChange(row: EffectRow, before: ConditionThen, after: ConditionThen): ActionChange {
  return { is: "condition", row, before, after };
}

function conditionNow({ key, value: effect }: EffectRow, { pendingConditions }: ActionState): ConditionThen {
  return pendingConditions[key] === undefined ? conditionOf(effect) : "pending";
}

function withoutCondition(effect: PlainData): PlainData {
  return isPlainObject(effect) ? { ...effect, member_query_id: null } : effect;
}

function changedFields({ document: before }: ActionState, { document: after }: ActionState): ActionChange[] {
  return (["a_name", "a_twice_type"] as const).flatMap((field): ActionChange[] => {
    const [then, now] = [before[field] ?? null, after[field] ?? null];
    return samePlainData(then, now) ? [] : [{ is: "field", field, before: then, after: now }];
  });
}
