import { daysBetween, formatDay } from "../../lib/dates/days.js";
import { tokyoMoment } from "../../lib/dates/moments.js";
import type { FriendListWords } from "./messages.js";

/** When a message came, in few characters: the time today, then the day. The instant in milliseconds. */
export function messageTime(instant: number | null, today: string, words: FriendListWords): string {
  const moment = instant === null ? null : tokyoMoment(instant);
  if (moment === null) return "";
  const [day = "", time = ""] = moment.split(" ");
  const ago = daysBetween(day, today);
  if (ago === 0) return time;
  if (ago === 1) return words.yesterday;
  return formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? words.monthDay : words.olderDayFormat, []);
}
