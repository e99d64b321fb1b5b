import { channels, notifications } from "../../api/notifications.js";
import type { Store } from "../../store.js";

interface Hours {
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly to: string;
}

/**
 * Does as if a notification's event had happened: its channels say so from then on. Answers what happened, or until when it
 * waits; `null` where there is no such notification. It counts by itself, not by what the library shows.
 */
export function pretendToSend(store: Store, id: number, now: Date): string | null {
  const found = store.get(notifications, id)?.value;
  if (!found) return null;
  const {
    title,
    use_notify,
    schedule,
    timings,
    notification_channels: chosen,
  } = found as {
    title?: unknown;
    use_notify?: unknown;
    schedule?: { mode?: unknown };
    timings?: unknown;
    notification_channels?: unknown;
  };
  if (use_notify === false) return `「${title}」は止まっています。`;
  if (schedule?.mode === "window") {
    const until = nextMinute(Array.isArray(timings) ? (timings as unknown[]).filter(isHours) : [], now);
    if (until === null) return `「${title}」は、どの時間帯にも届きません。`;
    if (until.getTime() > now.getTime()) return `「${title}」は ${clockOf(until)} まで待ってから届きます。`;
  }
  for (const each of Array.isArray(chosen) ? chosen : []) {
    const channel = store.get(channels, Number(each?.id));
    if (!channel) continue;
    const ok = channel.value.is_active && !channel.value.is_deprecated;
    const last_result = { ok, at: now.toISOString(), message: ok ? "" : "stopped" };
    store.put(channels, channel.id, { ...channel.value, last_result }, now);
  }
  return `「${title}」を送信したことにしました。`;
}

function isHours(row: unknown): row is Hours {
  const { weekdays, from, to } = (row ?? {}) as Partial<Record<keyof Hours, unknown>>;
  return Array.isArray(weekdays) && typeof from === "string" && typeof to === "string";
}

/** The first minute from now on, of the next eight days, at which it may be sent. */
function nextMinute(hours: readonly Hours[], now: Date): Date | null {
  for (let minutes = 0; minutes <= 8 * 24 * 60; minutes++) {
    const at = new Date(now.getTime() + minutes * 60_000);
    const [day, time] = tokyo(at);
    const isIn = ({ weekdays, from, to }: Hours) =>
      weekdays.includes(day) && time >= from && (time < to || to === "23:59");
    if (hours.some(isIn)) return at;
  }
  return null;
}

/** The day of the week and the time of a clock in Japan. */
function tokyo(at: Date): readonly [day: number, time: string] {
  const there = new Date(at.getTime() + 9 * 3_600_000);
  return [there.getUTCDay(), there.toISOString().slice(11, 16)];
}

function clockOf(at: Date): string {
  return new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
}
