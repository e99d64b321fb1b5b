import { type RefObject, useLayoutEffect, useRef } from "react";
import type { DayLayout } from "../layout/day-layout.js";
import { firstScroll } from "../layout/hour-width.js";
import { useSalonNow } from "../use-salon-now.js";

/** A day that comes begins with the present hour, where it is today and hours have no room beside each other. */
export function useScrollToNow(
  box: RefObject<HTMLElement | null>,
  { date, window }: DayLayout,
  pixelsPerMinute: number,
): void {
  const now = useSalonNow();
  const shown = useRef("");
  useLayoutEffect(() => {
    const node = box.current;
    if (!node || node.clientWidth === 0 || shown.current === date) return;
    shown.current = date;
    // What has the focus stays in sight.
    if (now.date === date && !node.contains((node.getRootNode() as ShadowRoot).activeElement))
      node.scrollLeft = firstScroll(now.minutes, window, pixelsPerMinute);
  });
}
