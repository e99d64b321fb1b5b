import type { PlainData } from "../../../lib/plain-data.js";
import { changeRow, insertValues, mapRows, removeRow, rowOf } from "../../../list-editor/index.js";
import type { FormFieldState } from "../entity.js";
import { choiceText, copiedChoice, newChoice, renamedChoice } from "./choice.js";
import { type MergedLines, mergeLines } from "./merge-lines.js";

/* What the operator does to the choices. `null` where nothing changes. */

/** An empty choice below a row; without one, at the end. */
export function addChoice(state: FormFieldState, after: string | null): FormFieldState | null {
  return insertValues(state, null, placeAfter(state, after), [newChoice(state.rows, "")]);
}

export function renameChoice(state: FormFieldState, key: string, text: string): FormFieldState | null {
  const row = rowOf(state, key);
  const before = row && choiceText(row.value);
  if (!row || before === null || before === text) return null;
  return changeRow(state, key, renamedChoice(row.value, text));
}

/** Pastes into a choice: each text is one, in the place of an empty row or after it. */
export function pasteChoices(
  state: FormFieldState,
  key: string,
  lines: readonly string[],
): FormFieldState | null {
  const row = rowOf(state, key);
  if (!row || lines.length === 0) return null;
  const isEmpty = choiceText(row.value) === "";
  const [first = "", ...others] = lines;
  const values = (isEmpty ? others : lines).map((line) => newChoice(state.rows, line));
  const pasted = insertValues(state, null, placeAfter(state, key), values);
  return pasted && isEmpty ? changeRow(pasted, key, renamedChoice(row.value, first)) : pasted;
}

/** Pastes where another choice is added: each text is one, at the end. */
export function appendChoices(state: FormFieldState, lines: readonly string[]): FormFieldState | null {
  const values = lines.map((line) => newChoice(state.rows, line));
  return values.length === 0 ? null : insertValues(state, null, placeAfter(state, null), values);
}

/** Choices that were copied, below a row; without one, at the end. */
export function insertChoices(
  state: FormFieldState,
  choices: readonly PlainData[],
  after: string | null,
): FormFieldState | null {
  const values = choices.map((choice) => copiedChoice(state.rows, choice));
  return values.length === 0 ? null : insertValues(state, null, placeAfter(state, after), values);
}

/** Puts a row at another place of the list, counted from 0. */
export function moveChoiceTo(state: FormFieldState, key: string, index: number): FormFieldState | null {
  const row = rowOf(state, key);
  if (!row || state.rows[index] === row) return null;
  return mapRows(state, null, (rows) => rows.filter((each) => each !== row).toSpliced(index, 0, row));
}

/** The choices follow a text; see `mergeLines`. */
export function applyLines(state: FormFieldState, text: string): FormFieldState | null {
  const merged = mergeLines(state.rows, text);
  return isSameList(state, merged) ? null : withRows(state, merged);
}

export { removeRow as removeChoice };

function withRows(state: FormFieldState, { rows }: MergedLines): FormFieldState {
  let { nextKey } = state;
  const known = new Map(state.rows.map((row) => [row.key, row]));
  return {
    ...state,
    rows: rows.map(({ key, value }) => {
      const row = key === null ? undefined : known.get(key);
      if (row) return row.value === value ? row : { ...row, value };
      nextKey += 1;
      return { key: `r${nextKey - 1}`, value, children: null };
    }),
    nextKey,
  };
}

function isSameList(state: FormFieldState, { rows }: MergedLines): boolean {
  return (
    rows.length === state.rows.length &&
    rows.every(({ key, value }, at) => key === state.rows[at]?.key && value === state.rows[at]?.value)
  );
}

function placeAfter({ rows }: FormFieldState, key: string | null): number {
  const at = rows.findIndex((row) => row.key === key);
  return at < 0 ? rows.length : at + 1;
}
