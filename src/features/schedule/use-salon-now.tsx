import { useQuery } from "../../collection/index.js";
import { useNow } from "../../kit/use-now.js";
import { tokyoDay } from "../../lib/dates/days.js";
import { useSchedule } from "./schedule-context.js";

/** The day in Japan by the server's clock, and the minutes since its midnight. */
export function useSalonNow(): { date: string; minutes: number } {
  const { actions } = useSchedule();
  const offset = useQuery(actions.queries().clock).data ?? 0;
  const there = useNow() + offset;
  // Nine hours before Greenwich, all the year.
  const minutes = Math.floor(there / 60_000 + 9 * 60) % (24 * 60);
  return { date: tokyoDay(there), minutes };
}
