import { useEffect, useReducer, useState } from "react";

/** Something that a first drawing waits for. */
export interface AwaitedPart {
  /** There already, if it is not `undefined`. */
  readonly value: unknown;
  /** Whoever waited has gone when the signal says so. */
  load(left: AbortSignal): Promise<void>;
}

/**
 * Whether all of these are there, or have failed, or were waited for long enough (in milliseconds). What is then drawn at
 * once would otherwise be drawn and laid out piece by piece. Only the parts of the first drawing count.
 */
export function useTogether(parts: () => readonly AwaitedPart[], patience: number): boolean {
  const [awaited] = useState(() => parts().filter(({ value }) => value === undefined));
  const [isOver, end] = useReducer(() => true, awaited.length === 0);
  useEffect(() => {
    if (awaited.length === 0) return;
    const leaving = new AbortController();
    const timer = setTimeout(end, patience);
    Promise.allSettled(awaited.map((part) => part.load(leaving.signal))).then(end);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [awaited, patience]);
  return isOver;
}
