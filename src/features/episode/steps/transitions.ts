import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import { changeRow, rowOf } from "../../../list-editor/index.js";
import type { EpisodeState, Remembered } from "../entity.js";
import { Timing } from "../kinds.js";
import { type ContentKind, defaultTime, readStep } from "./step.js";

/*
 * What the operator does to one step. Each gives the next state, or `null` where nothing would change. What no longer applies
 * is put away until another value is set, and is back when it applies again.
 */

/** So many days; what was typed where that is no figure. */
export function setDays(state: EpisodeState, key: string, days: number | string | null) {
  return withValues(state, key, { days });
}

export function setTime(state: EpisodeState, key: string, time: string) {
  return withValues(state, key, { time: time === "" ? null : time });
}

/** Minutes; what was typed where that is no figure. */
export function setOffset(state: EpisodeState, key: string, minutes: number | string | null) {
  return withValues(state, key, { offset_min: minutes });
}

export function chooseDirection(state: EpisodeState, key: string, direction: "before" | "after") {
  return withValues(state, key, { direction });
}

/** At a clock time or after so many minutes: the fields of the other one are put away. */
export function chooseTiming(state: EpisodeState, key: string, timing: Timing): EpisodeState | null {
  const step = stepAt(state, key);
  if (step === null || readStep(step)?.timing === timing) return null;
  const known = state.remembered[key] ?? {};
  const { days = null, time = null, offset_min: offset = null } = step;
  return timing === Timing.elapsed
    ? remembering(
        withValues(state, key, {
          ...{ timing_type: timing, days: 0, time: null, offset_min: known.offset_min ?? 60 },
        }),
        key,
        { days, time },
      )
    : remembering(
        withValues(state, key, {
          ...{ timing_type: timing, offset_min: null },
          ...{ days: known.days ?? 1, time: known.time ?? defaultTime },
        }),
        key,
        { offset_min: offset },
      );
}

const fieldOfKind = { text: "text", template: "template_id", action: "action_id" } as const;

/** Something else is sent: what was chosen before is put away. */
export function chooseContent(state: EpisodeState, key: string, kind: ContentKind): EpisodeState | null {
  const step = stepAt(state, key);
  const content = step && isPlainObject(step.content) ? step.content : null;
  if (content === null || content.kind === kind) return null;
  const known = state.remembered[key] ?? {};
  const field = fieldOfKind[kind];
  const others = Object.values(fieldOfKind).filter((each) => each !== field);
  const none = kind === "text" ? "" : null;
  const next = {
    ...content,
    kind,
    ...Object.fromEntries(others.map((each) => [each, null])),
    [field]: known[field] ?? content[field] ?? none,
  };
  const left = others.flatMap((each) => {
    const value = content[each] ?? null;
    return value === null ? [] : [[each, value] as const];
  });
  return remembering(withValues(state, key, { content: next }), key, Object.fromEntries(left));
}

export function writeText(state: EpisodeState, key: string, text: string) {
  return withContent(state, key, { text });
}

export function chooseTemplate(state: EpisodeState, key: string, id: number | null) {
  return withContent(state, key, { template_id: id });
}

export function chooseAction(state: EpisodeState, key: string, id: number | null) {
  return withContent(state, key, { action_id: id });
}

/** The step as it is stored, where it is an object. */
export function stepAt(state: EpisodeState, key: string): PlainObject | null {
  const value = rowOf(state, key)?.value;
  return isPlainObject(value) ? value : null;
}

/** Other values in a step, each in its place. */
export function withValues(state: EpisodeState, key: string, values: PlainObject): EpisodeState | null {
  const step = stepAt(state, key);
  if (step === null || Object.entries(values).every(([name, value]) => step[name] === value)) return null;
  return changeRow(state, key, { ...step, ...values });
}

function withContent(state: EpisodeState, key: string, values: PlainObject): EpisodeState | null {
  const step = stepAt(state, key);
  if (step === null || !isPlainObject(step.content)) return null;
  const { content } = step;
  if (Object.entries(values).every(([name, value]) => content[name] === value)) return null;
  return changeRow(state, key, { ...step, content: { ...content, ...values } });
}

function remembering(state: EpisodeState | null, key: string, values: Remembered): EpisodeState | null {
  if (state === null) return null;
  const known: Readonly<Record<string, PlainData>> = state.remembered[key] ?? {};
  return { ...state, remembered: { ...state.remembered, [key]: { ...known, ...values } } };
}
