import { frozen } from "../../../lib/frozen.js";

/**
 * The events that may fire something, by group and by the model that they are about, in the order in which they are shown
 * (rules: funnel-events). No name stands in it twice. Frozen all the way down.
 */
export const funnelEvents = /* @__PURE__ */ frozen({
  member: {
    member: ["member_followed"],
    landing: ["member_followed_by_landing"],
    response_mark: ["support_mark_changed"],
  },
  message: { message: ["message_received", "message_received_with_brackets"] },
  scenario: { scenario: ["scenario_started", "scenario_finished"] },
  form: { form: ["form_answered", "form_answered_anonymously"] },
  reservation: {
    slot: [
      "reservation_reserved",
      "reservation_changed",
      "reservation_canceled",
      "reservation_approved",
      "reservation_denied",
      "reservation_pended",
      "reservation_paid",
      "reservation_visited",
    ],
  },
  salon: {
    salon: [
      "salon_reserved",
      "salon_requested",
      "salon_request_approved",
      "salon_request_denied",
      "salon_request_deleted",
      "salon_request_edited",
      "salon_changed",
      "salon_change_requested",
      "salon_change_request_approved",
      "salon_change_request_denied",
      "salon_change_request_deleted",
      "salon_canceled",
      "salon_cancel_requested",
      "salon_cancel_request_approved",
      "salon_cancel_request_denied",
      "salon_cancel_request_deleted",
      "salon_deleted",
    ],
  },
  action: { action: ["action_task_started"] },
  tag: { tag: ["tag_attached"] },
  url: { site: ["url_clicked"] },
  service: { send_count: ["send_count_full", "send_count_warning"] },
  reaction: { reaction: ["reaction_responded"] },
} as const);

/** A group of `funnelEvents`. */
export type FunnelEventGroup = keyof typeof funnelEvents;

/** The name of a funnel event. */
export type FunnelEventName = NamesOf<(typeof funnelEvents)[FunnelEventGroup]>;

/** True for the name of a funnel event, letter for letter (rules: funnel-events). */
export function isFunnelEvent(name: unknown): name is FunnelEventName {
  const models: readonly (readonly unknown[])[] = Object.values(funnelEvents).flatMap(Object.values);
  return models.some((names) => names.includes(name));
}

type NamesOf<Group> = Group extends Readonly<Record<string, readonly (infer Name)[]>> ? Name : never;
