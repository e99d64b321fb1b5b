import * as notifications from "../../src/api/notifications.js";
import { blankNotification, boilerplate, channels } from "../fixtures/notifications.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();

const nothingKnown = {
  ...{ id: 8, kind: "pager", name: "", detail_masked: "", is_active: true, is_deprecated: false },
  ...{ last_result: null, used_by: [] },
};

const byKind = (
  ["messaging_api", "mail", "line_notify", "slack", "chatwork", "firebase_cloud_messaging"] as const
).map(
  (kind): CallRow => ({
    ...sentBy(`loadChannelsOf ${kind}`, notifications.loadChannelsOfEndpoint, { kind }),
    make: (http) => notifications.loadChannelsOf(http, kind, signal),
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
  }),
);

/** Calls of the notification editor. */
export const notificationCalls: readonly CallRow[] = [
  {
    ...sentBy("loadBoilerplate", notifications.loadBoilerplateEndpoint),
    make: (http) => notifications.loadBoilerplate(http, signal),
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
    ...sentBy("loadNotification", notifications.loadNotificationEndpoint, { id: 7 }),
    make: (http) => notifications.loadNotification(http, 7, signal),
    understands: [blankNotification, {}],
    refuses: ["notification", 5, true, []],
  },
  {
    ...sentBy("loadChannels", notifications.loadChannelsEndpoint),
    make: (http) => notifications.loadChannels(http, signal),
    understands: [channels, []],
    refuses: ["channels", 5, true, {}],
  },
  ...byKind,
  {
    ...sentBy("deleteChannel", notifications.deleteChannelEndpoint, { id: 12 }),
    make: (http) => notifications.deleteChannel(http, 12),
    understands: [{ ok: true }],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...sentBy("saveNotification", notifications.saveNotificationEndpoint),
    make: (http) =>
      notifications.saveNotification(http, { ...blankNotification, title: "a & b" }, "/api/notifications"),
    body: { json: JSON.stringify({ ...blankNotification, title: "a & b" }) },
    understands: [{ id: 7, updated_at: "2026-11-20T10:00:00+09:00" }, "saved", []],
    refuses: [],
    understandsNothing: true,
  },
];
