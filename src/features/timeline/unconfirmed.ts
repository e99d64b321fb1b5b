import type { Message } from "../../api/timeline.js";

/** How many unconfirmed messages lie before and after what is seen. */
export interface UnseenCounts {
  readonly above: number;
  readonly below: number;
}

/** Counts outside the rows from `first` to `last`. */
export function unseenCounts(messages: readonly Message[], first: number, last: number): UnseenCounts {
  let [above, below] = [0, 0];
  messages.forEach((message, at) => {
    if (!isUnconfirmed(message)) return;
    if (at < first) above += 1;
    else if (at > last) below += 1;
  });
  return { above, below };
}

/** The next unconfirmed message from a row on, in one direction. */
export function nextUnconfirmed(messages: readonly Message[], from: number, step: 1 | -1): string | null {
  for (let at = from + step; at >= 0 && at < messages.length; at += step) {
    const message = messages[at];
    if (message && isUnconfirmed(message)) return `${message.id}`;
  }
  return null;
}

/** The unconfirmed messages that are as old as this one, or older. */
export function unconfirmedUpTo(messages: readonly Message[], at: number): readonly number[] {
  const last = messages[at];
  if (!last) return [];
  return messages.filter((each) => isUnconfirmed(each) && isUpTo(each, last)).map(({ id }) => id);
}

/** True for a message that is as old as another one, or older. */
export function isUpTo({ timestamp, id }: Message, last: Message): boolean {
  return timestamp < last.timestamp || (timestamp === last.timestamp && id <= last.id);
}

export function isUnconfirmed({ notify }: Message): boolean {
  return notify === 1;
}
