import { useEffect, useState } from "react";
import { Progress } from "../../kit/Progress.js";
import { useCalendarWords } from "./use-calendar-words.js";
import { waitMs } from "./waits.js";

/** How long it takes until a calendar is read again. It is drawn each second by the clock, and read out by nobody. */
export function WaitProgress({ until }: { until: number }) {
  const own = useCalendarWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const ticks = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticks);
  }, []);
  const left = Math.min(Math.max(until - now, 0), waitMs);
  return <Progress label={own.preparing(Math.ceil(left / 1000))} done={1 - left / waitMs} />;
}
