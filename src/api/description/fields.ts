import * as v from "valibot";

/* What a server should write. Objects are loose: a server may always say more (rules: servers-may-say-more). */

/** Ids are positive whole numbers that JavaScript holds exactly (rules: ids-above-zero). */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
export const noId = v.nullable(id);
export const whole = v.pipe(v.number(), v.integer());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const text = v.string();
export const noText = v.nullable(text);
/** One of these, or another, which is shown as it is and goes back so (rules: servers-may-say-more). */
export const known = (names: readonly string[]) => v.union([v.picklist(names), text]);
/** 0 or 1, of the few that are no booleans (rules: flags-in-three-spellings). */
export const bit = v.picklist([0, 1]);

/** `YYYY-MM-DD` of the clock in Asia/Tokyo (rules: clock-in-tokyo). */
export const day = v.pipe(
  v.string(),
  v.regex(
    /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$|^20\d\d-(0[13-9]|1[0-2])-(29|30)$|^20\d\d-(0[13578]|1[02])-31$|^20\d\d-02-29$/,
  ),
);
/** `HH:mm` of the clock in Asia/Tokyo. */
export const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** ISO 8601 with an offset. */
export const instant = v.pipe(
  v.string(),
  v.regex(
    /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8]|29|30|31)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/,
  ),
);

/** From an opening to a closing. */
export const span = v.looseObject({ from: clock, to: clock });

/** Pages by number (rules: pages-by-number). */
export const pagination = v.looseObject({
  current_page: id,
  last_page: id,
  per_page: id,
  total: count,
});

/** A friend as lists name one. */
export const memberLite = v.looseObject({ id, name: text, icon_url: noText });

/** Entries of an order, and their sort keys (rules: whole-order). */
export const ordered = v.array(v.looseObject({ id, order: id }));
/** The complete list of ids of an order. */
export const ids = v.array(id);

/** How texts of a form look. */
export const samples = { instant: "2026-03-25T09:30:00+09:00", day: "2026-03-25", clock: "09:30" } as const;

/** Which of these forms an expression asks of a text; `null` for another. */
export function textForm(requirement: unknown): keyof typeof samples | null {
  if (!(requirement instanceof RegExp)) return null;
  const names = Object.keys(samples) as (keyof typeof samples)[];
  return names.find((name) => requirement.test(samples[name])) ?? null;
}
