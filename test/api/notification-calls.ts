import {
  deleteChannel,
  loadBoilerplate,
  loadChannels,
  loadChannelsOf,
  loadNotification,
  saveNotification,
} from "../../src/api/notifications.js";
import { blankNotification, boilerplate, channels } from "../fixtures/notifications.js";
import type { CallRow } from "./call-row.js";

const { signal } = new AbortController();

const reading = { method: "GET", query: {}, body: null, timeout: 30_000, understandsNothing: false } as const;

const nothingKnown = {
  ...{ id: 8, kind: "pager", name: "", detail_masked: "", is_active: true, is_deprecated: false },
  ...{ last_result: null, used_by: [] },
};

const byKind = (
  ["messaging_api", "mail", "line_notify", "slack", "chatwork", "firebase_cloud_messaging"] as const
).map(
  (kind): CallRow => ({
    ...reading,
    name: `loadChannelsOf ${kind}`,
    make: (http) => loadChannelsOf(http, kind, signal),
    path: `/api/notification_channels/${kind}`,
    understands: [
      { data: channels, meta: { connect_url: "https://example.com/connect" } },
      { data: [{ id: "8", kind: "pager" }, null, 5, { id: 8, kind: "twice" }], meta: null },
      { data: [] },
    ],
    reads: [
      { channels, connectUrl: "https://example.com/connect" },
      { channels: [nothingKnown], connectUrl: null },
      { channels: [], connectUrl: null },
    ],
    refuses: ["channels", 5, true, {}, { data: {} }, { data: null }],
    readsWholeBody: true,
  }),
);

/** Calls of the notification editor. */
export const notificationCalls: readonly CallRow[] = [
  {
    ...reading,
    name: "loadBoilerplate",
    make: (http) => loadBoilerplate(http, signal),
    path: "/api/notifications/boilerplate",
    understands: [boilerplate, {}],
    reads: [
      {
        notification: blankNotification,
        events: boilerplate.events.map(({ event, label, sample_title, sample_body }) => ({
          ...{ event, label, sample_title, sample_body },
        })),
        roles: boilerplate.operator_roles,
      },
      { notification: null, events: null, roles: [] },
    ],
    refuses: ["boilerplate", 5, true, []],
  },
  {
    ...reading,
    name: "loadNotification",
    make: (http) => loadNotification(http, 7, signal),
    path: "/api/notifications/7",
    understands: [blankNotification, {}],
    refuses: ["notification", 5, true, []],
  },
  {
    ...reading,
    name: "loadChannels",
    make: (http) => loadChannels(http, signal),
    path: "/api/notification_channels/all",
    understands: [channels, []],
    refuses: ["channels", 5, true, {}],
  },
  ...byKind,
  {
    name: "deleteChannel",
    make: (http) => deleteChannel(http, 12),
    method: "DELETE",
    path: "/api/notification_channels/12",
    query: {},
    body: null,
    timeout: 30_000,
    understands: [{ ok: true }],
    refuses: [],
    understandsNothing: true,
  },
  {
    name: "saveNotification",
    make: (http) => saveNotification(http, { ...blankNotification, title: "a & b" }, "/api/notifications"),
    method: "POST",
    path: "/api/notifications",
    query: {},
    body: { json: JSON.stringify({ ...blankNotification, title: "a & b" }) },
    timeout: 30_000,
    once: true,
    understands: [{ id: 7, updated_at: "2026-11-20T10:00:00+09:00" }, "saved", []],
    refuses: [],
    understandsNothing: true,
  },
];
