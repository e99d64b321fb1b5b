import type { Channel } from "../../../api/notifications.js";
import { readInstant, tokyoMoment } from "../../../lib/dates/moments.js";
import { formatNearDay } from "../../../lib/dates/near-day.js";
import { formatTime } from "../../../lib/dates/times.js";
import { minutesOf } from "../hours/clock.js";
import type { NotificationWords } from "../messages.js";

/** When a channel worked or failed last, by the clock in Japan. */
export function lastResultText({ last_result: last }: Channel, words: NotificationWords): string {
  if (last === null) return words.neverSent;
  const instant = readInstant(last.at);
  const moment = instant === null ? null : tokyoMoment(instant);
  // A text that is no moment is shown as it came.
  const momentWords = moment === null ? last.at : momentText(moment, words.momentFormat, words);
  return last.ok ? words.sentOn(momentWords) : words.failedOn(momentWords, last.message);
}

/** A moment as operators read it: the day by `format`, and the time. */
export function momentText(moment: string, format: string, words: NotificationWords): string {
  return `${formatNearDay(moment.slice(0, 10), format, words.weekdays)}${formatTime(minutesOf(moment))}`;
}
