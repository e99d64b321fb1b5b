/*
 * The present as the server has it: what is over by its data is judged by its clock, and not by that of the operator's
 * machine. One clock for all elements of a page, so it is kept here, beside what reads it; until an answer has said the
 * time it is the machine's.
 */

const page = { offset: 0, listeners: new Set<() => void>() };

/** So far two clocks may differ before it counts: an answer is on its way for a while. In milliseconds. */
const tolerance = 60_000;

/** Now, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + page.offset;
}

/** By how much the server's clock is ahead of this machine's, in milliseconds; 0 where they agree. */
export function serverAhead(): number {
  return page.offset;
}

/** An answer that was written just now has said the time. */
export function hearServerTime(time: number): void {
  const offset = clockOffset(page.offset, time - Date.now());
  if (offset === page.offset) return;
  page.offset = offset;
  for (const listener of page.listeners) listener();
}

/** Calls back whenever the clock turns out to be another one; gives what ends that. */
export function onServerClock(listener: () => void): () => void {
  page.listeners.add(listener);
  return () => page.listeners.delete(listener);
}

/** Server time in the headers of an answer; `null` where there is none, and for an answer that may have lain in a cache. */
export function timeOfAnswer(headers: Headers): number | null {
  const time = new Date(headers.get("Date") ?? "").getTime();
  const mayBeOld =
    Number(headers.get("Age") ?? 0) > 0 || /max-age=0*[1-9]/i.test(headers.get("Cache-Control") ?? "");
  return Number.isNaN(time) || mayBeOld ? null : time;
}

/** By how much a server's clock is ahead, after it was heard again: the same as before where hardly anything has changed. */
export function clockOffset(before: number, heard: number): number {
  const now = Math.abs(heard) < tolerance ? 0 : heard;
  return Math.abs(now - before) < tolerance ? before : now;
}

/** Minutes by which a machine's clock is wrong, where that is worth a word; else 0. */
export function clockError(offset: number): number {
  const minutes = Math.round(offset / 60_000);
  return Math.abs(minutes) < 5 ? 0 : minutes;
}
