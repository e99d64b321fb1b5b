import { useEffect, useState } from "react";
import { tokyoDay } from "../lib/dates/days.js";

/** So often what is shown of the time is looked at again, in milliseconds. */
const lookMs = 30_000;
/** A day ends fifteen hours after midnight in Greenwich. */
const dayMs = 24 * 60 * 60 * 1000;
const dayEndsAt = 15 * 60 * 60 * 1000;

/** Now, in milliseconds since 1970: looked at again each half a minute, at midnight in Japan, and where the page wakes up. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => followClock(() => setNow(Date.now())), []);
  return now;
}

/** The day in Japan, `YYYY-MM-DD`; drawn anew where it becomes another, also while nobody touches the page. */
export function useToday(): string {
  const [today, setToday] = useState(() => tokyoDay(Date.now()));
  useEffect(() => followClock(() => setToday(tokyoDay(Date.now()))), []);
  return today;
}

function followClock(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = Date.now();
    const untilMidnight = dayMs - ((now + dayMs - dayEndsAt) % dayMs);
    timer = setTimeout(turn, Math.min(lookMs, untilMidnight));
  };
  function turn(): void {
    look();
    wait();
  }
  const wake = () => {
    if (document.visibilityState === "visible") look();
  };
  // Between the first drawing and now it may have become another day.
  look();
  wait();
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("pageshow", wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("pageshow", wake);
  };
}
