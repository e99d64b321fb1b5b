import { byPairs, type Examples, examples } from "./examples.js";

const variable = (...values: string[]) => ({ variables: values.map((value) => ({ var_id: 201, value })) });
const from = (year: number | null, month: number | null, day: number | null) => ({
  year_from: year,
  month_from: month,
  day_from: day,
});
const to = (year: number | null, month: number | null, day: number | null) => ({
  year_to: year,
  month_to: month,
  day_to: day,
});
const range = { var_id: 201, match: 20, range_search: 1 };
const current = { var_id: 201, match: 20, use_current_date: 1 };
const elapsed = (least: number | null, most: number | null, scale?: string) => ({
  var_id: 201,
  match: 30,
  elapsed_period_from: least,
  elapsed_period_to: most,
  elapsed_period_scale: scale,
});
const remaining = (least: number | null, most: number | null, scale?: string) => ({
  var_id: 201,
  match: 31,
  remaining_period_from: least,
  remaining_period_to: most,
  remaining_period_scale: scale,
});
const base = { search_base_year: 2026, search_base_month: 3, search_base_day: 31 };
const firstDay = { search_base_year: 1, search_base_month: 1, search_base_day: 1 };
const lastDay = { search_base_year: 9999, search_base_month: 12, search_base_day: 31 };

const brought = (event: string, key: string, ...values: string[]) =>
  values.map((value) => ({ event, key, value }));
const called = (event: string | null, key: string | null) => {
  return { category: "open_api", event, event_label: null, key, key_label: null, format: null };
};
const asked = (more: object) => ({
  context: called("order.created", "order.category"),
  ...more,
});

/** Conditions on values that were registered or brought. */
export const valueExamples: readonly Examples[] = [
  examples(
    "texts of a variable",
    75,
    [
      variable("ゴールド"),
      variable("ゴールド（法人）"),
      variable("100"),
      variable("99.5"),
      { variables: [{ var_id: 204, value: "2041", label: "佐々木" }] },
      {},
    ],
    [
      [{ var_id: 201, match: 0, query: "ゴールド" }, [1]],
      [{ var_id: 201, match: 1, query: "ゴールド" }, [1, 2]],
      [{ var_id: 201, match: 4, query: "ゴールド" }, [2, 3, 4, 5, 6]],
      [{ var_id: 201, match: 5, query: "ゴールド" }, [3, 4, 5, 6]],
      [{ var_id: 201, match: 3 }, [1, 2, 3, 4]],
      [{ var_id: 201, match: 2 }, [5, 6]],
      [{ var_id: 201, match: 10, query: "100" }, [3]],
      [{ var_id: 201, match: 11, query: "99.5" }, [3]],
      [{ var_id: 201, match: 12, query: "99.5" }, [4]],
      [{ var_id: 201, match: 13, query: "1e3" }, [3, 4]],
      [{ var_id: 201, match: 1, query: "0" }, [3]],
      [{ var_id: 204, match: 0, query: "2041" }, [5]],
      [{ var_id: 204, match: 0, query: "佐々木" }, [5]],
      [{ var_id: 204, match: 4, query: "佐々木" }, [1, 2, 3, 4, 6]],
      [{ var_id: 211, match: 2 }, [1, 2, 3, 4, 5, 6]],
      [{ var_id: 201, match: 0, query: " " }, null],
      [{ var_id: 201, match: 10, query: "" }, null],
      [{ var_id: 201, match: 10, query: "x" }, null],
      [{ match: 3 }, null],
    ],
    byPairs("match", [
      [2, 3],
      [0, 4],
      [1, 5],
    ]),
  ),
  examples(
    "dates of a variable by their parts; today is 2026-11-21",
    75,
    [
      variable("2026-11-21"),
      variable("1990-11-21"),
      variable("2026-12-05"),
      variable("2025-01-21"),
      variable("x"),
      {},
    ],
    [
      [{ var_id: 201, match: 20, ...from(2026, 11, 21) }, [1]],
      [{ var_id: 201, match: 20, range_search: 0, use_current_date: 0, ...from(null, 11, null) }, [1, 2]],
      [{ var_id: 201, match: 20, ...from(2026, null, null) }, [1, 3]],
      [{ var_id: 201, match: 20, ...from(null, null, 21) }, [1, 2, 4]],
      [{ var_id: 201, match: 20, ...from(2026, null, 21) }, null],
      [{ var_id: 201, match: 20, ...from(null, null, null) }, null],
      [{ var_id: 201, match: 20, query: "x" }, null],
      [{ ...current, search_type: "date" }, [1]],
      [current, [1]],
      [{ ...current, search_type: "month_day" }, [1, 2]],
      [{ ...current, search_type: "month" }, [1, 2]],
      [{ ...current, search_type: "day" }, [1, 2, 4]],
      [{ ...range, ...from(2026, 1, 1), ...to(2026, 11, 21) }, [1]],
      [{ ...range, ...from(1990, null, null), ...to(2025, null, null) }, [2, 4]],
      [{ ...range, ...from(null, 11, 1), ...to(null, 11, 30) }, [1, 2]],
      [{ ...range, ...from(null, 12, null), ...to(null, 1, null) }, [3, 4]],
      [{ ...range, ...from(null, null, 21), ...to(null, null, 5) }, [1, 2, 3, 4]],
      [{ ...range, ...from(null, null, 22), ...to(null, null, 4) }, []],
      [{ ...range, ...from(2027, 1, 1), ...to(2026, 1, 1) }, []],
      [{ ...range, ...from(2026, 1, 1) }, null],
      [{ ...range, ...from(2026, null, null), ...to(null, 1, null) }, null],
      [{ ...range, ...from(2026, null, 1), ...to(2026, null, 2) }, null],
      [{ ...range, use_current_date: 1, ...from(2026, null, null), ...to(2026, null, null) }, [1, 3]],
    ],
    byPairs("match", [
      [2, 3],
      [0, 4],
      [1, 5],
    ]),
  ),
  examples(
    "periods of a variable; today is 2026-11-21",
    75,
    [
      variable("2026-11-21"),
      variable("2026-11-20"),
      variable("2026-10-21"),
      variable("2026-12-21"),
      variable("2026-02-28"),
      variable("2028-11-21"),
    ],
    [
      [elapsed(0, 0), [1]],
      [elapsed(1, 1, "day"), [2]],
      [elapsed(1, 1, "month"), [3]],
      [elapsed(1, null, "month"), [3, 5]],
      [elapsed(null, 1, "month"), [1, 2, 3]],
      [elapsed(2, 1, "month"), []],
      [elapsed(null, null, "month"), null],
      [{ ...elapsed(1, 1, "month"), ...base }, [5]],
      [{ ...elapsed(0, 1, "month"), ...base, search_base_day: null }, [1, 2, 3]],
      [remaining(0, 30), [1, 4]],
      [remaining(30, 30, "day"), [4]],
      [remaining(1, 1, "month"), [4]],
      [remaining(2, 2, "year"), [6]],
      [remaining(1, null, "day"), [4, 6]],
      [remaining(null, null), null],
    ],
    byPairs("match", [
      [2, 3],
      [0, 4],
      [1, 5],
    ]),
  ),
  examples(
    "external data",
    115,
    [
      { external_values: brought("order.created", "order.category", "premium", "gift") },
      { external_values: brought("order.created", "order.category", "premium-refill") },
      { external_values: brought("order.created", "order.category", "12") },
      { external_values: brought("order.canceled", "order.category", "premium") },
      { external_values: brought("order.created", "order.total", "premium") },
    ],
    [
      [asked({ match: 0, query: "premium" }), [1]],
      [asked({ match: 1, query: "premium" }), [1, 2]],
      [asked({ match: 3 }), [1, 2, 3]],
      [asked({ match: 2 }), [4, 5]],
      [asked({ match: 4, query: "premium" }), [2, 3, 4, 5]],
      [asked({ match: 5, query: "premium" }), [3, 4, 5]],
      [asked({ match: 10, query: "12" }), [3]],
      [asked({ match: 11, query: "12" }), []],
      [asked({ match: 12, query: "12" }), [3]],
      [asked({ match: 13, query: "12" }), []],
      [asked({ match: 0, query: "" }), null],
      [{ match: 3, context: called("order.created", null) }, null],
    ],
    byPairs("match", [
      [2, 3],
      [0, 4],
      [1, 5],
    ]),
  ),
  examples(
    "texts that are numbers, and others",
    75,
    [
      variable("0x10"),
      variable(" 12 "),
      variable("１２"),
      variable("1e400"),
      variable(""),
      variable("12abc", "8"),
      variable("half \ud83c"),
      variable("-0"),
    ],
    [
      [{ var_id: 201, match: 3 }, [1, 2, 3, 4, 5, 6, 7, 8]],
      [{ var_id: 201, match: 0, query: " 12 " }, [2]],
      [{ var_id: 201, match: 0, query: "16" }, []],
      [{ var_id: 201, match: 1, query: "\ud83c" }, [7]],
      [{ var_id: 201, match: 10, query: "12" }, [1, 2]],
      [{ var_id: 201, match: 12, query: " 0x10 " }, [1, 2, 6, 8]],
      [{ var_id: 201, match: 10, query: "１２" }, null],
    ],
  ),
  examples(
    "odd days",
    75,
    [
      variable("2026-02-28T23:59"),
      variable("2026/02/28"),
      variable(" 2026-02-28"),
      variable("2026-12-31", "2026-01-01"),
      variable("0001-01-01", "9999-12-31"),
      variable("2024-02-29"),
    ],
    [
      [{ var_id: 201, match: 20, ...from(2026, 2, 28) }, [1]],
      [{ var_id: 201, match: 20, ...from(null, 1, null) }, [4, 5]],
      [{ ...remaining(null, 100, "year"), ...lastDay }, [5]],
      [{ ...remaining(1, null), ...lastDay }, []],
      [{ ...elapsed(null, 100, "year"), ...firstDay }, [5]],
      [{ ...elapsed(2, null, "year"), ...firstDay }, []],
      [{ ...elapsed(1, null), ...firstDay, search_base_year: 50 }, [5]],
      [{ ...elapsed(1, 1, "month"), search_base_year: 2024, search_base_month: 3, search_base_day: 31 }, [6]],
      [{ ...elapsed(4, 4, "year"), search_base_year: 2028, search_base_month: 2, search_base_day: 29 }, [6]],
    ],
  ),
];
