import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { type ListDocument, type Row, readRows } from "../../list-editor/index.js";
import type { FilterState } from "../filter/index.js";
import { type EpisodeKind, kindOf, offeredKinds, type SalonPlace } from "./kinds.js";

/**
 * A sequence while it is edited (rules: episode-kept-as-it-came); `rows` are its steps. What cannot be read is opaque: shown as such,
 * and given back as it came.
 */
export interface EpisodeState extends ListDocument {
  /** The filters that are being edited and no conditions yet, by the keys of their steps. */
  readonly pendingConditions: Readonly<Record<string, FilterState>>;
  /** The step whose condition is shown in the place of the list. */
  readonly slide: string | null;
  /** Values that steps had before something else was chosen, until another value is set. */
  readonly remembered: Readonly<Record<string, Remembered>>;
}

/** Values of a step, by the names of its fields and of its content's. */
export type Remembered = Readonly<Record<string, PlainData>>;

/** A new one (the public surface's canonical shape): for a salon of the kind of its place, else with a goal. */
export function emptyEpisode(salonId: number | null, attr: SalonPlace | null): PlainObject {
  const type = offeredKinds(salonId, attr)[0]?.type ?? 0;
  return {
    ...{ id: null, name: "", type, is_active: false, activated_at: null, deleted_at: null },
    ...(salonId === null ? {} : { salon_id: salonId }),
    steps: [],
  };
}

/**
 * Reads a stored sequence; `null` when it is none at all. Missing keys stay missing.
 *
 * @param firstKey - number of the first row's key, so that no row is taken for one that is already on the screen
 */
export function readEpisode(data: PlainData, firstKey = 0): EpisodeState | null {
  if (!isPlainObject(data)) return null;
  const steps = Array.isArray(data.steps) ? data.steps : [];
  return {
    document: data,
    ...readRows(steps, firstKey),
    pendingConditions: {},
    slide: null,
    remembered: {},
  };
}

/** As it stands: what was not edited is what was loaded, key for key. */
export function writeEpisode({ document, rows }: EpisodeState): PlainObject {
  if (rows.length === 0 && !Array.isArray(document.steps)) return document;
  return { ...document, steps: rows.map(({ value }) => value) };
}

/** The steps as the call that replaces all of them takes them, numbered from 1. */
export function stepsToSend(rows: readonly Row[]): PlainData[] {
  return rows.map(({ value }, at) => (isPlainObject(value) ? { ...value, order: at + 1 } : value));
}

/** Which record this is; a new one is `null`. */
export function recordOf({ id }: PlainObject): string | null {
  return typeof id === "number" || typeof id === "string" ? String(id) : null;
}

/** The id on the server; `null` for a new one. */
export function episodeId({ document }: EpisodeState): number | null {
  const { id } = document;
  const number = typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : id;
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Its name; `null` for what is no text and is opaque. */
export function nameOf({ document }: EpisodeState): string | null {
  const name = document.name ?? "";
  return typeof name === "string" ? name : typeof name === "number" ? String(name) : null;
}

export function episodeKindOf({ document }: EpisodeState): EpisodeKind {
  return kindOf(document.type);
}

/** True while it sends to friends. */
export function isActive({ document }: EpisodeState): boolean {
  return isOn(document.is_active);
}

/** True when it is deleted: it can be read, and be made anew. */
export function isDeleted({ document }: EpisodeState): boolean {
  return (document.deleted_at ?? null) !== null && document.deleted_at !== "";
}

/** The name that a copy has, cut where a reader sees characters end. */
export const longestName = 100;

function isOn(data: PlainData | undefined): boolean {
  return data === true || data === 1 || data === "1";
}
