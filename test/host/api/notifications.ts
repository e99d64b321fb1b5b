import type { Context, Hono } from "hono";
import { resource, type Store } from "../store.js";
import type { ApiContext } from "./context.js";
import { notificationEvents } from "./notification-events.js";
import { itemsOf } from "./picker-items.js";
import { Refusal } from "./refusal.js";

/** A notification as it was sent: key for key, unknown keys too. */
export type NotificationDocument = Readonly<Record<string, unknown>>;

/** A channel as it is kept; who uses it is counted when it is asked for. */
export interface ChannelDocument {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  readonly detail_masked: string;
  readonly is_active: boolean;
  readonly is_deprecated: boolean;
  readonly last_result: { readonly ok: boolean; readonly at: string; readonly message: string } | null;
}

export const notifications = resource<NotificationDocument>("notification");
export const channels = resource<ChannelDocument>("notification_channel");

/** The kinds that a channel can be connected of, by their name on the wire. */
export const connectableKinds = ["messaging_api", "mail", "slack", "chatwork", "firebase_cloud_messaging"];

const kinds = ["messaging_api", "mail", "line_notify", "slack", "chatwork", "firebase_cloud_messaging"];

/** `/api/notifications` and `/api/notification_channels` (rules: notification-saved, channel-kinds). */
export function addNotificationCalls(app: Hono, { store, now }: ApiContext): void {
  app.get("/api/notifications/boilerplate", ({ json }) =>
    json({
      data: {
        notification: blank,
        events: notificationEvents,
        operator_roles: store
          .list(itemsOf("operator_role"))
          .map(({ id, value }) => ({ id, name: value.name })),
      },
    }),
  );
  app.get("/api/notifications/:id{[1-9][0-9]{0,8}}", ({ req, json }) => {
    const found = store.get(notifications, Number(req.param("id")));
    if (!found) throw missing();
    return json({ data: found.value });
  });
  app.post("/api/notifications", async (c) => {
    const sent: unknown = await c.req.json().catch(() => undefined);
    if (!isDocument(sent)) throw invalid({});
    const errors = notificationErrors(sent);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return c.json({ data: save(store, sent, now()) });
  });
  app.get("/api/notification_channels/all", ({ json }) => json({ data: listed(store) }));
  for (const kind of kinds)
    app.get(`/api/notification_channels/${kind}`, ({ json }) =>
      json({
        data: listed(store).filter((channel) => channel.kind === kind),
        meta: { connect_url: connectableKinds.includes(kind) ? `/notifications/connect/${kind}` : null },
      }),
    );
  app.delete("/api/notification_channels/:id{[1-9][0-9]{0,8}}", (c) => remove(c, store));
}

function remove(c: Context, store: Store): Response {
  const id = Number(c.req.param("id"));
  const channel = listed(store).find((each) => each.id === id);
  if (!channel) throw missing();
  if (channel.used_by.length > 0)
    throw new Refusal(422, {
      message: "使用中の通知先です。",
      code: "in_use",
      used_by: channel.used_by,
      errors: {},
    });
  store.delete(channels, id);
  return c.body(null, 204);
}

function listed(store: Store) {
  const all = store.list(notifications);
  return store.list(channels).map(({ id, value }) => ({
    ...value,
    used_by: all
      .filter(({ value: each }) => chosenIds(each).includes(id))
      .map((each) => ({ id: each.id, title: String(each.value.title ?? "") })),
  }));
}

function chosenIds({ notification_channels: chosen }: NotificationDocument): readonly unknown[] {
  return Array.isArray(chosen) ? chosen.map((each) => (isDocument(each) ? each.id : undefined)) : [];
}

function save(store: Store, sent: NotificationDocument, at: Date): NotificationDocument {
  const updated_at = at.toISOString();
  if (sent.id === null || sent.id === undefined)
    return store.insert(notifications, (id) => ({ ...sent, id, updated_at }), at).value;
  const id = Number(sent.id);
  if (!store.get(notifications, id)) throw missing();
  return store.put(notifications, id, { ...sent, updated_at }, at).value;
}

/** What keeps a notification from being saved, by field, as the HTTP contract says; keys that nobody knows are kept. */
export function notificationErrors(sent: NotificationDocument): Record<string, string[]> {
  const { title, use_notify, condition, notification_channels: chosen, schedule, timings } = sent;
  const isOn = use_notify !== false && use_notify !== 0;
  const funnel = isDocument(condition) ? condition.model_funnel : null;
  const isWindow = isDocument(schedule) && schedule.mode === "window";
  const errors: Record<string, string[]> = {};
  if (typeof title !== "string" || title.trim() === "") errors.title = ["通知名を入力してください"];
  else if ([...title].length > 100) errors.title = ["通知名は100文字以内で入力してください"];
  if (isOn && !isDocument(funnel)) errors["condition.model_funnel"] = ["イベントを選択してください"];
  if (isOn && !(Array.isArray(chosen) && chosen.length > 0))
    errors.notification_channels = ["通知先を1つ以上選択してください"];
  if (isOn && isWindow && !(Array.isArray(timings) && timings.length > 0))
    errors.timings = ["通知する曜日と時間を設定してください"];
  if (isWindow && Array.isArray(timings))
    for (const [at, row] of timings.entries()) {
      if (!isDocument(row) || typeof row.from !== "string" || typeof row.to !== "string") continue;
      const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
      // An end of 0:00 is the end of the day.
      if (isTime(row.from) && isTime(row.to) && row.to !== "00:00" && row.to <= row.from)
        errors[`timings.${at}.to`] = ["終了は開始より後にしてください"];
    }
  return errors;
}

const blank: NotificationDocument = {
  id: null,
  title: "",
  use_notify: true,
  condition: { member_query_id: null, model_funnel: null, operator_role: [] },
  notification_channels: [],
  schedule: { mode: "always", timezone: "Asia/Tokyo" },
  timings: [],
};

function isDocument(value: unknown): value is NotificationDocument {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function missing(): Refusal {
  return new Refusal(404, { message: "見つかりません。" });
}

function invalid(errors: Record<string, string[]>): Refusal {
  return new Refusal(422, { message: "入力内容に誤りがあります。", code: "invalid", errors });
}
