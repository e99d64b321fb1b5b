import type { ChannelDocument, NotificationDocument } from "../api/notifications.js";

const sent = (at: string) => ({ ok: true, at, message: "" });
const failed = (at: string, message: string) => ({ ok: false, at, message });

function channel(
  id: number,
  kind: string,
  name: string,
  detail_masked: string,
  more: Partial<ChannelDocument> = {},
): ChannelDocument {
  return { id, kind, name, detail_masked, is_active: true, is_deprecated: false, last_result: null, ...more };
}

/** Every kind, one stopped, one that has failed for three days, two of a service that has ended. */
export const demoChannels: readonly ChannelDocument[] = [
  channel(1, "messaging_api", "スタッフ連絡用アカウント", "@staff-****", {
    last_result: sent("2026-11-26T09:12:00+09:00"),
  }),
  channel(2, "messaging_api", "テスト用アカウント", "@test-****"),
  channel(3, "mail", "店舗", "tenpo@****.example", { last_result: sent("2026-11-25T18:40:00+09:00") }),
  channel(4, "mail", "本部", "honbu@****.example", { last_result: sent("2026-11-20T10:00:00+09:00") }),
  channel(5, "mail", "退職した担当者", "old@****.example", { is_active: false }),
  channel(6, "line_notify", "店長のLINE Notify", "トークン ****a1b2", {
    is_deprecated: true,
    last_result: failed("2025-04-01T09:00:00+09:00", "service ended"),
  }),
  channel(7, "line_notify", "受付のLINE Notify", "トークン ****c3d4", { is_deprecated: true }),
  channel(12, "slack", "予約通知", "#yoyaku-****", { last_result: sent("2026-11-26T20:05:00+09:00") }),
  channel(13, "slack", "アラート", "#alert-****", {
    last_result: failed("2026-11-24T03:20:00+09:00", "channel_not_found"),
  }),
  channel(14, "slack", "表参道店のスタッフ全員が見ている長い名前のチャンネル", "#omotesando-staff-all-****"),
  channel(21, "chatwork", "本部ルーム", "rid****", { last_result: sent("2026-11-18T12:00:00+09:00") }),
  channel(22, "chatwork", "店舗ルーム", "rid****"),
  channel(31, "firebase_cloud_messaging", "店長のスマートフォン", "iPhone ****"),
  channel(32, "firebase_cloud_messaging", "受付のタブレット", "iPad ****", {
    last_result: sent("2026-11-26T08:30:00+09:00"),
  }),
];

interface Written {
  readonly title: string;
  readonly on?: boolean;
  readonly condition?: number | null;
  readonly funnel: readonly [group: string, model: string, event: string, modelId?: number | null] | null;
  readonly roles?: readonly number[];
  readonly channels: readonly (readonly [id: number, kind: string])[];
  readonly timings?: readonly (readonly [weekdays: readonly number[], from: string, to: string])[];
}

function notification(id: number, written: Written, more: NotificationDocument = {}): NotificationDocument {
  const { title, on = true, condition = null, funnel, roles = [], channels, timings = [] } = written;
  const [group, model, event, model_id = null] = funnel ?? [];
  return {
    ...{ id, title, use_notify: on },
    condition: {
      member_query_id: condition,
      model_funnel: funnel && { group, model, event, model_id },
      operator_role: [...roles],
    },
    notification_channels: channels.map(([channelId, kind]) => ({ id: channelId, kind })),
    schedule: { mode: timings.length > 0 ? "window" : "always", timezone: "Asia/Tokyo" },
    timings: timings.map(([weekdays, from, to]) => ({ weekdays: [...weekdays], from, to })),
    updated_at: "2026-11-20T10:00:00+09:00",
    ...more,
  };
}

/** Several groups of events, one off, a window over the weekend, deleted things, and what an older product has left. */
export const demoNotifications: readonly NotificationDocument[] = [
  notification(1, {
    title: "友だち追加",
    funnel: ["member", "landing", "member_followed_by_landing", null],
    channels: [[12, "slack"]],
  }),
  notification(2, {
    title: "メッセージ受信",
    funnel: ["message", "message", "message_received"],
    condition: 1608,
    channels: [
      [3, "mail"],
      [31, "firebase_cloud_messaging"],
    ],
    timings: [[[1, 2, 3, 4, 5], "09:00", "18:00"]],
  }),
  notification(3, {
    title: "シナリオ終了（停止中）",
    on: false,
    funnel: ["scenario", "scenario", "scenario_finished", 501],
    channels: [],
  }),
  notification(7, {
    title: "来店アンケートの回答",
    funnel: ["form", "form", "form_answered", 1301],
    roles: [1802, 1804],
    channels: [
      [12, "slack"],
      [3, "mail"],
    ],
    timings: [
      [[1, 2, 3, 4, 5], "09:00", "18:00"],
      [[6], "10:00", "23:59"],
      [[0], "00:00", "02:30"],
    ],
  }),
  notification(8, {
    title: "予約の申請",
    funnel: ["salon", "salon", "salon_requested", null],
    channels: [[13, "slack"]],
    timings: [[[0, 6], "10:00", "20:00"]],
  }),
  notification(9, {
    title: "イベントのキャンセル",
    funnel: ["reservation", "slot", "reservation_canceled", 801],
    channels: [
      [5, "mail"],
      [6, "line_notify"],
    ],
  }),
  notification(10, {
    title: "送信数の警告",
    funnel: ["service", "send_count", "send_count_warning"],
    roles: [1801],
    channels: [[4, "mail"]],
  }),
  notification(11, {
    title: "削除済みの指定",
    funnel: ["form", "form", "form_answered", 1399],
    roles: [1899],
    channels: [[99, "slack"]],
  }),
  notification(
    12,
    {
      title: "旧システムの<b>通知</b>",
      funnel: ["legacy", "legacy", "legacy_event", null],
      channels: [
        [21, "chatwork"],
        [401, "pager"],
      ],
    },
    {
      schedule: { mode: "monthly", timezone: "America/New_York", days: [1, 15] },
      timings: [{ weekdays: [7], from: "25:00", to: "9:00" }],
      future: { a: [1] },
    },
  ),
];
