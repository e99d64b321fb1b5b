import { tokyoMoment } from "../../lib/dates/moments.js";
import { formatNearDay } from "../../lib/dates/near-day.js";
import type { SalonWords } from "./messages.js";

/** An instant as a clock in Japan shows it: "11月20日 9:05"; `null` where there is none. */
export function momentText(
  instant: number | null,
  words: Pick<SalonWords, "monthDay" | "weekdays">,
): string | null {
  const moment = instant === null ? null : tokyoMoment(instant);
  if (moment === null) return null;
  const [day = "", time = ""] = moment.split(" ");
  const [hours = "", minutes = ""] = time.split(":");
  return `${formatNearDay(day, words.monthDay, words.weekdays)} ${Number(hours)}:${minutes}`;
}
