import { useNow } from "../../kit/use-now.js";
import { tokyoDay } from "../../lib/dates/days.js";

/** The day in Japan by the server's clock, and the minutes since its midnight. */
export function useSalonNow(): { date: string; minutes: number } {
  const there = useNow();
  // Nine hours before Greenwich, all the year.
  const minutes = Math.floor(there / 60_000 + 9 * 60) % (24 * 60);
  return { date: tokyoDay(there), minutes };
}
