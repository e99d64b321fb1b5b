import type { Condition } from "./condition.js";

/** A condition by its type and what differs from a new one. */
export type Row = readonly [type: Condition["type"], fields: object];

/** One condition after the other by the values a field takes. */
const each = (type: Row[0], field: string, values: readonly unknown[], more: object): Row[] =>
  values.map((value) => [type, { ...more, [field]: value }]);

const valueCodes = [0, 1, 2, 3, 4, 5];
const comparisons = [10, 11, 12, 13];
const year = { date_from: "2026-01-01", date_to: "2026-12-31" };

const planned = { var_id: 203, match: 20 };
const born = { var_id: 209, match: 20 };
const spring = { ...planned, range_search: 1, year_from: 2026, year_to: 2026 };
const scales = ["year", "month", "day", null];

const atTheEnd = {
  var_id: 209,
  match: 31,
  search_base_year: 9999,
  search_base_month: 12,
  search_base_day: 31,
};
const atTheStart = { var_id: 209, match: 30, search_base_year: 1, search_base_month: 1, search_base_day: 1 };

const dates: readonly Row[] = [
  [75, { ...planned, year_from: 2026 }],
  [75, { ...planned, range_search: 0, use_current_date: 0, year_from: 2026, month_from: 11 }],
  [75, { ...planned, year_from: 2026, month_from: 12, day_from: 31 }],
  [75, { ...born, month_from: 11, day_from: 21 }],
  [75, { ...born, month_from: 11 }],
  [75, { ...born, day_from: 21 }],
  ...each(75, "search_type", ["month_day", "month", "day"], { ...born, use_current_date: 1 }),
  ...each(75, "search_type", ["date", null], { ...planned, use_current_date: 1 }),
  [75, spring],
  [75, { ...spring, month_from: 2, month_to: 5 }],
  [75, { ...spring, month_from: 2, day_from: 28, month_to: 12, day_to: 31 }],
  [75, { ...born, range_search: 1, month_from: 3, month_to: 5 }],
  [75, { ...born, range_search: 1, month_from: 11, day_from: 21, month_to: 2, day_to: 28 }],
  [75, { ...born, range_search: 1, day_from: 28, day_to: 3 }],
  ...each(75, "elapsed_period_scale", ["month", "day", null], {
    var_id: 203,
    match: 30,
    elapsed_period_from: 1,
    elapsed_period_to: 5,
  }),
  [75, { var_id: 209, match: 30, elapsed_period_from: 20, elapsed_period_scale: "year" }],
  [75, { var_id: 203, match: 30, elapsed_period_to: 0, search_base_year: 2024 }],
  [
    75,
    {
      var_id: 203,
      match: 30,
      elapsed_period_from: 1,
      elapsed_period_to: 1,
      elapsed_period_scale: "month",
      search_base_year: 2026,
      search_base_month: 3,
      search_base_day: 31,
    },
  ],
  ...each(75, "remaining_period_scale", scales, { var_id: 203, match: 31, remaining_period_from: 1 }),
  [75, { var_id: 203, match: 31, remaining_period_to: 30, remaining_period_scale: "day" }],
  [75, { ...atTheEnd, remaining_period_to: 100, remaining_period_scale: "year" }],
  [75, { ...atTheStart, elapsed_period_to: 100, elapsed_period_scale: "year" }],
  [75, { ...atTheStart, search_base_year: 50, elapsed_period_from: 1 }],
];

const asked = { use: true, dynamic: false, with_past: true, invert: false, selected: [11, 12, 21] };
const courses = { ...asked, selected: [41, 42, 51] };
const open = { salonIds: [1, 2] };
const beforeToday = { use: true, invert: false, selected: { from: "2026-01-01", to: "2026-11-20" } };
const calendar: readonly Row[] = [
  ...["some", "all"].flatMap((matchType) =>
    each(67, "reservationPhase", ["reserved", "notReserved", "neverReserved"], { ...open, matchType }),
  ),
  [67, { ...open, timeRange: beforeToday, resource: { ...asked, with_past: false } }],
  ...[false, true].flatMap((invert): Row[] => [
    [67, { ...open, timeRange: { use: true, invert, selected: { from: "2026-11-01", to: "2026-11-30" } } }],
    [67, { ...open, timeRange: { use: true, invert, selected: { from: "2026-11-21", to: null } } }],
    [67, { ...open, resource: { ...asked, invert } }],
    [67, { ...open, resource: { ...asked, invert, with_past: false } }],
    [67, { ...open, course: { ...courses, invert } }],
    [67, { ...open, course: { ...courses, invert, with_past: false } }],
    [67, { ...open, status: { use: true, invert, selected: ["approved", "canceled"] } }],
    [67, { ...open, resource: { ...asked, invert, dynamic: true, selected: [] } }],
    [67, { ...open, course: { ...courses, invert, dynamic: true, selected: [] } }],
  ]),
];

const order = { event: "order.created", key: "order.total" };
const meta = { m1: ["spring"], m2: [], m3: ["tokyo", "osaka"] };

/** Every condition with each of its codes, all of which meet some friends and not others. */
export const rows: readonly Row[] = [
  [11, { names: ["田中", " ken "], use_short_name: 0, use_nickname: 0 }],
  [11, { names: ["田中"], use_name: 0, use_nickname: 0 }],
  [11, { names: [" ken "], use_name: 0, use_short_name: 0 }],
  [20, { memos: ["vip", ""] }],
  [25, { status: "　マイペース" }],
  [25, { status: "\ud83c" }],
  ...[30, 106].flatMap((type): Row[] => [
    [type as 30, { date_from: "2026-06-01" }],
    [type as 30, { date_to: "2026-06-01" }],
    [type as 30, { date_from: "2026-06-01", date_to: "2026-09-30" }],
  ]),
  [50, { notify: [0] }],
  [50, { notify: [1, 3] }],
  ...each(60, "tag_or", [0, 1, 2, 3], { tag_ids: [101, 102] }),
  ...each(60, "tag_or", [0, 1, 2, 3], { use_group: 1, tag_group_id: 13 }),
  ...each(75, "match", valueCodes, { var_id: 201, query: "ゴールド" }),
  ...each(75, "match", comparisons, { var_id: 202, query: "10" }),
  [75, { var_id: 204, match: 0, query: "佐々木" }],
  [75, { var_id: 204, match: 0, query: "2041" }],
  [75, { var_id: 201, match: 1, query: "\ud83c" }],
  [75, { var_id: 201, match: 1, query: "\u0000" }],
  ...dates,
  ...each(41, "match", [0, 2, 3, 4, 5], { group_id: 501, date: 5 }),
  ...each(65, "match", [1, 2, 3, 4, 11, 12, 13, 14], { event_slot_id: 801 }),
  ...each(65, "match", [1, 2, 3, 4, 11, 12, 13, 14], { use_group: 1, event_slot_group_id: 81 }),
  ...calendar,
  ...each(80, "tracker_or", [0, 1, 2, 3], { tracker_ids: [1101, 1102] }),
  ...[0, 1, 2].flatMap((use_date) =>
    each(85, "landing_or", [0, 1, 2, 3], { landing_ids: [1201, 1202], use_date, ...year }),
  ),
  [85, { landing_ids: [1201], use_date: 2, date_from: "2026-05-01", time_from: "00:01", time_to: "09:00" }],
  [86, { landing_id: 1201 }],
  [86, { landing_id: 1201, use_meta_query: 1, meta_query: meta }],
  ...[{ use_date: 0 }, { use_date: 1, origin_from: "2026-12-01" }].flatMap((more) =>
    each(90, "match", [0, 1, 10, 11], { episode_id: 701, ...more }),
  ),
  ...each(90, "match", [0, 1, 10, 11], { episode_id: 701, use_date: 2, origin_date: "2026-12-31" }).map(
    ([type, fields]): Row => [type, { ...fields, origin_time: "18:30" }],
  ),
  ...each(93, "match", [0, 2, 10, 12], { richmenu_id: 601 }),
  ...[0, 1].flatMap((use_date) => each(95, "match", [0, 10], { form_id: 1302, use_date, ...year })),
  [15, { qs: ["EXAMPLE.jp", "ａ.sato"] }],
  ...each(15, "mail_status", [1, 2, 3, 4, 5], {}),
  [15, { qs: ["example.com"], mail_status: 1 }],
  ...each(110, "has_response", [1, 10, 11, 12], {}),
  ...each(110, "has_type", [1, 2, 11, 12], {}),
  [110, { has_response: 12, has_type: 2 }],
  ...each(70, "condition", [5, 10], { journey_id: 1401, journey_tag_id: 1003 }),
  ...each(115, "match", valueCodes, { query: "premium", context: { ...order, key: "order.category" } }),
  ...each(115, "match", comparisons, { query: "9900", context: order }),
  [
    120,
    {
      effects: [
        { type: 50, notify: [1] },
        { type: 50, notify: [] },
        { type: 20, memos: ["駐車場"] },
      ],
    },
  ],
];

const number = (match: number, query: number) => ({ common_var_id: 901, match, query });

/** Everybody meets these or nobody does: common information is the account's, and some things cannot be. */
export const rowsForAll: readonly (readonly [meetsAll: boolean, ...row: Row])[] = [
  [true, 77, number(10, 36)],
  [false, 77, number(10, 36.001)],
  [true, 77, number(11, 36)],
  [false, 77, number(11, 37)],
  [true, 77, number(12, 35)],
  [false, 77, number(12, 36)],
  [true, 77, number(13, 36)],
  [false, 77, number(13, 35)],
  [true, 77, number(14, 37)],
  [false, 77, number(14, 36)],
  [false, 77, { ...number(14, 36), common_var_id: 903 }],
  [false, 60, { use_group: 1, tag_group_id: 16, tag_or: 1 }],
  [true, 60, { use_group: 1, tag_group_id: 16, tag_or: 3 }],
  [false, 75, { ...spring, year_from: 2027, month_from: 1, month_to: 12 }],
  [false, 75, { ...atTheEnd, remaining_period_from: 1 }],
  [false, 75, { ...atTheStart, elapsed_period_from: 2, elapsed_period_scale: "year" }],
];
