import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { type ListDocument, readRows } from "../../list-editor/index.js";
import type { FilterState } from "../filter/index.js";

/**
 * A notification while it is edited (rules: notification-shape); `rows` are its hours. What cannot be read is opaque: shown as
 * such, and given back as it came.
 */
export interface NotificationState extends ListDocument {
  /** The filter that is being edited and no condition yet. */
  readonly pendingCondition: FilterState | null;
  /** True while the condition is shown in the place of the rest. */
  readonly isConditionOpen: boolean;
}

/** A channel as a notification names it. */
export interface ChosenChannel {
  readonly id: number;
  readonly kind: string;
}

/** On what it is sent. `group`, `model` and `event` are the names of `funnelEvents`, or others that only a server knows. */
export interface ChosenEvent {
  readonly group: string;
  readonly model: string;
  readonly event: string;
  /** Which form, which scenario; `null` for each of them. */
  readonly modelId: number | null;
}

/** A new one, where the server gives none (the public surface's canonical shape). */
export function emptyNotification(): PlainObject {
  return {
    ...{ id: null, title: "", use_notify: true },
    condition: { member_query_id: null, model_funnel: null, operator_role: [] },
    notification_channels: [],
    schedule: { mode: "always", timezone: "Asia/Tokyo" },
    timings: [],
  };
}

/**
 * Reads a stored notification; `null` when it is none at all. Missing keys stay missing.
 *
 * @param firstKey - number of the first row's key, so that no row is taken for one that is already on the screen
 */
export function readNotification(data: PlainData, firstKey = 0): NotificationState | null {
  if (!isPlainObject(data)) return null;
  const timings = Array.isArray(data.timings) ? data.timings : [];
  return { document: data, ...readRows(timings, firstKey), pendingCondition: null, isConditionOpen: false };
}

/** As it stands: what was not edited is what was loaded, key for key. */
export function writeNotification({ document, rows }: NotificationState): PlainObject {
  if (rows.length === 0 && !Array.isArray(document.timings)) return document;
  return { ...document, timings: rows.map(({ value }) => value) };
}

/** Which record this is; a new one is `null`. */
export function recordOf({ id }: PlainObject): string | null {
  return typeof id === "number" || typeof id === "string" ? String(id) : null;
}

/** Fields that a save decides: the id, and the time (rules: notification-saved). */
export function decidedBySave(_: PlainObject, response: PlainData | undefined): PlainObject {
  const body = isPlainObject(response) && isPlainObject(response.data) ? response.data : response;
  if (!isPlainObject(body)) return {};
  const { id, updated_at } = body;
  return {
    ...(id === undefined || id === null ? {} : { id }),
    ...(updated_at === undefined || updated_at === null ? {} : { updated_at }),
  };
}

/** Its name; `null` for what is no text and is opaque. */
export function titleOf({ document }: NotificationState): string | null {
  const title = document.title ?? "";
  return typeof title === "string" ? title : typeof title === "number" ? String(title) : null;
}

/** True when it notifies at all; as figures and texts too. */
export function isOn({ document }: NotificationState): boolean {
  const { use_notify: on = true } = document;
  return !(on === false || on === 0 || on === "0" || on === null);
}

/** The id of the saved condition; `null` for everybody. */
export function conditionOf(state: NotificationState): number | null {
  return idOf(conditionPart(state).member_query_id);
}

/** On what it is sent; `null` where nothing is chosen, `undefined` for what is opaque. */
export function eventOf(state: NotificationState): ChosenEvent | null | undefined {
  const funnel = conditionPart(state).model_funnel ?? null;
  if (funnel === null) return null;
  if (!isPlainObject(funnel) || typeof funnel.event !== "string" || funnel.event === "") return undefined;
  const { group, model, event, model_id } = funnel;
  const text = (data: PlainData | undefined) => (typeof data === "string" ? data : "");
  return { group: text(group), model: text(model), event, modelId: idOf(model_id) };
}

/** The roles that are told; none are all of them. */
export function rolesOf(state: NotificationState): readonly number[] {
  return listOf(conditionPart(state).operator_role).flatMap((id) => idOf(id) ?? []);
}

/** The chosen channels, each once, in the order in which they were chosen. What is none is left out here and kept. */
export function channelsOf({ document }: NotificationState): readonly ChosenChannel[] {
  const chosen = new Map<number, ChosenChannel>();
  for (const data of listOf(document.notification_channels)) {
    const channel = chosenChannel(data);
    if (channel && !chosen.has(channel.id)) chosen.set(channel.id, channel);
  }
  return [...chosen.values()];
}

/** A channel as a notification names it; `null` for what is none. */
export function chosenChannel(data: PlainData): ChosenChannel | null {
  const id = isPlainObject(data) ? idOf(data.id) : null;
  if (!isPlainObject(data) || id === null || typeof data.kind !== "string") return null;
  return { id, kind: data.kind };
}

/** `always`, `window`, or whatever else a server has written. */
export function modeOf({ document }: NotificationState): string {
  const { mode } = isPlainObject(document.schedule) ? document.schedule : {};
  return typeof mode === "string" && mode !== "" ? mode : "always";
}

/** True when its hours are no rows at all: they may well mean some, and are opaque. */
export function holdsHours({ document, rows }: NotificationState): boolean {
  const { timings = null } = document;
  return rows.length === 0 && timings !== null && !Array.isArray(timings);
}

/** The zone of its hours, where that is another than Japan's. */
export function foreignZoneOf({ document }: NotificationState): string | null {
  const { timezone } = isPlainObject(document.schedule) ? document.schedule : {};
  return typeof timezone === "string" && timezone !== "" && timezone !== "Asia/Tokyo" ? timezone : null;
}

/** The part of the document that says who and on what. */
export function conditionPart({ document }: NotificationState): PlainObject {
  return isPlainObject(document.condition) ? document.condition : {};
}

/** Whole numbers from 1 on; some servers write them as texts. */
function idOf(data: PlainData | undefined): number | null {
  const id = typeof data === "string" && /^\d{1,15}$/.test(data) ? Number(data) : data;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : null;
}

function listOf(data: PlainData | undefined): readonly PlainData[] {
  return Array.isArray(data) ? data : [];
}
