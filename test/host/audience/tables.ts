import { fold, wellFormed } from "./fold.js";
import type { AudienceFriend } from "./friends.js";
import type { SqlValue } from "./query.js";

/** A table that conditions are searched in: its columns, and a friend's rows. */
export interface AudienceTable {
  readonly name: string;
  readonly columns: readonly string[];
  rows(friend: AudienceFriend): readonly (readonly SqlValue[])[];
}

/** Friends spread over tables, so that every condition finds what it asks for by an index. */
export const audienceTables: readonly AudienceTable[] = [
  {
    name: "friend",
    columns: [
      "id",
      "name",
      "folded_name",
      "folded_short_name",
      "folded_nickname",
      "folded_status_message",
      "registered_on",
      "is_blocked",
      "is_hidden",
      "mark",
      "richmenu_id",
      "folded_mail_address",
      "mail_status",
      "is_on_chat",
      "last_reaction_on",
      "has_sent_message",
      "has_pressed_button",
    ],
    rows: (friend) => [
      [
        friend.id,
        friend.name,
        fold(friend.name),
        fold(friend.short_name),
        fold(friend.nickname),
        fold(friend.status_message),
        friend.registered_on,
        Number(friend.is_blocked),
        Number(friend.is_hidden),
        friend.mark,
        friend.richmenu_id,
        fold(friend.mail.address),
        friend.mail.status,
        Number(friend.is_on_chat),
        friend.last_reaction_on,
        Number(friend.has_sent_message),
        Number(friend.has_pressed_button),
      ],
    ],
  },
  {
    name: "friend_memo",
    columns: ["friend_id", "folded"],
    rows: ({ id, memos }) => memos.map((memo) => [id, fold(memo)]),
  },
  {
    name: "friend_tag",
    columns: ["friend_id", "tag_id"],
    rows: ({ id, tag_ids }) => tag_ids.map((tag) => [id, tag]),
  },
  {
    name: "friend_variable",
    columns: ["friend_id", "var_id", "value", "number", "day"],
    rows: ({ id, variables }) =>
      variables.flatMap(({ var_id, value, label }) => {
        const texts = (label === undefined ? [value] : [value, label]).map(wellFormed);
        return texts.map((text) => [id, var_id, text, numberIn(text), dayIn(text)]);
      }),
  },
  {
    name: "friend_scenario",
    columns: ["friend_id", "scenario_id", "state", "sent_day"],
    rows: ({ id, scenarios }) => scenarios.map((each) => [id, each.scenario_id, each.state, each.sent_day]),
  },
  {
    name: "friend_event_reservation",
    columns: ["friend_id", "slot_id", "status"],
    rows: ({ id, event_reservations }) => event_reservations.map((each) => [id, each.slot_id, each.status]),
  },
  {
    name: "friend_reservation",
    columns: ["friend_id", "salon_id", "day", "resource_id", "course_id", "status"],
    rows: ({ id, reservations }) =>
      reservations.map((each) => [
        id,
        each.salon_id,
        each.date,
        each.resource_id,
        each.course_id,
        each.status,
      ]),
  },
  {
    name: "friend_conversion",
    columns: ["friend_id", "tracker_id"],
    rows: ({ id, tracker_ids }) => tracker_ids.map((tracker) => [id, tracker]),
  },
  {
    name: "friend_landing",
    columns: ["friend_id", "landing_id", "at", "m1", "m2", "m3"],
    rows: ({ id, landings }) =>
      landings.map(({ landing_id, at, m1, m2, m3 }) => [
        id,
        landing_id,
        at,
        wellFormed(m1),
        wellFormed(m2),
        wellFormed(m3),
      ]),
  },
  {
    name: "friend_reminder",
    columns: ["friend_id", "episode_id", "is_current", "origin_date", "origin_time"],
    rows: ({ id, reminders }) =>
      reminders.map((each) => [
        id,
        each.episode_id,
        Number(each.is_current),
        each.origin_date,
        each.origin_time,
      ]),
  },
  {
    name: "friend_form",
    columns: ["friend_id", "form_id", "answered_on"],
    rows: ({ id, forms }) => forms.map((each) => [id, each.form_id, each.answered_on]),
  },
  {
    name: "friend_phase",
    columns: ["friend_id", "journey_tag_id"],
    rows: ({ id, phase_ids }) => phase_ids.map((phase) => [id, phase]),
  },
  {
    name: "friend_external_value",
    columns: ["friend_id", "event", "key", "value", "number"],
    rows: ({ id, external_values }) =>
      external_values.map((each) => [id, each.event, each.key, wellFormed(each.value), numberIn(each.value)]),
  },
];

function numberIn(text: string): number | null {
  const number = Number(text);
  return text.trim() === "" || !Number.isFinite(number) ? null : number;
}

function dayIn(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : null;
}
