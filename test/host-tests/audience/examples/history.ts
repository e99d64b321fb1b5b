import { byPairs, type Examples, examples } from "./examples.js";

const arrival = (landing_id: number, at: string, m1 = "", m2 = "", m3 = "") => ({
  landing_id,
  at,
  m1,
  m2,
  m3,
});
const meta = (m1: string[], m2: string[] = [], m3: string[] = []) => ({
  landing_id: 1203,
  use_meta_query: 1,
  meta_query: { m1, m2, m3 },
});
const reminder = (is_current: boolean, origin_date: string, origin_time = "10:00") => ({
  episode_id: 701,
  is_current,
  origin_date,
  origin_time,
});
const address = { mail: { address: "a@example.com", status: 1 as const } };

/** Conditions on what a friend has done, or what was done with him, and on the account. */
export const historyExamples: readonly Examples[] = [
  examples(
    "scenario",
    41,
    [
      { scenarios: [{ scenario_id: 501, state: "subscribed", sent_day: 5 }] },
      { scenarios: [{ scenario_id: 501, state: "finished", sent_day: 7 }] },
      { scenarios: [{ scenario_id: 501, state: "stopped", sent_day: null }] },
      { scenarios: [{ scenario_id: 502, state: "subscribed", sent_day: 9 }] },
    ],
    [
      [{ group_id: 501 }, [1]],
      [{ group_id: 501, match: 3 }, [2, 3, 4]],
      [{ group_id: 501, match: 4 }, [2]],
      [{ group_id: 501, match: 5 }, [1, 3, 4]],
      [{ group_id: 501, match: 2, date: 5 }, [1, 2]],
      [{ group_id: 501, match: 2, date: 6 }, [2]],
      [{ group_id: 501, match: 2, date: 0 }, [1, 2]],
    ],
    byPairs("match", [
      [0, 3],
      [4, 5],
    ]),
  ),
  examples(
    "event reservation",
    65,
    [
      { event_reservations: [{ slot_id: 801, status: 1 }] },
      {
        event_reservations: [
          { slot_id: 801, status: 2 },
          { slot_id: 803, status: 1 },
        ],
      },
      {},
    ],
    [
      [{ event_slot_id: 801 }, [1]],
      [{ event_slot_id: 801, match: 2 }, [2]],
      [{ event_slot_id: 801, match: 3 }, []],
      [{ event_slot_id: 801, match: 11 }, [2, 3]],
      [{ event_slot_id: 801, match: 14 }, [1, 2, 3]],
      [{ use_group: 1, event_slot_group_id: 82 }, [2]],
      [{ use_group: 1, event_slot_group_id: 82, match: 11 }, [1, 3]],
      [{ use_group: 1, event_slot_id: 801 }, null],
    ],
    byPairs("match", [
      [1, 11],
      [2, 12],
      [3, 13],
      [4, 14],
    ]),
  ),
  examples(
    "common information",
    77,
    [{}, {}],
    [
      [{ common_var_id: 901, match: 10, query: 36 }, [1, 2]],
      [{ common_var_id: 901, match: 11, query: 36 }, [1, 2]],
      [{ common_var_id: 901, match: 12, query: 36 }, []],
      [{ common_var_id: 901, match: 13, query: 36 }, [1, 2]],
      [{ common_var_id: 901, match: 14, query: 36 }, []],
      [{ common_var_id: 901, match: 14, query: 36.001 }, [1, 2]],
      [{ common_var_id: 903, query: 0 }, []],
      [{ common_var_id: 906, query: 0 }, []],
      [{ common_var_id: 901, query: null }, null],
    ],
  ),
  examples(
    "conversions",
    80,
    [{ tracker_ids: [1101, 1102] }, { tracker_ids: [1101] }, {}],
    [
      [{ tracker_ids: [1101, 1102] }, [1, 2]],
      [{ tracker_ids: [1101, 1102], tracker_or: 1 }, [1]],
      [{ tracker_ids: [1101, 1102], tracker_or: 2 }, [3]],
      [{ tracker_ids: [1101, 1102], tracker_or: 3 }, [2, 3]],
    ],
    byPairs("tracker_or", [
      [0, 2],
      [1, 3],
    ]),
  ),
  examples(
    "landing pages",
    85,
    [
      {
        landings: [
          arrival(1201, "2026-05-01T08:59"),
          arrival(1201, "2026-05-01T08:58"),
          arrival(1202, "2026-06-01T12:00"),
        ],
      },
      { landings: [arrival(1201, "2026-05-31T18:00")] },
      {},
    ],
    [
      [{ landing_ids: [1201] }, [1, 2]],
      [{ landing_ids: [1201, 1202], landing_or: 1 }, [1]],
      [{ landing_ids: [1201], use_date: 1, date_from: "2026-05-02", date_to: "2026-05-31" }, [2]],
      [{ landing_ids: [1201], use_date: 1, date_from: "2026-05-01", time_from: "09:00" }, [1, 2]],
      [{ landing_ids: [1201], use_date: 2, date_from: "2026-05-01", time_from: "09:00" }, [2]],
      [{ landing_ids: [1201], use_date: 2, date_to: "2026-05-31", time_to: "17:59" }, [1]],
      [{ landing_ids: [1201], use_date: 2, date_to: "2026-05-31" }, [1, 2]],
      [{ landing_ids: [1201], use_date: 2, time_from: "09:00" }, [1, 2]],
      [{ landing_ids: [1201, 1202], landing_or: 1, use_date: 1, date_from: "2026-05-31" }, []],
      [{ landing_ids: [1201], landing_or: 2, use_date: 1, date_from: "2027-01-01" }, [3]],
      [{ landing_ids: [1201, 1202], landing_or: 3 }, [2, 3]],
    ],
    byPairs(
      "landing_or",
      [
        [0, 2],
        [1, 3],
      ],
      { use_date: 0 },
    ),
  ),
  examples(
    "landing details",
    86,
    [
      {
        landings: [
          arrival(1203, "2026-05-01T08:59", "spring", "", "tokyo"),
          arrival(1203, "2026-05-02T08:59", "autumn", "", "osaka"),
        ],
      },
      { landings: [arrival(1203, "2026-05-01T08:59")] },
      { landings: [arrival(1204, "2026-05-01T08:59", "spring")] },
    ],
    [
      [{ landing_id: 1203 }, [1, 2]],
      [meta(["spring"]), [1]],
      [meta(["Spring", "spr"]), []],
      [meta(["spring"], [], ["osaka"]), []],
      [meta(["spring"], [], ["osaka", "tokyo"]), [1]],
      [meta([]), [1, 2]],
      [{ landing_id: 1203, use_meta_query: 1 }, [1, 2]],
    ],
  ),
  examples(
    "reminders",
    90,
    [
      { reminders: [reminder(true, "2026-12-10")] },
      { reminders: [reminder(false, "2026-12-10", "18:30")] },
      { reminders: [{ ...reminder(true, "2026-12-10"), episode_id: 702 }] },
    ],
    [
      [{ episode_id: 701 }, [1]],
      [{ episode_id: 701, match: 1 }, [1, 2]],
      [{ episode_id: 701, match: 10 }, [2, 3]],
      [{ episode_id: 701, match: 11 }, [3]],
      [{ episode_id: 701, match: 1, use_date: 1, origin_from: "2026-12-11" }, []],
      [{ episode_id: 701, match: 11, use_date: 1, origin_to: "2026-12-09" }, [1, 2, 3]],
      [{ episode_id: 701, match: 1, use_date: 2, origin_date: "2026-12-10", origin_time: "18:30" }, [2]],
      [{ episode_id: 701, match: 1, use_date: 2, origin_date: "2026-12-10", origin_time: null }, [1, 2]],
      [{ episode_id: 701, match: 1, use_date: 2 }, [1, 2]],
      [{ episode_id: 701, match: 1, use_date: 1 }, [1, 2]],
    ],
    byPairs("match", [
      [0, 10],
      [1, 11],
    ]),
  ),
  examples(
    "rich menu",
    93,
    [{ richmenu_id: 601 }, { richmenu_id: 602 }, {}],
    [
      [{ richmenu_id: 601 }, [1]],
      [{ richmenu_id: 601, match: 10 }, [2, 3]],
      [{ match: 2 }, [1, 2]],
      [{ match: 12 }, [3]],
      [{ match: 10 }, null],
    ],
    byPairs("match", [
      [0, 10],
      [2, 12],
    ]),
  ),
  examples(
    "forms",
    95,
    [
      { forms: [{ form_id: 1301, answered_on: "2026-01-31" }] },
      { forms: [{ form_id: 1302, answered_on: "2026-01-31" }] },
    ],
    [
      [{ form_id: 1301 }, [1]],
      [{ form_id: 1301, match: 10 }, [2]],
      [{ form_id: 1301, use_date: 1, date_from: "2026-01-31", date_to: "2026-01-31" }, [1]],
      [{ form_id: 1301, match: 10, use_date: 1, date_from: "2026-02-01" }, [1, 2]],
      [{ form_id: 1301, date_from: "2026-02-01" }, [1]],
      [{ form_id: 1301, use_date: 1 }, [1]],
    ],
    byPairs("match", [[0, 10]]),
  ),
  examples(
    "mail",
    15,
    [
      { mail: { address: "A.Sato@example.com", status: 1 } },
      { mail: { address: "b@example.jp", status: 4 } },
      {},
    ],
    [
      [{ qs: ["a.sato@"] }, [1]],
      [{ qs: ["example.com", "b@"] }, [1, 2]],
      [{ qs: ["example"], mail_status: 4 }, [2]],
      [{ mail_status: 3 }, [3]],
      [{ qs: [""], mail_status: 1 }, [1]],
      [{ qs: [" "] }, null],
    ],
  ),
  examples(
    "other",
    110,
    [
      { last_reaction_on: "2026-01-01", has_sent_message: true, has_pressed_button: true, ...address },
      { last_reaction_on: "2026-01-01", has_pressed_button: true },
      { is_on_chat: false, ...address },
    ],
    [
      [{ has_response: 1 }, [1, 2]],
      [{ has_response: 10 }, [3]],
      [{ has_response: 11 }, [2]],
      [{ has_response: 12 }, [1]],
      [{ has_type: 1 }, [1, 2]],
      [{ has_type: 11 }, [2]],
      [{ has_type: 2 }, [1, 3]],
      [{ has_type: 12 }, [3]],
      [{ has_response: 10, has_type: 1 }, []],
    ],
    byPairs("has_response", [[1, 10]], { has_type: 0 }),
  ),
  examples(
    "journey",
    70,
    [{ phase_ids: [1001, 1002] }, {}],
    [
      [{ journey_tag_id: 1002 }, [1]],
      [{ journey_tag_id: 1002, condition: 10 }, [2]],
      [{ journey_tag_id: 1003 }, []],
      [{ journey_id: 1401 }, null],
    ],
    byPairs("condition", [[5, 10]]),
  ),
  examples(
    "one scenario twice",
    41,
    [
      {
        scenarios: [
          { scenario_id: 501, state: "stopped", sent_day: 5 },
          { scenario_id: 501, state: "subscribed", sent_day: null },
        ],
      },
    ],
    [
      [{ group_id: 501 }, [1]],
      [{ group_id: 501, match: 2, date: 5 }, [1]],
    ],
  ),
  examples(
    "one slot reserved and canceled",
    65,
    [
      {
        event_reservations: [
          { slot_id: 801, status: 1 },
          { slot_id: 801, status: 2 },
        ],
      },
    ],
    [
      [{ event_slot_id: 801, match: 2 }, [1]],
      [{ event_slot_id: 801, match: 11 }, []],
    ],
  ),
  examples(
    "one reminder twice",
    90,
    [{ reminders: [reminder(false, "2026-12-01"), reminder(true, "2026-12-31", "18:30")] }],
    [
      [{ episode_id: 701, use_date: 2, origin_date: "2026-12-01" }, []],
      [{ episode_id: 701, use_date: 2, origin_date: "2026-12-31", origin_time: "18:30" }, [1]],
      [{ episode_id: 701, match: 1, use_date: 2, origin_date: "2026-12-01" }, [1]],
    ],
  ),
  examples(
    "a button pressed without a day",
    110,
    [{ has_pressed_button: true }],
    [
      [{ has_response: 10 }, [1]],
      [{ has_response: 11 }, [1]],
    ],
  ),
  examples(
    "odd letters of an address",
    15,
    [{ mail: { address: "Ａ+b%_@EXAMPLE.com", status: 5 } }],
    [
      [{ qs: ["a+b%_@example"] }, [1]],
      [{ mail_status: 5 }, [1]],
      [{ mail_status: 2 }, []],
    ],
  ),
];
