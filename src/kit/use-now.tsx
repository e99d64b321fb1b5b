import { useEffect, useState } from "react";
import { tokyoDay } from "../lib/dates/days.js";
import { onServerClock, serverNow } from "../lib/dates/server-clock.js";

/** So often what is shown of the time is looked at again, in milliseconds. */
const lookMs = 30_000;
/** A day ends fifteen hours after midnight in Greenwich. */
const dayMs = 24 * 60 * 60 * 1000;
const dayEndsAt = 15 * 60 * 60 * 1000;

/** Now by the server's clock, in milliseconds since 1970: looked at again each half a minute, at midnight in Japan, and where the page wakes up. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => followClock(() => setNow(serverNow())), []);
  return now;
}

/** The day in Japan, `YYYY-MM-DD`; drawn anew where it becomes another, also while nobody touches the page. */
export function useToday(): string {
  const [today, setToday] = useState(() => tokyoDay(serverNow()));
  useEffect(() => followClock(() => setToday(tokyoDay(serverNow()))), []);
  return today;
}

function followClock(onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = serverNow();
    const untilMidnight = dayMs - ((now + dayMs - dayEndsAt) % dayMs);
    timer = setTimeout(tick, Math.min(lookMs, untilMidnight));
  };
  function tick(): void {
    onTick();
    wait();
  }
  // It turned out that the machine's clock is wrong: midnight is at another time.
  const endClock = onServerClock(() => {
    clearTimeout(timer);
    tick();
  });
  const wake = () => {
    if (document.visibilityState === "visible") onTick();
  };
  // Between the first drawing and now it may have become another day.
  onTick();
  wait();
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("pageshow", wake);
  return () => {
    clearTimeout(timer);
    endClock();
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("pageshow", wake);
  };
}
