import * as v from "valibot";
import { type PlainObject, toPlainData } from "../../lib/plain-data.js";
import { readNotification } from "./entity.js";

/**
 * A notification (rules: notification-shape), in the server's spelling. A loaded one may have more keys, and kinds, events,
 * modes and zones that nobody knows: they go back as they came.
 */
export interface Notification {
  id: number | null;
  title: string;
  use_notify: boolean;
  condition: {
    /** The id of a saved filter; `null` is everybody. */
    member_query_id: number | null;
    /** On what it is sent, by the names of `funnelEvents`; without a `model_id` on each of them. */
    model_funnel: { group: string; model: string; event: string; model_id: number | null } | null;
    /** The roles that are told; none are all of them. */
    operator_role: number[];
  };
  /** In the order in which they were chosen. */
  notification_channels: { id: number; kind: string }[];
  schedule: { mode: "always" | "window"; timezone: string };
  /** Days count from 0, Sunday. Times, `HH:mm`, are those of a clock in Japan; 23:59 as an end is the end of the day. */
  timings: { weekdays: number[]; from: string; to: string }[];
  /** As the server wrote it. */
  updated_at?: string;
}

/**
 * Schema of values that `<notification-editor>` can load: plain data that is an object. Nothing in it is changed.
 * Like every schema of the package it says what can be held, not what may be saved: `validity` of the element does.
 */
export const notificationSchema: v.GenericSchema<unknown, PlainObject> =
  /* @__PURE__ */ v.custom<PlainObject>((value) => {
    const plain = toPlainData(value);
    return plain.ok && readNotification(plain.data) !== null;
  }, "This is no notification.");
