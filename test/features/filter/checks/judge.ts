import { findLogicWarnings } from "../../../../src/features/filter/checks/find-logic-warnings.js";
import type { LogicWarning } from "../../../../src/features/filter/checks/logic-warning.js";
import type { Known } from "../../../../src/features/filter/conditions/rules/known.js";
import { type FilterState, readFilter } from "../../../../src/features/filter/entity.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";

/** A filter with these conditions; the keys of its rows count from r0, branches after their panel. */
export function filterOf(...inputs: PlainData[]): FilterState {
  return readFilter({ inputs }) as FilterState;
}

export function orPanel(...effects: PlainData[]): PlainObject {
  return { type: 120, effects };
}

/** The logic warnings, as "kind row other". */
export function warningsOf(inputs: PlainData[], known: Partial<Known> = {}): string[] {
  return findLogicWarnings(filterOf(...inputs), known).map(spelled);
}

function spelled({ kind, row, other }: LogicWarning): string {
  return [kind, row, other].filter((part) => part !== null).join(" ");
}

/** As in the demo data: 201 is text, 202 a number, 203 a date, 204 a selection of 2041 ゴールド and 2042 シルバー. */
export const known: Known = {
  isDeleted: (_, id) => id === 99999,
  variableType: (variable) => variableTypes[String(variable)] ?? null,
  choiceName: (_, choice) => choices[choice] ?? null,
  isSingle: ({ key }) => key !== "order.items",
};

const variableTypes: Readonly<Record<string, number>> = { 201: 0, 202: 1, 203: 30, 204: 20 };
const choices: Readonly<Record<string, string>> = { 2041: "ゴールド", 2042: "シルバー", 2043: "2042" };
