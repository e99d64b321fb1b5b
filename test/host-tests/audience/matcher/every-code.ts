/** Which codes there are, by type and field (actions-and-filters §3, §9). */
export const codes: Readonly<Record<number, Readonly<Record<string, readonly unknown[]>>>> = {
  11: { use_name: [0, 1], use_short_name: [0, 1], use_nickname: [0, 1] },
  60: { use_group: [0, 1], tag_or: [0, 1, 2, 3] },
  75: {
    match: [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 20, 30, 31],
    range_search: [0, 1],
    use_current_date: [0, 1],
    search_type: ["date", "month_day", "month", "day", null],
    elapsed_period_scale: ["year", "month", "day", null],
    remaining_period_scale: ["year", "month", "day", null],
  },
  41: { match: [0, 2, 3, 4, 5] },
  65: { use_group: [0, 1], match: [1, 2, 3, 4, 11, 12, 13, 14] },
  67: { matchType: ["some", "all"], reservationPhase: ["reserved", "notReserved", "neverReserved"] },
  77: { match: [10, 11, 12, 13, 14] },
  80: { tracker_or: [0, 1, 2, 3] },
  85: { landing_or: [0, 1, 2, 3], use_date: [0, 1, 2] },
  86: { use_meta_query: [0, 1] },
  90: { match: [0, 1, 10, 11], use_date: [0, 1, 2] },
  93: { match: [0, 2, 10, 12] },
  95: { match: [0, 10], use_date: [0, 1] },
  15: { mail_status: [0, 1, 2, 3, 4, 5] },
  110: { has_response: [0, 1, 10, 11, 12], has_type: [0, 1, 2, 11, 12] },
  70: { condition: [5, 10] },
  115: { match: [0, 1, 2, 3, 4, 5, 10, 11, 12, 13] },
};

/** Each code as one text, for naming what is not covered. */
export const everyCode: readonly string[] = Object.entries(codes).flatMap(([type, fields]) =>
  Object.entries(fields).flatMap(([field, values]) => values.map((value) => `${type} ${field} ${value}`)),
);

/** The codes that a condition, or those in an or-panel, have. */
export function codesIn(condition: { readonly type: number }): string[] {
  const fields = condition as unknown as Readonly<Record<string, unknown>>;
  if (condition.type === 120) return (fields.effects as { type: number }[]).flatMap(codesIn);
  return Object.keys(codes[condition.type] ?? {})
    .filter((field) => fields[field] !== undefined)
    .map((field) => `${condition.type} ${field} ${fields[field]}`);
}
