import type { CalendarReservation } from "../../../host/audience/friends.js";

type Flag = 0 | 1;
type Id = number | null;
type Text = string | null;
type Several = 0 | 1 | 2 | 3;
type ValueMatch = 0 | 1 | 2 | 3 | 4 | 5 | 10 | 11 | 12 | 13;
type Unit = "year" | "month" | "day";
type Part = number | null | undefined;

/** The fields of 75 that are about dates. All of them may be absent. */
export interface DateQuestion {
  range_search?: Flag;
  use_current_date?: Flag;
  search_type?: "date" | "month_day" | "month" | "day" | null;
  year_from?: Part;
  month_from?: Part;
  day_from?: Part;
  year_to?: Part;
  month_to?: Part;
  day_to?: Part;
  elapsed_period_from?: Part;
  elapsed_period_to?: Part;
  elapsed_period_scale?: Unit | null;
  remaining_period_from?: Part;
  remaining_period_to?: Part;
  remaining_period_scale?: Unit | null;
  search_base_year?: Part;
  search_base_month?: Part;
  search_base_day?: Part;
}

/** A sub-condition of 67 that selects by id. */
export interface Selection {
  use: boolean;
  dynamic: boolean;
  with_past: boolean;
  invert: boolean;
  selected: number[];
}

/** What 67 asks about reservations in salons' calendars. */
export interface CalendarQuestion {
  salonIds: number[];
  matchType: "some" | "all";
  isReserved: boolean;
  reservationPhase: "reserved" | "notReserved" | "neverReserved";
  timeRange: { use: boolean; invert: boolean; selected: { from: Text; to: Text } };
  resource: Selection;
  course: Selection;
  status: { use: boolean; invert: boolean; selected: CalendarReservation["status"][] };
}

interface Days {
  date_from: Text;
  date_to: Text;
}

/** The conditions that ask something by themselves, in the README's order. */
export type PlainCondition =
  | { type: 11; names: string[]; use_name: Flag; use_short_name: Flag; use_nickname: Flag }
  | { type: 20; memos: string[] }
  | { type: 25; status: string }
  | ({ type: 30 } & Days)
  | ({ type: 106 } & Days)
  | { type: 50; notify: number[] }
  | { type: 60; use_group: Flag; tag_ids: number[]; tag_group_id: Id; tag_or: Several }
  | ({ type: 75; var_id: Id; match: ValueMatch | 20 | 30 | 31; query: string } & DateQuestion)
  | { type: 41; group_id: Id; match: 0 | 2 | 3 | 4 | 5; date: number }
  | {
      type: 65;
      use_group: Flag;
      event_slot_id: Id;
      event_slot_group_id: Id;
      match: 1 | 2 | 3 | 4 | 11 | 12 | 13 | 14;
    }
  | ({ type: 67 } & CalendarQuestion)
  | { type: 77; common_var_id: Id; match: 10 | 11 | 12 | 13 | 14; query: number | null }
  | { type: 80; tracker_ids: number[]; tracker_or: Several }
  | ({
      type: 85;
      landing_ids: number[];
      landing_or: Several;
      use_date: 0 | 1 | 2;
      time_from: Text;
      time_to: Text;
    } & Days)
  | {
      type: 86;
      landing_id: Id;
      use_meta_query: Flag;
      meta_query?: { m1: string[]; m2: string[]; m3: string[] };
    }
  | {
      type: 90;
      episode_id: Id;
      match: 0 | 1 | 10 | 11;
      use_date: 0 | 1 | 2;
      origin_from: Text;
      origin_to: Text;
      origin_date: Text;
      origin_time: Text;
    }
  | { type: 93; richmenu_id: Id; match: 0 | 2 | 10 | 12 }
  | ({ type: 95; form_id: Id; match: 0 | 10; use_date: Flag } & Days)
  | { type: 15; qs: string[]; mail_status: 0 | 1 | 2 | 3 | 4 | 5 }
  | { type: 110; has_response: 0 | 1 | 10 | 11 | 12; has_type: 0 | 1 | 2 | 11 | 12 }
  | { type: 70; journey_id: Id; journey_tag_id: Id; condition: 5 | 10 }
  | {
      type: 115;
      match: ValueMatch;
      query: string;
      context: {
        category: string;
        event: Text;
        event_label: Text;
        key: Text;
        key_label: Text;
        format: string | number | null;
      };
    };

/** The condition that was invalid when it was saved. */
export interface BrokenCondition {
  type: -1;
  reason: string;
}

/** The or-panel. */
export interface OrPanel {
  type: 120;
  effects: (PlainCondition | BrokenCondition)[];
}

/** Everything a filter can hold. */
export type Condition = PlainCondition | BrokenCondition | OrPanel;
