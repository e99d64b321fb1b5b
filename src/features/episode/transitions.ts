import { moved } from "../../kit/reorder.js";
import { beginningOf, codePoints } from "../../lib/graphemes.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import {
  changeRow,
  duplicateRow,
  insertValues,
  moveRow,
  moveRows,
  moveRowsTo,
  type Row,
  removeRows,
} from "../../list-editor/index.js";
import type { FilterState } from "../filter/index.js";
import { type EpisodeState, episodeKindOf, longestName, nameOf } from "./entity.js";
import { episodeKinds } from "./kinds.js";
import type { Moment } from "./moments/moments.js";
import { inSendingOrder } from "./moments/schedule.js";
import { hasNewTiming, newStep, readStep } from "./steps/step.js";
import { chooseTiming, stepAt, withValues } from "./steps/transitions.js";

/* What the operator does to a sequence. Each gives the next state, or `null` where nothing would change. */

export function rename(state: EpisodeState, name: string): EpisodeState | null {
  return nameOf(state) === name ? null : withDocument(state, { name });
}

/**
 * Another kind. Between those with a goal each step is timed as the new one times; between those of a salon the direction of
 * steps that nobody has timed yet is turned.
 */
export function chooseKind(state: EpisodeState, type: number): EpisodeState | null {
  const [before, after] = [episodeKindOf(state), episodeKinds.find((kind) => kind.type === type)];
  if (!after || before.type === type) return null;
  const next = withDocument(state, { type });
  return next.rows.reduce((step, { key, value }) => {
    if (readStep(value) === null) return step;
    const [timing] = after.timings;
    if (after.timings.length === 1 && timing !== undefined) return chooseTiming(step, key, timing) ?? step;
    const isUntouched = isPlainObject(value) && hasNewTiming(value, before.direction);
    return isUntouched ? (withValues(step, key, { direction: after.direction }) ?? step) : step;
  }, next);
}

// ── The list ───────────────────────────────────────────────────────────────────────────────────────

export function addStep(state: EpisodeState): EpisodeState | null {
  const step = newStep(episodeKindOf(state), state.rows.length + 1);
  return renumbered(insertValues(state, null, state.rows.length, [step]));
}

/** Puts in steps, below another one or at the end; on the server they are new ones. */
export function insertSteps(
  state: EpisodeState,
  steps: readonly PlainObject[],
  below: string | null,
): EpisodeState | null {
  if (steps.length === 0) return null;
  const at = state.rows.findIndex(({ key }) => key === below);
  const values = steps.map((step): PlainObject => ({ ...step, id: null }));
  return renumbered(insertValues(state, null, at < 0 ? state.rows.length : at + 1, values));
}

/** The same step behind itself, with a condition that is being edited; what is opaque is not copied. */
export function duplicateStep(state: EpisodeState, key: string): EpisodeState | null {
  const step = stepAt(state, key);
  const next = step && readStep(step) ? duplicateRow(state, key) : null;
  const copy = next?.rows[state.rows.findIndex((row) => row.key === key) + 1];
  if (!next || !copy || !step) return null;
  const made = changeRow(next, copy.key, { ...step, id: null });
  if (made === null) return null;
  const [pending, remembered] = [state.pendingConditions[key], state.remembered[key]];
  return renumbered({
    ...made,
    ...(pending && { pendingConditions: { ...made.pendingConditions, [copy.key]: pending } }),
    ...(remembered && { remembered: { ...made.remembered, [copy.key]: remembered } }),
  });
}

export function removeSteps(state: EpisodeState, keys: ReadonlySet<string>): EpisodeState | null {
  return renumbered(removeRows(state, keys));
}

export function moveStep(state: EpisodeState, key: string, by: -1 | 1): EpisodeState | null {
  return renumbered(moveRow(state, key, by));
}

/** To a place of the list, counted from 0. */
export function moveStepTo(state: EpisodeState, key: string, index: number): EpisodeState | null {
  const from = state.rows.findIndex((row) => row.key === key);
  if (from < 0 || from === index || state.rows[index] === undefined) return null;
  return renumbered({ ...state, rows: moved(state.rows, from, index) });
}

export function moveSteps(state: EpisodeState, keys: ReadonlySet<string>, by: -1 | 1): EpisodeState | null {
  return renumbered(moveRows(state, keys, by));
}

export function moveStepsTo(
  state: EpisodeState,
  keys: ReadonlySet<string>,
  key: string,
  index: number,
): EpisodeState | null {
  return renumbered(moveRowsTo(state, keys, key, index));
}

/** As they are sent, counted from a moment. */
export function sortSteps(state: EpisodeState, base: Moment): EpisodeState | null {
  const rows = inSendingOrder(state.rows, base);
  return rows.every((row, at) => row === state.rows[at]) ? null : renumbered({ ...state, rows });
}

/** The list was changed: each step says its place in it. What is opaque stays as it is. */
export function renumbered(state: EpisodeState | null): EpisodeState | null {
  return state && { ...state, rows: state.rows.map(numbered) };
}

function numbered(row: Row, at: number): Row {
  const { value } = row;
  if (readStep(value) === null || !isPlainObject(value) || value.order === at + 1) return row;
  return { ...row, value: { ...value, order: at + 1 } };
}

// ── The conditions of steps ────────────────────────────────────────────────────────────────────────

/** Goes to the condition of a step. It is no edit: undo passes over it. */
export function openCondition(state: EpisodeState, key: string): EpisodeState | null {
  return stepAt(state, key) === null ? null : { ...state, slide: key };
}

/** Back to the list; pending conditions stay pending. */
export function leaveCondition(state: EpisodeState): EpisodeState {
  return { ...state, slide: null };
}

/** The filter as the operator has it now. */
export function editCondition(state: EpisodeState, key: string, filter: FilterState): EpisodeState | null {
  if (stepAt(state, key) === null) return null;
  return { ...state, pendingConditions: { ...state.pendingConditions, [key]: filter } };
}

/** The filter is saved: the step has it as its condition, and the list is shown again. */
export function decideCondition(state: EpisodeState, key: string, id: number): EpisodeState | null {
  return stepAt(state, key) === null ? null : setCondition(state, key, id);
}

/** The step goes to everybody; what it had is back when the condition is switched on again. */
export function dropCondition(state: EpisodeState, key: string): EpisodeState | null {
  const step = stepAt(state, key);
  const [stored = null, pending] = [step?.member_query_id, state.pendingConditions[key]];
  if (step === null || (stored === null && pending === undefined)) return null;
  const next = setCondition(state, key, null);
  if (stored === null) return next;
  const known: Readonly<Record<string, PlainData>> = next.remembered[key] ?? {};
  return { ...next, remembered: { ...next.remembered, [key]: { ...known, member_query_id: stored } } };
}

/** Its condition again as it was before it was switched off; `null` where it had none. */
export function restoreCondition(state: EpisodeState, key: string): EpisodeState | null {
  const id = state.remembered[key]?.member_query_id ?? null;
  return id === null ? null : withValues(state, key, { member_query_id: id });
}

function setCondition(state: EpisodeState, key: string, id: number | null): EpisodeState {
  const { [key]: _, ...pendingConditions } = state.pendingConditions;
  const next = withValues(state, key, { member_query_id: id }) ?? state;
  return { ...next, pendingConditions, slide: next.slide === key ? null : next.slide };
}

// ── The whole ──────────────────────────────────────────────────────────────────────────────────────

/** A new one with the content of this one, which is deleted. */
export function copyAsNew(state: EpisodeState, nameOfCopy: (name: string) => string): EpisodeState {
  const { updated_at: _, ...document } = state.document;
  const name = beginningOf(nameOfCopy(nameOf(state) ?? ""), longestName, codePoints);
  return {
    ...state,
    document: { ...document, id: null, name, is_active: false, activated_at: null, deleted_at: null },
    rows: state.rows.map((row) =>
      isPlainObject(row.value) && "id" in row.value ? { ...row, value: { ...row.value, id: null } } : row,
    ),
  };
}

export function withDocument(state: EpisodeState, values: PlainObject): EpisodeState {
  return { ...state, document: { ...state.document, ...values } };
}
