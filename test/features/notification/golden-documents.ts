import { wholeNotification as whole } from "../../fixtures/notifications.js";

const by = (model_funnel: unknown, more: object = {}) => ({
  condition: { ...whole.condition, model_funnel, ...more },
});
const on = (group: string, model: string, event: string, model_id: number | null = null) =>
  by({ group, model, event, model_id });
const through = (...channels: readonly [id: number, kind: string][]) => ({
  notification_channels: channels.map(([id, kind]) => ({ id, kind })),
});
const row = (weekdays: readonly number[], from = "09:00", to = "18:00") => ({ weekdays, from, to });
const within = (timings: readonly unknown[], timezone = "Asia/Tokyo") => ({
  schedule: { mode: "window", timezone },
  timings,
});
const form = whole.condition.model_funnel;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** What differs from a whole notification that notifies always, by what is special in it. */
export const goldenDocuments = {
  "nothing more": {},
  off: { use_notify: false },
  "off and unfinished": { use_notify: false, ...by(null), ...through() },
  "no event": by(null),
  "an event that cannot be read": by(5),
  "an event that nobody knows": by({ group: "x", model: "x", event: "xyz" }),
  "each form": on("form", "form", "form_answered"),
  "an event about nothing": on("member", "member", "member_followed"),
  "a mark": on("member", "response_mark", "support_mark_changed", 3),
  "a request": on("salon", "salon", "salon_change_request_denied", 2),
  "a site": on("url", "site", "url_clicked"),
  "a condition": by(form, { member_query_id: 31 }),
  "a condition where there is no friend": by(
    { group: "service", model: "send_count", event: "send_count_full", model_id: null },
    { member_query_id: 31 },
  ),
  "every role": by(form, { operator_role: [] }),
  "one role": by(form, { operator_role: [1804] }),
  "a role that nobody knows": by(form, { operator_role: [1802, 9] }),
  "no channel": through(),
  "one channel": through([3, "mail"]),
  "three channels, one of them gone": through([2, "slack"], [3, "mail"], [99, "pager"]),
  "a channel that has ended": through([6, "line_notify"]),
  "hours of a week": within(whole.timings),
  "every day": within([row(everyDay)]),
  "a weekend": within([row([0, 6], "10:00", "20:30")]),
  "some days, Monday first": within([row([0, 1, 3])]),
  "over midnight": within([row([5], "22:00", "23:59"), row([6], "00:00", "02:00")]),
  "to 24:00": within([row([1], "12:00", "24:00"), row([2], "12:00", "00:00")]),
  "another zone": within([row([1])], "America/New_York"),
  "no hours yet": within([]),
  "no hours yet, in another zone": within([], "UTC"),
  "hours that end before they begin": within([row([1], "22:00", "02:00")]),
  "hours that cannot be read": within(["x", row([1])]),
  "a mode that nobody knows": { schedule: { mode: "monthly" } },
  "all of it": {
    use_notify: false,
    ...by({ ...form, event: "form_answered_anonymously" }, { member_query_id: 31, operator_role: [1802] }),
    ...through([1, "slack"]),
    ...within([row([0, 6], "00:00", "23:59"), row([1], "13:30", "15:00")], "UTC"),
  },
} satisfies Record<string, object>;

/** One of them. */
export function goldenDocument(name: keyof typeof goldenDocuments): object {
  return { ...whole, schedule: { mode: "always", timezone: "Asia/Tokyo" }, ...goldenDocuments[name] };
}
