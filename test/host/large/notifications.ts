import { channels, notifications } from "../api/notifications.js";
import type { DemoParts } from "../demo-data.js";
import type { Store } from "../store.js";

/** How many channels a large account has besides the demonstration's. */
export const largeChannels = 500;
/** How many rows of hours its longest notification has. */
const largeHours = 100;

const at = new Date("2026-11-20T10:00:00+09:00");
const kinds = ["messaging_api", "mail", "slack", "chatwork", "firebase_cloud_messaging"];

/** Adds channels of every kind, and a notification with many hours. */
export function fillNotifications(store: Store): void {
  for (let index = 0; index < largeChannels; index++)
    store.insert(
      channels,
      (id) => ({
        ...{
          id,
          kind: kinds[index % kinds.length] ?? "mail",
          name: `店舗 ${index + 1}`,
          detail_masked: `****${id}`,
        },
        ...{ is_active: index % 17 !== 0, is_deprecated: false, last_result: null },
      }),
      at,
    );
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const timings = Array.from({ length: largeHours }, (_, index) => {
    const from = Math.floor(index / 7) * 90;
    return { weekdays: [index % 7], from: time(from), to: time(from + 45) };
  });
  store.insert(
    notifications,
    (id) => ({
      ...{ id, title: "全店舗への予約通知", use_notify: true },
      condition: {
        member_query_id: null,
        model_funnel: { group: "salon", model: "salon", event: "salon_reserved", model_id: null },
        operator_role: [],
      },
      notification_channels: [{ id: 3, kind: "mail" }],
      schedule: { mode: "window", timezone: "Asia/Tokyo" },
      timings,
      updated_at: at.toISOString(),
    }),
    at,
  );
}

/** They as a part of the data, for databases that have the rest of a large account already. */
export const largeNotificationParts: DemoParts = {
  "large-notifications": fillNotifications,
};
