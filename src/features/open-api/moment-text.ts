import { tokyoMoment } from "../../lib/dates/moments.js";
import { formatNearDay } from "../../lib/dates/near-day.js";
import type { OpenApiWords } from "./messages.js";

/** An instant as a clock in Japan shows it: "11月20日 9:05". Empty where there is none. */
export function shortMoment(instant: number | null, words: OpenApiWords): string {
  return write(instant, words.monthDay);
}

/** The same with its year. */
export function longMoment(instant: number | null, words: OpenApiWords): string {
  return write(instant, words.dayFormat);
}

/** With its seconds: "11月20日 9:05:07". */
export function exactMoment(instant: number | null, words: OpenApiWords): string {
  const text = shortMoment(instant, words);
  if (instant === null || text === "") return text;
  const seconds = Math.floor(instant / 1000) % 60;
  return `${text}:${String(seconds).padStart(2, "0")}`;
}

function write(instant: number | null, format: string): string {
  const moment = instant === null ? null : tokyoMoment(instant);
  if (moment === null) return "";
  const [day = "", time = ""] = moment.split(" ");
  const [hours = "", minutes = ""] = time.split(":");
  return `${formatNearDay(day, format, [])} ${Number(hours)}:${minutes}`;
}
