import { between, type Compile } from "../query.js";
import { chosenIds, wantingSeveral } from "./several.js";

export const byLanding: Compile = (condition) => {
  const chosen = chosenIds(condition.landing_ids);
  if (!chosen) return undefined;
  const arrivals = { table: "friend_landing", column: "landing_id" };
  // Who is excluded is excluded whenever he came (actions-and-filters §4).
  const range = condition.landing_or === 0 || condition.landing_or === 1 ? rangeOf(condition) : undefined;
  return wantingSeveral(condition.landing_or, { ...arrivals, ...range }, chosen);
};

function rangeOf({ use_date, date_from, date_to, time_from, time_to }: Readonly<Record<string, unknown>>) {
  if (use_date !== 1 && use_date !== 2) return undefined;
  const exact = use_date === 2;
  const from = typeof date_from === "string" ? `${date_from}T${(exact && time_from) || "00:00"}` : undefined;
  const to = typeof date_to === "string" ? `${date_to}T${(exact && time_to) || "23:59"}` : undefined;
  return between("at", from, to);
}
