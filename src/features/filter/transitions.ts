import { type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import {
  changeRow,
  containerOf,
  duplicateRow,
  insertValues,
  mapRows,
  moveRow,
  removeRow,
  replaceRow,
  rowOf,
  rowsIn,
  typeOf,
} from "../../list-editor/index.js";
import { type Allowance, readEditable } from "./allowed-conditions.js";
import {
  type AnyConditionVariant,
  allConditions,
  type ConditionData,
  type ConditionReading,
  type ConditionVariants,
  type NewConditionSettings,
  type NoOpposite,
} from "./conditions/index.js";
import {
  branchesOf,
  emptyFilter,
  type FilterRow,
  type FilterState,
  orPanelType,
  type PanelKey,
  readConditions,
} from "./entity.js";

/*
 * What the operator can do to a filter. Each transition gives the next state, or `null` where it does not apply: the
 * view asks the same function whether a command is available.
 */

/** Puts a new condition at the end of a panel. A single-use one that is there already is refused (rules: single-use-conditions). */
export function addCondition(
  state: FilterState,
  panel: PanelKey,
  definition: AnyConditionVariant,
  settings: NewConditionSettings,
): FilterState | null {
  if (isUsedUp(state, panel, definition)) return null;
  return insertConditions(state, panel, rowsIn(state, panel).length, [definition.create(settings)]);
}

/** True for a single-use condition that is in the panel already, opaque ones counted. */
export function isUsedUp(
  state: FilterState,
  panel: PanelKey,
  { type, once }: Pick<AnyConditionVariant, "type" | "once">,
): boolean {
  return once === true && rowsIn(state, panel).some(({ value: condition }) => typeOf(condition) === type);
}

export function addOrPanel(state: FilterState): FilterState {
  return insertConditions(state, null, state.rows.length, [
    { type: orPanelType, effects: [] },
  ]) as FilterState;
}

/** Replaces one condition by what its editor made of it, where that is something else. */
export function changeCondition(
  state: FilterState,
  key: string,
  condition: ConditionData,
): FilterState | null {
  const row = rowOf(state, key);
  if (!row || samePlainData(row.value, condition)) return null;
  return changeRow(state, key, condition);
}

/** Copies a condition right below itself. What we only hold, what is locked, and what may be there once, is not copied. */
export function duplicateCondition(
  state: FilterState,
  key: string,
  allowance: Allowance,
  variants: ConditionVariants = allConditions,
): FilterState | null {
  const row = rowOf(state, key);
  const reading = row && readEditable(row.value, allowance, variants);
  if (!reading || reading.unreadable.length > 0 || reading.definition.once) return null;
  return duplicateRow(state, key);
}

/** Swaps a condition with the one above (-1) or below (1) in its panel; or-panels in between are passed. */
export function moveCondition(state: FilterState, key: string, by: -1 | 1): FilterState | null {
  return rowOf(state, key)?.children === null ? moveRow(state, key, by) : null;
}

/** Moves a condition to the end of another panel; refused where it may be once and is there already. */
export function moveToPanel(
  state: FilterState,
  key: string,
  panel: PanelKey,
  variants: ConditionVariants = allConditions,
): FilterState | null {
  const row = rowOf(state, key);
  if (!row || containerOf(state, key) === panel || !fits(state, panel, [row], variants)) return null;
  if (row.children !== null) return null;
  const without = removeRow(state, key);
  return without && mapRows(without, panel, (rows) => [...rows, row]);
}

/** Puts an or-panel around conditions, in the place of the first of them. */
export function wrapInOrPanel(
  state: FilterState,
  keys: readonly string[],
  variants: ConditionVariants = allConditions,
): FilterState | null {
  if (whyNotWrapped(state, keys, variants) !== null) return null;
  const rows = state.rows.filter(({ key }) => keys.includes(key));
  const [first, ...others] = rows.map(({ key }) => key);
  if (first === undefined) return null;
  const { rows: panels, nextKey } = readConditions([{ type: orPanelType, effects: [] }], state.nextKey);
  const wrapped = replaceRow(
    { ...state, nextKey },
    first,
    panels.map((panel) => ({ ...panel, children: rows })),
  );
  return wrapped && { ...wrapped, rows: wrapped.rows.filter(({ key }) => !others.includes(key)) };
}

/** Why conditions may not come together into an or-panel; `null` where they may. */
export function whyNotWrapped(
  state: FilterState,
  keys: readonly string[],
  variants: ConditionVariants = allConditions,
): "nested" | "used" | null {
  const rows = keys.map((key) => rowOf(state, key)).filter((row) => row !== undefined);
  if (rows.some((row) => isOrPanel(row) || containerOf(state, row.key) !== null)) return "nested";
  return rows.every((row, at) => !rows.slice(0, at).some(sameSingle(row, variants))) ? null : "used";
}

/** Takes an or-panel away and leaves its conditions in its place; all of them must be met then. */
export function dissolveOrPanel(
  state: FilterState,
  key: string,
  variants: ConditionVariants = allConditions,
): FilterState | null {
  const { children } = rowOf(state, key) ?? {};
  if (!children || !fits(state, null, children, variants)) return null;
  return replaceRow(state, key, children);
}

/** The condition that exactly those meet who do not meet this one. A locked one stays as it is. */
export function invertCondition(
  state: FilterState,
  key: string,
  allowance: Allowance,
  variants: ConditionVariants = allConditions,
): FilterState | null {
  const row = rowOf(state, key);
  const opposite = row && oppositeOf(readEditable(row.value, allowance, variants));
  return typeof opposite === "object" ? changeCondition(state, key, opposite) : null;
}

/** The exact opposite of a condition, or why there is none. Of what cannot be read whole nobody knows it. */
export function oppositeOf(reading: ConditionReading | null): ConditionData | NoOpposite {
  if (!reading || reading.unreadable.length > 0) return "none";
  return reading.definition.opposite?.(reading.value) ?? "none";
}

/** A saved search in place of everything; what record this is stays, and so do keys that the search does not have (rules: copied-search). */
export function replaceContent(state: FilterState, search: PlainObject): FilterState | null {
  const { fid: _, inputs, ...rest } = search;
  if (!Array.isArray(inputs)) return null;
  return {
    document: { ...emptyFilter(), ...state.document, ...rest },
    ...readConditions(inputs, state.nextKey),
  };
}

export function removeAll(state: FilterState): FilterState | null {
  return state.rows.length === 0 ? null : { ...state, rows: [] };
}

export function renameFilter(state: FilterState, name: string): FilterState | null {
  return withField(state, "name", name);
}

export function chooseFolder(state: FilterState, folder: number | string | null): FilterState | null {
  return withField(state, "group_id", folder);
}

/** The option selectors (rules: filter-options). */
export type FilterOption = "take_num" | "sort_type" | "with_blocked" | "user_rate_type";

export function chooseOption(state: FilterState, option: FilterOption, value: number): FilterState | null {
  return withField(state, option, value);
}

function withField(state: FilterState, field: string, value: PlainData): FilterState | null {
  if (state.document[field] === value) return null;
  return { ...state, document: { ...state.document, [field]: value } };
}

/** Puts conditions into a panel, at a place among its rows. Whether they may stand there `fits` says. */
export function insertConditions(
  state: FilterState,
  panel: PanelKey,
  at: number,
  inputs: readonly PlainData[],
): FilterState | null {
  return insertValues(state, panel, at, inputs, branchesOf);
}

/** True when rows may come into a panel: no single-use one twice, and no or-panel into another, whatever can be read of them. */
export function fits(
  state: FilterState,
  panel: PanelKey,
  rows: readonly FilterRow[],
  variants: ConditionVariants = allConditions,
): boolean {
  const there = rowsIn(state, panel);
  return rows.every(
    (row, at) =>
      !(panel !== null && isOrPanel(row)) &&
      ![...there, ...rows.slice(0, at)].some(sameSingle(row, variants)),
  );
}

function isOrPanel({ value: condition }: FilterRow): boolean {
  return typeOf(condition) === orPanelType;
}

function sameSingle(row: FilterRow, variants: ConditionVariants): (other: FilterRow) => boolean {
  const type = typeOf(row.value);
  const once = variants.ofType(type)?.once === true;
  return ({ value: condition }) => once && typeOf(condition) === type;
}
