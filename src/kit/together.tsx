import { useEffect, useReducer, useState } from "react";
import type { Lazy } from "./lazily.js";

/**
 * Whether all of these are there, or have failed, or were waited for long enough (in milliseconds). What is then drawn at
 * once would otherwise be drawn and laid out piece by piece. Only the parts of the first drawing count.
 */
export function useTogether(
  parts: () => readonly Pick<Lazy<unknown>, "value" | "load">[],
  patience: number,
): boolean {
  const [awaited] = useState(() => parts().filter(({ value }) => value === undefined));
  const [isOver, end] = useReducer(() => true, awaited.length === 0);
  useEffect(() => {
    if (awaited.length === 0) return;
    const timer = setTimeout(end, patience);
    Promise.allSettled(awaited.map((part) => part.load())).then(end);
    return () => clearTimeout(timer);
  }, [awaited, patience]);
  return isOver;
}
