import { isPlainObject, type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import { type AnyConditionDefinition, type ConditionData, definitionForType } from "./conditions/index.js";
import {
  conditionRows,
  emptyFilter,
  type FilterRow,
  type FilterState,
  keyOf,
  type PanelKey,
  panelOf,
  readRows,
  rowOf,
  rowsOf,
} from "./entity.js";
import { type Allowance, editableDefinition, type FilterSettings, orPanelType } from "./settings.js";

/*
 * What the operator can do to a filter. Each transition gives the next state, or `null` where it does not apply: the
 * view asks the same function whether a command is available.
 */

/** Puts a new condition at the end of a panel. A single-use one that is there already is refused (actions-and-filters §5). */
export function addCondition(
  state: FilterState,
  panel: PanelKey,
  definition: AnyConditionDefinition,
  settings: FilterSettings,
): FilterState | null {
  if (isUsedUp(state, panel, definition)) return null;
  return insertConditions(state, panel, rowsOf(state, panel).length, [definition.create(settings)]);
}

/** Whether a single-use condition is in the panel already, held ones counted. */
export function isUsedUp(
  state: FilterState,
  panel: PanelKey,
  { type, once }: Pick<AnyConditionDefinition, "type" | "once">,
): boolean {
  return once === true && rowsOf(state, panel).some(({ condition }) => typeOf(condition) === type);
}

export function addOrPanel(state: FilterState): FilterState {
  return insertConditions(state, null, state.rows.length, [
    { type: orPanelType, effects: [] },
  ]) as FilterState;
}

/** Takes a condition or a whole or-panel away. */
export function removeRow(state: FilterState, key: string): FilterState | null {
  return splice(state, key, 1, []);
}

/** Replaces one condition by what its editor made of it, where that is something else. */
export function changeCondition(
  state: FilterState,
  key: string,
  condition: ConditionData,
): FilterState | null {
  const row = rowOf(state, key);
  if (!row || samePlainData(row.condition, condition)) return null;
  return splice(state, key, 1, [{ key, condition, branches: null }]);
}

/** Copies a condition right below itself. What we only hold, what is locked, and what may be there once, is not copied. */
export function duplicateCondition(
  state: FilterState,
  key: string,
  allowance: Allowance,
): FilterState | null {
  const row = rowOf(state, key);
  const definition = row && editableDefinition(row.condition, allowance);
  if (!row || !definition || definition.once) return null;
  const copy = { key: keyOf(state.nextKey), condition: structuredClone(row.condition), branches: null };
  return splice({ ...state, nextKey: state.nextKey + 1 }, key, 1, [row, copy]);
}

/** Swaps a condition with the one above (-1) or below (1) in its panel; or-panels in between are passed. */
export function moveCondition(state: FilterState, key: string, by: -1 | 1): FilterState | null {
  const panel = panelOf(state, key);
  if (panel === undefined) return null;
  const list = panel === null ? conditionRows(state) : rowsOf(state, panel);
  const at = list.findIndex((row) => row.key === key);
  const [row, other] = [list[at], list[at + by]];
  if (!row || !other) return null;
  return mapPanel(state, panel, (rows) =>
    rows.map((each) => (each === row ? other : each === other ? row : each)),
  );
}

/** Moves a condition to the end of another panel; refused where it may be once and is there already. */
export function moveToPanel(state: FilterState, key: string, panel: PanelKey): FilterState | null {
  const row = rowOf(state, key);
  if (!row || panelOf(state, key) === panel || !fits(state, panel, [row])) return null;
  if (row.branches !== null) return null;
  const without = splice(state, key, 1, []);
  return without && mapPanel(without, panel, (rows) => [...rows, row]);
}

/** Puts an or-panel around a condition, in its place. */
export function wrapInOrPanel(state: FilterState, key: string): FilterState | null {
  const row = rowOf(state, key);
  if (!row || isOrPanel(row) || panelOf(state, key) !== null) return null;
  const panel = {
    key: keyOf(state.nextKey),
    condition: { type: orPanelType, effects: [] },
    branches: [row],
  };
  return splice({ ...state, nextKey: state.nextKey + 1 }, key, 1, [panel]);
}

/** Takes an or-panel away and leaves its conditions in its place; all of them must be met then. */
export function dissolveOrPanel(state: FilterState, key: string): FilterState | null {
  const { branches } = rowOf(state, key) ?? {};
  if (!branches || !fits(state, null, branches)) return null;
  return splice(state, key, 1, branches);
}

/** The condition that exactly those meet who do not meet this one. A locked one stays as it is. */
export function invertCondition(state: FilterState, key: string, allowance: Allowance): FilterState | null {
  const row = rowOf(state, key);
  const definition = row && editableDefinition(row.condition, allowance);
  const opposite = definition?.opposite?.(row?.condition as ConditionData);
  return typeof opposite === "object" ? changeCondition(state, key, opposite) : null;
}

/** A saved search in place of everything; what record this is stays, and so do keys that the search does not have (§2). */
export function replaceContent(state: FilterState, search: PlainObject): FilterState | null {
  const { fid: _, inputs, ...rest } = search;
  if (!Array.isArray(inputs)) return null;
  const { rows, nextKey } = readRows(inputs, state.nextKey);
  return { document: { ...emptyFilter(), ...state.document, ...rest }, rows, nextKey };
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

/** The option selectors (§9). */
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
  const { rows, nextKey } = readRows(inputs, state.nextKey);
  return mapPanel({ ...state, nextKey }, panel, (before) => before.toSpliced(at, 0, ...rows));
}

/** Replaces rows from the one with this key on. */
function splice(
  state: FilterState,
  key: string,
  count: number,
  rows: readonly FilterRow[],
): FilterState | null {
  const panel = panelOf(state, key);
  if (panel === undefined) return null;
  return mapPanel(state, panel, (before) =>
    before.toSpliced(
      before.findIndex((row) => row.key === key),
      count,
      ...rows,
    ),
  );
}

/** `null` where there is no such panel: an undo may have taken it away. */
function mapPanel(
  state: FilterState,
  panel: PanelKey,
  change: (rows: readonly FilterRow[]) => readonly FilterRow[],
): FilterState | null {
  if (panel === null) return { ...state, rows: change(state.rows) };
  if (!state.rows.some(({ key, branches }) => key === panel && branches !== null)) return null;
  const rows = state.rows.map((row) =>
    row.key === panel && row.branches ? { ...row, branches: change(row.branches) } : row,
  );
  return { ...state, rows };
}

/** Whether rows may come into a panel: no single-use one twice, and no or-panel into another, whatever can be read of them. */
export function fits(state: FilterState, panel: PanelKey, rows: readonly FilterRow[]): boolean {
  const there = rowsOf(state, panel);
  return rows.every(
    (row, at) =>
      !(panel !== null && isOrPanel(row)) && ![...there, ...rows.slice(0, at)].some(sameSingle(row)),
  );
}

function isOrPanel({ condition }: FilterRow): boolean {
  return typeOf(condition) === orPanelType;
}

function sameSingle(row: FilterRow): (other: FilterRow) => boolean {
  const type = typeOf(row.condition);
  const once = typeof type === "number" && definitionForType(type)?.once === true;
  return ({ condition }) => once && typeOf(condition) === type;
}

/** The type id of whatever stands in a row. */
export function typeOf(condition: PlainData): unknown {
  return isPlainObject(condition) ? condition.type : undefined;
}
