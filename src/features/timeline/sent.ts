import type { Message } from "../../api/timeline.js";
import { readInstant, tokyoMoment } from "../../lib/dates/moments.js";

/** When a message was sent, as a clock in Japan tells it. */
export interface SentTime {
  /** `HH:mm`, or empty where nobody says when. */
  readonly time: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string;
  /** It is the first of its day, so that day stands before it. */
  readonly beginsDay: boolean;
}

/** Told for a message that is drawn, of those in the order in which they are shown: for all of thousands it would take long. */
export function sentTime(messages: readonly Message[], at: number): SentTime {
  const [day, time] = dayAndTime(messages[at]);
  return { time, day, beginsDay: day !== "" && day !== dayAndTime(messages[at - 1])[0] };
}

function dayAndTime(message: Message | undefined): readonly [day: string, time: string] {
  const moment = message && message.timestamp !== 0 ? (tokyoMoment(message.timestamp) ?? "") : "";
  return [moment.slice(0, 10), moment.slice(11)];
}

/**
 * The message at which one begins to read a day: of those in the order in which they are shown the first of that day, or of
 * the nearest day before it. `null` where nothing that old is there.
 */
export function firstOfDay(messages: readonly Message[], day: string): Message | null {
  const end = startOfDay(day) + dayLength;
  let nearest: Message | null = null;
  for (const each of messages) {
    const isUpTo = each.timestamp !== 0 && each.timestamp < end;
    if (isUpTo && (nearest === null || each.timestamp > nearest.timestamp)) nearest = each;
  }
  if (nearest === null) return null;
  const start = startOfDay(dayAndTime(nearest)[0]);
  const isOfDay = ({ timestamp }: Message) => timestamp >= start && timestamp < start + dayLength;
  return messages.find(isOfDay) ?? nearest;
}

/** True for a message from before this day. */
export function isBefore(message: Message | undefined, day: string): boolean {
  return message !== undefined && message.timestamp !== 0 && message.timestamp < startOfDay(day);
}

const dayLength = 24 * 60 * 60_000;

function startOfDay(day: string): number {
  return readInstant(`${day} 00:00`) ?? Number.NaN;
}

/** How many of the messages, newest first, are newer than this one. */
export function newerMessages(messages: readonly Message[], than: Message | undefined): number {
  if (!than) return 0;
  const isNewer = ({ timestamp, id }: Message) =>
    timestamp > than.timestamp || (timestamp === than.timestamp && id > than.id);
  const count = messages.findIndex((message) => !isNewer(message));
  return count < 0 ? messages.length : count;
}
