import { parseTime, parseTimes } from "../../../lib/dates/written-times.js";
import { writeClock, writeEnd } from "./timing.js";

const dayEnd = 24 * 60;

/** Times of a row that a pasted text gives: of both, or of the one that it was pasted into; `null` if it is no time. */
export function timesToPaste(edge: "from" | "to", text: string): { from?: string; to?: string } | null {
  const both = parseTimes(text);
  if (both && both.start < dayEnd)
    return { from: writeClock(both.start), to: writeEnd(both.end === 0 ? dayEnd : both.end) };
  const time = parseTime(text);
  if (time === null) return null;
  if (edge === "to") return { to: writeEnd(time === 0 ? dayEnd : time) };
  return time === dayEnd ? null : { from: writeClock(time) };
}
