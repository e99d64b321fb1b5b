import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { type ContainerKey, type ListDocument, type Row, readRows } from "../../list-editor/index.js";

/** The type id of an or-panel. */
export const orPanelType = 120;

/** The holder of a condition that the server could not read. */
export const brokenType = -1;

/** A filter while it is edited; `rows` are its conditions and or-panels. */
export type FilterState = ListDocument;

/** One condition, or one or-panel with its conditions. What cannot be read stands here too, as an opaque row. */
export type FilterRow = Row;

/** A new filter (rules: filter-options, blocked-and-hidden). */
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
  return { document: value, ...readConditions(inputs, firstKey) };
}

/** Conditions as rows with keys of their own. Inside an or-panel there is no other. */
export function readConditions(inputs: readonly PlainData[], firstKey: number) {
  return readRows(inputs, firstKey, branchesOf);
}

/** The conditions of an or-panel; `null` for a condition. */
export function branchesOf(condition: PlainData): readonly PlainData[] | null {
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
  { value: condition, children: branches }: FilterRow,
  each: (condition: PlainData) => PlainData = (same) => same,
): PlainData {
  if (branches === null) return each(condition);
  if (!isPlainObject(condition) || (branches.length === 0 && condition.effects === undefined))
    return condition;
  return { ...condition, effects: branches.map((branch) => each(branch.value)) };
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
export type PanelKey = ContainerKey;

/** Rows under "all must be met", as opposed to the or-panels below it. */
export function conditionRows({ rows }: FilterState): readonly FilterRow[] {
  return rows.filter(({ children: branches }) => branches === null);
}

export function orPanels({ rows }: FilterState): readonly FilterRow[] {
  return rows.filter(({ children: branches }) => branches !== null);
}
