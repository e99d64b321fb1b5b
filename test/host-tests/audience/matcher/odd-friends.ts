import type { AudienceFriend } from "../../../host/audience/friends.js";
import { somebody } from "../people.js";

const variable = (var_id: number, ...values: string[]) => values.map((value) => ({ var_id, value }));
const external = (...values: string[]) =>
  values.map((value) => ({ event: "order.created", key: "order.total", value }));
const meta = { landing_id: 1201, at: "2026-05-01T00:00", m1: "", m2: "", m3: "" };

/** Friends such as the demonstration has none, each odd in one way. */
const edgeCases: readonly Partial<AudienceFriend>[] = [
  {},
  { name: "%", short_name: "_", nickname: "'", memos: ["\\", '"'], status_message: "; --" },
  { name: "STRASSE", short_name: "straße", nickname: "ﬁn", memos: ["İstanbul", "ΣΊΣΥΦΟΣ", "か\u3099"] },
  { name: "🐕a", nickname: "a\u0000b", memos: ["", " ", "　"], status_message: "x\u0000" },
  { variables: variable(201, "0x10", "1e3", " 12 ", "+5", "-0") },
  { variables: variable(201, "1e400", "Infinity", "NaN", "１２", "12abc", "", " ") },
  { variables: variable(208, "010", ".5", "5.", "9007199254740993", "0.1") },
  { external_values: external("12", "twelve", "1_000") },
  { external_values: external("", " 12 ") },
  { status_message: "half \ud83c", variables: variable(201, "half \ud83c", "a\u0000b") },
  { variables: variable(203, "2026-02-28") },
  { variables: variable(203, "2027-02-28T23:59", "next week") },
  { variables: variable(203, "2024-02-29") },
  { variables: variable(203, "2026-12-31", "2026-01-01") },
  { variables: variable(209, "0001-01-01", "9999-12-31") },
  { variables: [...variable(203, "2026-11-21"), ...variable(209, "1990-11-21")] },
  { variables: variable(203, "2028-02-29"), tag_ids: [111, 112, 113] },
  { variables: variable(203, "26-1-1", "2026/01/01", " 2026-01-01") },
  { variables: [{ var_id: 204, value: "2041", label: "" }], is_blocked: true, is_hidden: true },
  {
    scenarios: [
      { scenario_id: 501, state: "stopped", sent_day: 5 },
      { scenario_id: 501, state: "subscribed", sent_day: null },
    ],
  },
  {
    event_reservations: [
      { slot_id: 801, status: 1 },
      { slot_id: 801, status: 2 },
    ],
  },
  { landings: [meta, { ...meta, at: "2026-05-31T23:59", m1: "spring", m3: "osaka" }] },
  {
    landings: [
      { ...meta, m1: "spring", m2: "", m3: "tokyo" },
      { ...meta, m1: "autumn", m3: "osaka" },
    ],
  },
  {
    reminders: [
      { episode_id: 701, is_current: false, origin_date: "2026-12-01", origin_time: "10:00" },
      { episode_id: 701, is_current: true, origin_date: "2026-12-31", origin_time: "18:30" },
    ],
  },
  {
    reservations: [
      { salon_id: 1, date: "2026-11-21", resource_id: null, course_id: null, status: "approved" },
      { salon_id: 2, date: "2026-11-20", resource_id: 23, course_id: 53, status: "edit_denied" },
      { salon_id: 3, date: "2026-11-22", resource_id: 999_999, course_id: 41, status: "cancel_denied" },
    ],
  },
  {
    reservations: [{ salon_id: 1, date: "2027-03-01", resource_id: 11, course_id: 41, status: "canceled" }],
  },
  { mail: { address: "Ａ+b%_@EXAMPLE.com", status: 5 }, is_on_chat: false },
  { last_reaction_on: "2026-11-21", has_sent_message: true, has_pressed_button: true },
  { last_reaction_on: null, has_sent_message: false, has_pressed_button: true },
];

/** The odd friends, under ids from `first` on. */
export function oddFriends(first: number): AudienceFriend[] {
  return edgeCases.map((known, index) => somebody(first + index, known));
}
