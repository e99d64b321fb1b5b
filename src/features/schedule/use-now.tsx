import { useEffect, useState } from "react";
import { useQuery } from "../../collection/index.js";
import { tokyoDay } from "../../lib/dates/days.js";
import { useSchedule } from "./schedule-context.js";

/** The day in Japan by the server's clock, and the minutes since its midnight; looked at again each half a minute. */
export function useNow(): { date: string; minutes: number } {
  const { actions } = useSchedule();
  const offset = useQuery(actions.queries().clock).data ?? 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const there = now + offset;
  // Nine hours before Greenwich, all the year.
  const minutes = Math.floor(there / 60_000 + 9 * 60) % (24 * 60);
  return { date: tokyoDay(there), minutes };
}
