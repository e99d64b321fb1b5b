import type { reservationStatuses } from "../api/reservation-statuses.js";
import { resource, type Store } from "../store.js";

/**
 * A friend with everything that conditions ask about. Days are `YYYY-MM-DD`, times `HH:mm` and moments
 * `YYYY-MM-DDTHH:mm`, all wall clock in Tokyo. An empty text says that there is none.
 */
export interface AudienceFriend {
  id: number;
  name: string;
  short_name: string;
  nickname: string;
  memos: string[];
  status_message: string;
  registered_on: string;
  /** Blocked and hidden are two things: a friend may be both. */
  is_blocked: boolean;
  is_hidden: boolean;
  /** The response mark's id; 0 for none. */
  mark: number;
  tag_ids: number[];
  /**
   * What is registered, as text: a number in digits, a date as `YYYY-MM-DD`, of a select the choice's id, and its words in
   * `label`. A variable without a value is not in the list.
   */
  variables: { var_id: number; value: string; label?: string }[];
  /** Scenarios that were ever begun. `sent_day` is the last day of which something was sent, 0 the day of the start. */
  scenarios: {
    scenario_id: number;
    state: "subscribed" | "finished" | "stopped";
    sent_day: number | null;
  }[];
  /** 1 reserved, 2 canceled, 3 pending, 4 denied. */
  event_reservations: { slot_id: number; status: 1 | 2 | 3 | 4 }[];
  reservations: CalendarReservation[];
  /** Trackers that counted a conversion. */
  tracker_ids: number[];
  /** Each arrival by a landing page, with the parameters it carried. */
  landings: { landing_id: number; at: string; m1: string; m2: string; m3: string }[];
  /** Reminders that were ever set. */
  reminders: { episode_id: number; is_current: boolean; origin_date: string; origin_time: string }[];
  richmenu_id: number | null;
  forms: { form_id: number; answered_on: string }[];
  /** 1 sendable, 2 not sendable, 3 no address, 4 opted out, 5 undeliverable. */
  mail: { address: string; status: 1 | 2 | 3 | 4 | 5 };
  /** Whether the friend came by the chat app; somebody who left only an address did not. */
  is_on_chat: boolean;
  /** Null for who never reacted. */
  last_reaction_on: string | null;
  has_sent_message: boolean;
  has_pressed_button: boolean;
  /** Phases that were passed. */
  phase_ids: number[];
  /** Every value that calls of the open API brought, one a row; of a list one a member. */
  external_values: { event: string; key: string; value: string }[];
}

/** A friend's reservation in a salon's calendar, past or to come. */
export interface CalendarReservation {
  salon_id: number;
  date: string;
  resource_id: number | null;
  course_id: number | null;
  status: (typeof reservationStatuses)[number];
}

export const audienceFriends = resource<AudienceFriend>("audience_friend");

/** All friends, lowest id first. */
export function allFriends(store: Store): AudienceFriend[] {
  return store.list(audienceFriends).map(({ value }) => value);
}

/** A friend of whom nothing else is known. */
export function friendWith(known: Partial<AudienceFriend> & { id: number }): AudienceFriend {
  return {
    name: "",
    short_name: "",
    nickname: "",
    memos: [],
    status_message: "",
    registered_on: "2026-01-01",
    is_blocked: false,
    is_hidden: false,
    mark: 0,
    tag_ids: [],
    variables: [],
    scenarios: [],
    event_reservations: [],
    reservations: [],
    tracker_ids: [],
    landings: [],
    reminders: [],
    richmenu_id: null,
    forms: [],
    mail: { address: "", status: 3 },
    is_on_chat: true,
    last_reaction_on: null,
    has_sent_message: false,
    has_pressed_button: false,
    phase_ids: [],
    external_values: [],
    ...known,
  };
}
