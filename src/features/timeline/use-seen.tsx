import { useMemo, useState } from "react";
import type { Message } from "../../api/timeline.js";
import { type UnseenCounts, unseenCounts } from "./unconfirmed.js";
import { useArrived } from "./use-arrived.js";

/** Visible part of the rows. */
export interface VisibleRows {
  readonly rows: readonly Message[];
  readonly first: number;
  readonly last: number;
}

/** Follows which rows are seen, and counts what is not: unconfirmed ones on both sides, and what has arrived. */
export function useSeen(
  messages: readonly Message[],
  rows: readonly Message[],
  newestAt: number,
): {
  seen: VisibleRows;
  unseen: UnseenCounts;
  arrived: { count: number; last: number };
  onSeen(first: number, last: number): void;
} {
  const [seen, setSeen] = useState<VisibleRows>({ rows, first: 0, last: 0 });
  const arrived = useArrived(messages, seen.rows === rows && seen.first <= newestAt && newestAt <= seen.last);
  const unseen = useMemo(() => unseenCounts(rows, seen.first, seen.last), [rows, seen]);
  return { seen, unseen, arrived, onSeen: (first, last) => setSeen({ rows, first, last }) };
}
