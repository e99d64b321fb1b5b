import * as v from "valibot";
import { chosenId, conditionSchema } from "../definition.js";
import { storedFlag } from "../parts/flag.js";
import { FriendInfoMatch } from "./match.js";

/** Part by which the date of today is compared. */
export const SearchType = { date: "date", monthDay: "month_day", month: "month", day: "day" } as const;
export type SearchType = (typeof SearchType)[keyof typeof SearchType];

const flag = v.exactOptional(v.nullable(storedFlag));
const figure = v.exactOptional(v.nullable(v.union([v.number(), v.string()])));
const scale = v.exactOptional(v.nullable(v.picklist(["year", "month", "day"])));

/** Schema of conditions that can be edited; hosts may write figures as text and flags as booleans. */
export const friendInfoSchema = conditionSchema(75, {
  var_id: v.exactOptional(chosenId),
  match: v.exactOptional(v.picklist(Object.values(FriendInfoMatch))),
  query: figure,
  range_search: flag,
  use_current_date: flag,
  search_type: v.exactOptional(v.nullable(v.picklist(Object.values(SearchType)))),
  year_from: figure,
  month_from: figure,
  day_from: figure,
  year_to: figure,
  month_to: figure,
  day_to: figure,
  elapsed_period_from: figure,
  elapsed_period_to: figure,
  elapsed_period_scale: scale,
  remaining_period_from: figure,
  remaining_period_to: figure,
  remaining_period_scale: scale,
  search_base_year: figure,
  search_base_month: figure,
  search_base_day: figure,
});

/** Friends by what is kept about them under a variable. Which fields are there depends on `match`. */
export type FriendInfoCondition = v.InferOutput<typeof friendInfoSchema>;

/** Query as it is sent: a text, whatever it was stored as (rules: queries-become-text). */
export function queryText({ query }: FriendInfoCondition): string {
  return String(query ?? "");
}
