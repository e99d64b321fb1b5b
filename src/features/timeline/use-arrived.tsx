import { useState } from "react";
import type { Message } from "../../api/timeline.js";
import { newerMessages } from "./sent.js";

/** How many came at the newest end since the newest was seen; and how many came last, for those who hear it. */
export function useArrived(
  messages: readonly Message[],
  isNewestSeen: boolean,
): { count: number; last: number } {
  const [before, setBefore] = useState(messages);
  const [seenLast, setSeenLast] = useState(messages[0]);
  const [last, setLast] = useState(0);
  const [newest] = messages;
  if (before !== messages) {
    const arrived = newerMessages(messages, before[0]);
    setBefore(messages);
    if (arrived > 0) setLast(arrived);
  }
  if (isNewestSeen && seenLast !== newest) setSeenLast(newest);
  return { count: isNewestSeen ? 0 : newerMessages(messages, seenLast), last };
}
