import { type RefObject, useLayoutEffect, useRef } from "react";
import type { DayLayout } from "../layout/day-layout.js";
import { firstScroll, scrollToFirst } from "../layout/hour-width.js";
import { useSalonNow } from "../use-salon-now.js";

/**
 * Scrolls a day whose hours do not fit: today to the present hour, and another day so that its first reservation is
 * in sight.
 */
export function useFirstScroll(
  box: RefObject<HTMLElement | null>,
  { date, window, rows }: DayLayout,
  pixelsPerMinute: number,
): void {
  const now = useSalonNow();
  const shown = useRef("");
  useLayoutEffect(() => {
    const node = box.current;
    if (!node || node.clientWidth === 0 || shown.current === date) return;
    shown.current = date;
    // The control with the focus stays in sight.
    if (node.contains((node.getRootNode() as ShadowRoot).activeElement)) return;
    if (now.date === date) node.scrollLeft = firstScroll(now.minutes, window, pixelsPerMinute);
    else {
      const chips = rows.flatMap((row) => row.chips.filter(({ kind }) => kind === "reservation"));
      const [first] = chips.sort((a, b) => a.from - b.from);
      const names = node.querySelector<HTMLElement>(".schedule-corner")?.offsetWidth ?? 0;
      node.scrollLeft = first ? scrollToFirst(first, window, pixelsPerMinute, node.clientWidth - names) : 0;
    }
  });
}
