import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { orPanelType } from "./settings.js";

/** The ids of all condition types (actions-and-filters §3); what cannot be read has -1 and is never offered. */
export const conditionTypeIds: readonly number[] = [
  11,
  20,
  25,
  30,
  50,
  60,
  75,
  41,
  65,
  67,
  77,
  80,
  85,
  86,
  90,
  93,
  95,
  15,
  106,
  110,
  70,
  115,
  orPanelType,
];

/** The holder of a condition that the server could not read. */
export const brokenType = -1;

/**
 * A filter while it is edited. `document` is the stored filter as it came, every key in its place; `rows` are its
 * conditions and or-panels. A row's key is ours: it names the row through moves and undo, and never leaves the editor.
 */
export interface FilterState {
  readonly document: PlainObject;
  readonly rows: readonly FilterRow[];
  /** Number of the next key; no two rows of a state share one. */
  readonly nextKey: number;
}

/** One condition, or one or-panel with its conditions. What cannot be read is held here just the same. */
export interface FilterRow {
  readonly key: string;
  /** As it is stored; of an or-panel without regard to its conditions. */
  readonly condition: PlainData;
  /** The conditions of an or-panel; `null` for a condition. */
  readonly branches: readonly FilterRow[] | null;
}

/** A new filter (the public surface's canonical shape; defaults of actions-and-filters §9). */
export function emptyFilter(): PlainObject {
  return {
    fid: null,
    name: "",
    group_id: null,
    is_template: 0,
    inputs: [],
    take_num: 50,
    sort_type: 1,
    with_blocked: 0,
    user_rate_type: 0,
  };
}

/**
 * Reads a stored filter; `null` when it is no filter at all. Missing keys stay missing.
 *
 * @param firstKey - number of the first row's key, so that no row is taken for one that is already on the screen
 */
export function readFilter(value: PlainData, firstKey = 0): FilterState | null {
  if (!isPlainObject(value)) return null;
  const inputs = value.inputs ?? [];
  if (!Array.isArray(inputs)) return null;
  const { rows, nextKey } = readRows(inputs, firstKey);
  return { document: value, rows, nextKey };
}

/** Conditions as rows with keys of their own. Inside an or-panel there is no other. */
export function readRows(inputs: readonly PlainData[], firstKey: number) {
  let nextKey = firstKey;
  const row = (condition: PlainData, mayBranch: boolean): FilterRow => {
    const key = keyOf(nextKey++);
    const effects = mayBranch ? branchesOf(condition) : null;
    return { key, condition, branches: effects?.map((each) => row(each, false)) ?? null };
  };
  const rows = inputs.map((each) => row(each, true));
  return { rows, nextKey };
}

function branchesOf(condition: PlainData): readonly PlainData[] | null {
  if (!isPlainObject(condition) || condition.type !== orPanelType) return null;
  const { effects = [] } = condition;
  return Array.isArray(effects) ? effects : null;
}

/** The filter as it stands: what was not edited is what was loaded, key for key. */
export function writeFilter({ document, rows }: FilterState): PlainObject {
  if (rows.length === 0 && !Array.isArray(document.inputs)) return document;
  return { ...document, inputs: rows.map((row) => writeRow(row)) };
}

/** A row as it is stored; `each` may change a condition on the way. */
export function writeRow(
  { condition, branches }: FilterRow,
  each: (condition: PlainData) => PlainData = (same) => same,
): PlainData {
  if (branches === null) return each(condition);
  if (!isPlainObject(condition) || (branches.length === 0 && condition.effects === undefined))
    return condition;
  return { ...condition, effects: branches.map((branch) => each(branch.condition)) };
}

export function keyOf(number: number): string {
  return `c${number}`;
}

export function filterName({ document }: FilterState): string {
  return typeof document.name === "string" ? document.name : "";
}

/** Which record this is; a new one is `null`. */
export function recordOf(document: PlainObject): string | null {
  const { fid } = document;
  return typeof fid === "number" || typeof fid === "string" ? String(fid) : null;
}

/** The panel of a row: the key of its or-panel, `null` for the one where all must be met. */
export type PanelKey = string | null;

/** The rows of a panel. */
export function rowsOf(state: FilterState, panel: PanelKey): readonly FilterRow[] {
  if (panel === null) return state.rows;
  return state.rows.find(({ key }) => key === panel)?.branches ?? [];
}

/** Conditions and or-panels, each panel followed by what is in it. */
export function allRows({ rows }: FilterState): readonly FilterRow[] {
  return rows.flatMap((row) => [row, ...(row.branches ?? [])]);
}

/** What stands under "all must be met", as opposed to the or-panels below it. */
export function conditionRows({ rows }: FilterState): readonly FilterRow[] {
  return rows.filter(({ branches }) => branches === null);
}

export function orPanels({ rows }: FilterState): readonly FilterRow[] {
  return rows.filter(({ branches }) => branches !== null);
}

/** The panel that a row is in; `undefined` where there is no such row. */
export function panelOf(state: FilterState, key: string): PanelKey | undefined {
  if (state.rows.some((row) => row.key === key)) return null;
  return state.rows.find(({ branches }) => branches?.some((branch) => branch.key === key))?.key;
}

/** A row wherever it is. */
export function rowOf(state: FilterState, key: string): FilterRow | undefined {
  return rowsOf(state, panelOf(state, key) ?? null).find((row) => row.key === key);
}
