import { isBetween } from "../days.js";
import type { Meaning } from "../meaning.js";
import { hasSeveral, type Several } from "./several.js";

interface Landing {
  landing_ids: number[];
  landing_or: Several;
  use_date: 0 | 1 | 2;
  date_from: string | null;
  date_to: string | null;
  time_from: string | null;
  time_to: string | null;
}

/**
 * 85: by landing pages (`several.ts`). For `landing_or` 0 and 1 only arrivals in the range count: `use_date` 1 by day; 2 by
 * moment, a `null` time being 00:00 or 23:59, and a time without its date nothing. For 2 and 3 dates are ignored: who is
 * excluded is excluded whenever he came (rules: landing-condition). Left out: empty.
 */
export const byLanding: Meaning<Landing> = (condition) => {
  const { landing_ids, landing_or } = condition;
  if (landing_ids.length === 0) return null;
  const [from, to] = landing_or >= 2 ? [null, null] : momentsOf(condition);
  return ({ landings }) => {
    const counted = landings.filter(({ at }) => isBetween(at, from, to));
    return hasSeveral(
      counted.map(({ landing_id }) => landing_id),
      landing_ids,
      landing_or,
    );
  };
};

function momentsOf({ use_date, date_from, date_to, time_from, time_to }: Landing) {
  const moment = (day: string | null, time: string | null, whole: string) =>
    use_date === 0 || day === null ? null : `${day}T${(use_date === 2 && time) || whole}`;
  return [moment(date_from, time_from, "00:00"), moment(date_to, time_to, "23:59")] as const;
}
