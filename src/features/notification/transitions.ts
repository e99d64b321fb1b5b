import { asPlainData, isPlainObject, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import { changeRow, insertValues, readRows, replaceRow, rowOf } from "../../list-editor/index.js";
import type { FilterState } from "../filter/index.js";
import {
  type ChosenChannel,
  channelsOf,
  chosenChannel,
  conditionOf,
  conditionPart,
  eventOf,
  modeOf,
  type NotificationState,
} from "./entity.js";
import { openWeek, type Preset, presetRows } from "./hours/presets.js";
import { newTiming, readTiming, sortedDays } from "./hours/timing.js";
import { isWhole, painted, rowsOf, type Stroke, splitAtMidnight, weekOf } from "./hours/week.js";

/* What the operator does to a notification. Each gives `null` where nothing changes. */

type Next = NotificationState | null;

export function rename(state: NotificationState, title: string): Next {
  return withValues(state, { title });
}

export function switchNotify(state: NotificationState, on: boolean): Next {
  return withValues(state, { use_notify: on });
}

/** Another event. What it is about stays within a model, and is another thing across models. */
export function chooseEvent(
  state: NotificationState,
  { group, model, event }: { group: string; model: string; event: string },
): Next {
  const before = eventOf(state);
  const stored = conditionPart(state).model_funnel;
  const isSameModel = before?.group === group && before.model === model;
  const kept = isPlainObject(stored) ? stored : {};
  const model_id = isSameModel ? (kept.model_id ?? null) : null;
  return withCondition(state, { model_funnel: { ...kept, group, model, event, model_id } });
}

/** Which form, which scenario; `null` for each of them. */
export function chooseModel(state: NotificationState, id: number | null): Next {
  const stored = conditionPart(state).model_funnel;
  return isPlainObject(stored) ? withCondition(state, { model_funnel: { ...stored, model_id: id } }) : null;
}

export function chooseRoles(state: NotificationState, ids: readonly number[]): Next {
  return withCondition(state, { operator_role: [...ids] });
}

/** Ticks a channel, which comes behind those that are chosen, or takes it off. */
export function tickChannel(state: NotificationState, channel: ChosenChannel, on: boolean): Next {
  if (channelsOf(state).some(({ id }) => id === channel.id) === on) return null;
  const stored = state.document.notification_channels;
  const list = Array.isArray(stored) ? stored : [];
  const others = list.filter((each) => chosenChannel(each)?.id !== channel.id);
  return withValues(state, {
    notification_channels: on ? [...list, { id: channel.id, kind: channel.kind }] : others,
  });
}

/** The hours stay as they are, to be there again. */
export function chooseMode(state: NotificationState, mode: "always" | "window"): Next {
  const stored = state.document.schedule;
  return withValues(state, {
    schedule: { timezone: "Asia/Tokyo", ...(isPlainObject(stored) ? stored : {}), mode },
  });
}

// ── Hours ────────────────────────────────────────────────────────────────────────────────────────

export function addTiming(state: NotificationState): Next {
  return insertValues(state, null, state.rows.length, [newTiming]);
}

/** Hours of a preset in the place of those that can be read, and they count. */
export function choosePreset(state: NotificationState, preset: Preset): Next {
  const mode = modeOf(state);
  const week = mode === "window" ? openWeek(state.rows.map(({ value }) => value)) : null;
  const values = presetRows(preset, week);
  const others = state.rows.filter(({ value }) => !isWhole(readTiming(value)));
  const before = state.rows.filter(({ value }) => isWhole(readTiming(value)));
  if (
    mode === "window" &&
    samePlainData(
      before.map(({ value }) => value),
      [...values],
    )
  )
    return null;
  const { rows, nextKey } = readRows(values, state.nextKey);
  const next = { ...state, rows: [...rows, ...others], nextKey };
  return chooseMode(next, "window") ?? next;
}

export function toggleWeekday(state: NotificationState, key: string, day: number): Next {
  const value = rowOf(state, key)?.value ?? null;
  const timing = readTiming(value);
  if (!timing || !isPlainObject(value)) return null;
  const { weekdays } = timing;
  const next = weekdays.includes(day) ? weekdays.filter((each) => each !== day) : [...weekdays, day];
  return changeRow(state, key, { ...value, weekdays: [...sortedDays(next)] });
}

/** `HH:mm`, or empty. */
export function setTime(state: NotificationState, key: string, edge: "from" | "to", time: string): Next {
  const value = rowOf(state, key)?.value ?? null;
  if (!isPlainObject(value) || value[edge] === time) return null;
  return changeRow(state, key, { ...value, [edge]: time });
}

/** Both at once, as one step. */
export function setTimes(state: NotificationState, key: string, times: { from?: string; to?: string }): Next {
  const value = rowOf(state, key)?.value ?? null;
  if (!isPlainObject(value)) return null;
  const next = { ...value, ...times };
  return samePlainData(next, value) ? null : changeRow(state, key, next);
}

/** The end of the day is stored as 23:59, however it was written. */
export function completeEnd(state: NotificationState, key: string): Next {
  const value = rowOf(state, key)?.value ?? null;
  const isDayEnd = isPlainObject(value) && (value.to === "00:00" || value.to === "24:00");
  return isDayEnd ? changeRow(state, key, { ...value, to: "23:59" }) : null;
}

/** Two rows in the place of one that goes on after midnight. */
export function splitTiming(state: NotificationState, key: string): Next {
  const row = rowOf(state, key);
  const parts = row && isPlainObject(row.value) ? splitAtMidnight(row.value) : null;
  if (!row || !parts) return null;
  const { rows, nextKey } = readRows([parts[1]], state.nextKey);
  return replaceRow({ ...state, nextKey }, key, [{ ...row, value: parts[0] }, ...rows]);
}

/** Cells that are opened or closed. The rows are in their normal form after that; what says no hours stays behind them. */
export function paint(state: NotificationState, stroke: Stroke): Next {
  const values = state.rows.map(({ value }) => value);
  const week = weekOf(values);
  const next = painted(week, stroke);
  if (samePlainData(asPlainData(next), asPlainData(week))) return null;
  const others = state.rows.filter(({ value }) => !isWhole(readTiming(value)));
  const { rows, nextKey } = readRows(rowsOf(next), state.nextKey);
  return { ...state, rows: [...rows, ...others], nextKey };
}

// ── The condition on friends ─────────────────────────────────────────────────────────────────────

export function openCondition(state: NotificationState): Next {
  return { ...state, isConditionOpen: true };
}

export function leaveCondition(state: NotificationState): Next {
  return state.isConditionOpen ? { ...state, isConditionOpen: false } : null;
}

export function editCondition(state: NotificationState, filter: FilterState): Next {
  return { ...state, pendingCondition: filter };
}

/** The filter is saved under this id. */
export function decideCondition(state: NotificationState, id: number): Next {
  const next = withCondition(state, { member_query_id: id }) ?? state;
  return { ...next, pendingCondition: null, isConditionOpen: false };
}

/** For everybody again. */
export function dropCondition(state: NotificationState): Next {
  if (conditionOf(state) === null && state.pendingCondition === null) return null;
  const next = withCondition(state, { member_query_id: null }) ?? state;
  return { ...next, pendingCondition: null, isConditionOpen: false };
}

function withCondition(state: NotificationState, values: PlainObject): Next {
  return withValues(state, { condition: { ...conditionPart(state), ...values } });
}

function withValues(state: NotificationState, values: PlainObject): Next {
  const { document } = state;
  const isNew = Object.keys(values).some((key) => !samePlainData(document[key] ?? null, values[key] ?? null));
  return isNew ? { ...state, document: { ...document, ...values } } : null;
}
