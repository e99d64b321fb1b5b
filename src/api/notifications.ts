import * as v from "valibot";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { read } from "./resources.js";

/** Address at which notifications are saved (rules: notification-saved). */
export const notificationsPath = "/api/notifications";

/** The kinds of channels (rules: channel-kinds), by their names on the wire. */
export const channelKinds = [
  "messaging_api",
  "mail",
  "line_notify",
  "slack",
  "chatwork",
  "firebase_cloud_messaging",
] as const;

/** One of them. */
export type ChannelKind = (typeof channelKinds)[number];

/** Channel to which a notification can be sent. */
export interface Channel {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  /** Destination of the channel, without its secret part. */
  readonly detail_masked: string;
  readonly is_active: boolean;
  readonly is_deprecated: boolean;
  readonly last_result: { readonly ok: boolean; readonly at: string; readonly message: string } | null;
  readonly used_by: readonly ChannelUse[];
}

/** A notification that a channel is used by. */
export interface ChannelUse {
  readonly id: number;
  readonly title: string;
}

/** An event as the server offers it. */
export interface NotificationEvent {
  readonly event: string;
  readonly label: string;
  readonly sample_title: string;
  readonly sample_body: string;
}

/** Start values of a new notification, and its choices. */
export interface Boilerplate {
  /** `null` where the server gave none. */
  readonly notification: PlainObject | null;
  /** `null` where the server did not say. */
  readonly events: readonly NotificationEvent[] | null;
  readonly roles: readonly { readonly id: number; readonly name: string }[];
}

/** The channels of one kind, and where one more is connected; that address is the server's, and checked where it is shown. */
export interface ChannelsOfKind {
  readonly channels: readonly Channel[];
  readonly connectUrl: string | null;
}

export const loadBoilerplateEndpoint = endpoint({ method: "GET", path: "/api/notifications/boilerplate" });

/** Loads what a new notification begins with. */
export function loadBoilerplate(http: Http, signal: AbortSignal): Promise<Answer<Boilerplate>> {
  const success = read(readBoilerplate);
  return http.send({ ...loadBoilerplateEndpoint, signal, success });
}

export const loadNotificationEndpoint = endpoint({ method: "GET", path: "/api/notifications/{id}" });

/** Loads a notification. */
export function loadNotification(http: Http, id: number, signal: AbortSignal): Promise<Answer<PlainObject>> {
  const success = read((data) => (isPlainObject(data) ? data : null));
  return http.send({ ...at(loadNotificationEndpoint, { id }), signal, success });
}

export const loadChannelsEndpoint = endpoint({ method: "GET", path: "/api/notification_channels/all" });

/** Loads the channels of all kinds. */
export function loadChannels(http: Http, signal: AbortSignal): Promise<Answer<readonly Channel[]>> {
  return http.send({ ...loadChannelsEndpoint, signal, success: read(readChannels) });
}

export const loadChannelsOfEndpoint = endpoint({
  method: "GET",
  path: "/api/notification_channels/{kind}",
  wholeBody: true,
});

/** Loads the channels of one of the six kinds. */
export function loadChannelsOf(
  http: Http,
  kind: ChannelKind,
  signal: AbortSignal,
): Promise<Answer<ChannelsOfKind>> {
  return http.send({
    ...at(loadChannelsOfEndpoint, { kind }),
    signal,
    success: read((body) => {
      const channels = readChannels(isPlainObject(body) ? (body.data ?? null) : body);
      const meta = isPlainObject(body) && isPlainObject(body.meta) ? body.meta : {};
      return channels && { channels, connectUrl: textOf(meta.connect_url) || null };
    }),
  });
}

export const deleteChannelEndpoint = endpoint({
  method: "DELETE",
  path: "/api/notification_channels/{id}",
});

/** Deletes a channel. */
export function deleteChannel(http: Http, id: number): Promise<Answer<PlainData>> {
  return http.send({ ...at(deleteChannelEndpoint, { id }), success: v.custom<PlainData>(() => true) });
}

export const saveNotificationEndpoint = endpoint({ method: "POST", path: notificationsPath, once: true });

/** Saves a whole notification; an `id` of `null` makes a new one. */
export function saveNotification(
  http: Http,
  notification: PlainObject,
  to: string,
): Promise<Answer<PlainData>> {
  const success = v.custom<PlainData>(() => true);
  return http.send({ ...saveNotificationEndpoint, path: to, json: notification, success });
}

/** Which notifications keep a channel from being deleted, as a refusal says. */
export function readUses(data: PlainData | undefined): readonly ChannelUse[] {
  const uses = isPlainObject(data) ? data.used_by : data;
  return listOf(uses).flatMap((each) => {
    const id = isPlainObject(each) ? idOf(each.id) : null;
    return isPlainObject(each) && id !== null ? [{ id, title: textOf(each.title) }] : [];
  });
}

function readBoilerplate(data: PlainData): Boilerplate | null {
  if (!isPlainObject(data)) return null;
  const { notification, events, operator_roles } = data;
  return {
    notification: isPlainObject(notification) ? notification : null,
    events: Array.isArray(events) ? events.flatMap((each) => readEvent(each) ?? []) : null,
    roles: listOf(operator_roles).flatMap((each) => {
      const id = isPlainObject(each) ? idOf(each.id) : null;
      return isPlainObject(each) && id !== null ? [{ id, name: textOf(each.name) }] : [];
    }),
  };
}

function readEvent(data: PlainData): NotificationEvent | null {
  if (!isPlainObject(data) || typeof data.event !== "string") return null;
  return {
    event: data.event,
    label: textOf(data.label),
    sample_title: textOf(data.sample_title),
    sample_body: textOf(data.sample_body),
  };
}

/** Reads the channels and leaves out what is none; of two with one id the first counts. */
function readChannels(data: PlainData): readonly Channel[] | null {
  if (!Array.isArray(data)) return null;
  const channels = new Map<number, Channel>();
  for (const each of data) {
    const channel = readChannel(each);
    if (channel && !channels.has(channel.id)) channels.set(channel.id, channel);
  }
  return [...channels.values()];
}

function readChannel(data: PlainData): Channel | null {
  const id = isPlainObject(data) ? idOf(data.id) : null;
  if (!isPlainObject(data) || id === null || typeof data.kind !== "string") return null;
  const { last_result: last } = data;
  return {
    id,
    kind: data.kind,
    name: textOf(data.name),
    detail_masked: textOf(data.detail_masked),
    is_active: flagOf(data.is_active, true),
    is_deprecated: flagOf(data.is_deprecated, false),
    last_result: isPlainObject(last)
      ? { ok: flagOf(last.ok, false), at: textOf(last.at), message: textOf(last.message) }
      : null,
    used_by: readUses(data.used_by ?? null),
  };
}

function idOf(data: PlainData | undefined): number | null {
  const id = typeof data === "string" && /^\d{1,15}$/.test(data) ? Number(data) : data;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : null;
}

function flagOf(data: PlainData | undefined, absent: boolean): boolean {
  if (data === undefined || data === null) return absent;
  return !(data === false || data === 0 || data === "0" || data === "");
}

function textOf(data: PlainData | undefined): string {
  return typeof data === "string" ? data : typeof data === "number" ? String(data) : "";
}

function listOf(data: PlainData | undefined): readonly PlainData[] {
  return Array.isArray(data) ? data : [];
}
