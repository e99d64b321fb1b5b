import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import type { EpisodeKind } from "../kinds.js";
import { Timing } from "../kinds.js";

/** Kind of content that a step sends. */
export type ContentKind = "text" | "template" | "action";

/**
 * One step of a sequence, as far as it can be read. A figure is what was typed where that is none. What is `undefined` is
 * held: it cannot be read, is not judged, and stays as it is until it is edited.
 */
export interface Step {
  readonly timing: Timing;
  readonly direction: "before" | "after" | undefined;
  readonly days: StepFigure;
  /** `HH:mm`; empty where none is given. */
  readonly time: string | undefined;
  /** Minutes. */
  readonly offset: StepFigure;
  readonly kind: ContentKind;
  readonly text: string | undefined;
  readonly template: number | null | undefined;
  readonly action: number | null | undefined;
  /** The id of a saved filter. */
  readonly condition: number | null;
}

/** A figure, what was typed in its place, nothing, or what cannot be read. */
export type StepFigure = number | string | null | undefined;

/** A new step's time (rules: step-time-at-first). */
export const defaultTime = "10:00";

/** Timing fields of a new step, by how it is timed. */
const newTimings = {
  [Timing.clock]: { timing_type: 0, days: 1, time: defaultTime, offset_min: null },
  [Timing.elapsed]: { timing_type: 1, days: 0, time: null, offset_min: 60 },
} as const;

/** A new step of a kind of sequence (the public surface's canonical one). */
export function newStep({ timings, direction }: EpisodeKind, order: number): PlainObject {
  const { timing_type, days, time, offset_min } = newTimings[timings[0] ?? Timing.clock];
  return {
    ...{ id: null, order, timing_type, direction, days, time, offset_min },
    content: { kind: "text", text: "", template_id: null, action_id: null },
    member_query_id: null,
  };
}

/** Reads a stored step; `null` for what is opaque. */
export function readStep(data: PlainData): Step | null {
  if (!isPlainObject(data) || !isPlainObject(data.content)) return null;
  const { content } = data;
  const timing = numberOf(data.timing_type);
  if ((timing !== Timing.clock && timing !== Timing.elapsed) || !isContentKind(content.kind)) return null;
  return {
    timing,
    direction: data.direction === "before" || data.direction === "after" ? data.direction : undefined,
    days: figureOf(data.days),
    time: timeOf(data.time),
    offset: figureOf(data.offset_min),
    kind: content.kind,
    text: content.text === null || content.text === undefined ? "" : asText(content.text),
    template: idOf(content.template_id),
    action: idOf(content.action_id),
    condition: idOf(data.member_query_id) ?? null,
  };
}

/** The id of a stored step; `null` for a new one, and for what has none. */
export function stepId(data: PlainData): number | null {
  return isPlainObject(data) ? (idOf(data.id) ?? null) : null;
}

/** True when the timing fields hold what a new step has there. */
export function hasNewTiming(data: PlainObject, direction: "before" | "after"): boolean {
  const { timing_type, days, time, offset_min } = data;
  return (
    data.direction === direction &&
    Object.values(newTimings).some(
      (made) =>
        made.timing_type === timing_type &&
        made.days === days &&
        made.time === time &&
        made.offset_min === offset_min,
    )
  );
}

/** True for a text that is a time of day as it is stored. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function isContentKind(kind: PlainData | undefined): kind is ContentKind {
  return kind === "text" || kind === "template" || kind === "action";
}

function asText(data: PlainData): string | undefined {
  return typeof data === "string" ? data : undefined;
}

function numberOf(data: PlainData | undefined): PlainData | undefined {
  return typeof data === "string" && /^\d{1,9}$/.test(data) ? Number(data) : data;
}

function figureOf(data: PlainData | undefined): StepFigure {
  if (data === undefined || data === null || typeof data === "number") return data ?? null;
  return typeof data === "string" ? (numberOf(data) as number | string) : undefined;
}

/** With seconds it is the same time. */
function timeOf(data: PlainData | undefined): string | undefined {
  if (data === null || data === undefined || data === "") return "";
  const [, time] = (typeof data === "string" && /^(\d{1,2}:\d{2})(?::\d{2})?$/.exec(data)) || [];
  const padded = time?.padStart(5, "0");
  return padded !== undefined && isTime(padded) ? padded : undefined;
}

/** `undefined` for what is no id. */
function idOf(data: PlainData | undefined): number | null | undefined {
  if (data === null || data === undefined) return null;
  const id = typeof data === "string" && /^\d{1,15}$/.test(data) ? Number(data) : data;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
