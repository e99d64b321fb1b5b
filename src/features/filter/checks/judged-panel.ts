import { samePlainData } from "../../../lib/plain-data.js";
import { type ConditionData, definitionOf } from "../conditions/index.js";
import type { FilterRow } from "../entity.js";

/** A condition that can be read, and in which something is chosen. */
export interface JudgedRow {
  key: string;
  /** As it is sent. */
  condition: ConditionData;
}

/** The conditions of one panel, as far as they can be judged: what is only held is in neither list. */
export interface JudgedPanel {
  chosen: readonly JudgedRow[];
  /** Keys of the rows in which nothing is chosen yet. */
  empty: readonly string[];
  /** How many conditions there are. */
  size: number;
}

export function judgePanel(rows: readonly FilterRow[]): JudgedPanel {
  const chosen: JudgedRow[] = [];
  const empty: string[] = [];
  for (const { key, condition } of rows) {
    const definition = definitionOf(condition);
    if (!definition) continue;
    const readable = condition as ConditionData;
    if (definition.unfinished(readable)) empty.push(key);
    else chosen.push({ key, condition: definition.toSend?.(readable) ?? readable });
  }
  return { chosen, empty, size: rows.length };
}

/** Whether both ask exactly the same. */
export function areSame(one: JudgedRow, another: JudgedRow): boolean {
  return samePlainData(one.condition, another.condition);
}

/** Whether there are conditions, and something is chosen in each of them. */
export function isWhole({ chosen, size }: JudgedPanel): boolean {
  return size > 0 && chosen.length === size;
}

/** Whether two or-panels have exactly the same conditions, in whatever order. */
export function areSameBranches(one: JudgedPanel, another: JudgedPanel): boolean {
  if (!isWhole(one) || !isWhole(another) || one.size !== another.size) return false;
  const areIn = (rows: readonly JudgedRow[], panel: JudgedPanel) =>
    rows.every((row) => panel.chosen.some((each) => areSame(each, row)));
  return areIn(one.chosen, another) && areIn(another.chosen, one);
}
