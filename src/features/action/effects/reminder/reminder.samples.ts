import type { ReminderEffect } from "./reminder.js";

const start = {
  type: 15,
  firetype: 0,
  episode_id: 701,
  goal_date_type: "specified",
  selectionType: 0,
  origin_date: "2099-04-01",
  origin_time: "10:00",
  var_id: null,
  cancel_type: 0,
  cancel_origin_date: null,
  cancel_origin_time: null,
  member_query_id: null,
} as const;
const friendInfo = { ...start, episode_id: 702, selectionType: 1, origin_date: null, var_id: 203 } as const;
const cancel = { ...start, firetype: 1, origin_date: null } as const;
const { member_query_id, ...unconditional } = start;
const linked = {
  ...unconditional,
  goal_date_type: "dynamic_context",
  origin_date: null,
  context: {
    category: "open_api",
    open_api_trigger_id: 5,
    event: "order.created",
    event_label: "注文",
    key_label: "受取日",
    key: "order.pickup_at",
    format: null,
  },
  member_query_id,
} as const;

/** Reminder effects by what they show; stories and tests use the same ones. */
export const reminderSamples = {
  typical: start,
  friendInfo,
  friendInfoUntimed: { ...friendInfo, origin_time: null },
  otherVariable: { ...friendInfo, var_id: 201 },
  linked,
  linkedUnchosen: { ...linked, context: null },
  cancel,
  cancelDay: { ...cancel, cancel_type: 1, cancel_origin_date: "2099-04-01" },
  cancelMoment: {
    ...cancel,
    cancel_type: 2,
    cancel_origin_date: "2099-04-01",
    cancel_origin_time: "10:00",
  },
  cancelUnset: { ...cancel, cancel_type: 2 },
  past: { ...start, origin_date: "2020-04-01", member_query_id: 31 },
  withSeconds: { ...start, origin_time: "10:00:00" },
  empty: { ...start, episode_id: null, origin_date: null },
  emptyTexts: { ...start, episode_id: "", origin_date: "", origin_time: "" },
  variableUnchosen: { ...friendInfo, var_id: null },
  noSuchDay: { ...start, origin_date: "2099-02-31" },
  deleted: { ...friendInfo, episode_id: 99999, var_id: 99999 },
  sparse: { type: 15 },
  withUnknownKeys: { future: { a: [1, null] }, ...start },
  hostile: {
    ...linked,
    episode_id: "<img src=x onerror=alert(1)>",
    context: { ...linked.context, key_label: "</select><script>alert(1)</script>\u202e" },
  },
} satisfies Record<string, ReminderEffect>;
