import { useEffect, useState } from "react";
import { tokyoDay } from "../../lib/dates/days.js";

/** The day in Japan, and the minutes since its midnight; looked at again each half a minute. */
export function useNow(): { date: string; minutes: number } {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  // Nine hours before Greenwich, all the year.
  const minutes = Math.floor(now / 60_000 + 9 * 60) % (24 * 60);
  return { date: tokyoDay(now), minutes };
}
