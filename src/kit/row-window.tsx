import { type RefObject, useLayoutEffect, useState } from "react";
import { usePrinting } from "./use-printing.js";
import { type RowWindow, rowsInView } from "./virtual-rows.js";

/** Follows how far a box is scrolled, and says which of its rows of one height are to be drawn. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
  overscan?: number,
  /** How high the box will be, as far as one can tell; right, it saves laying out and drawing twice. */
  expectedHeight = 0,
): RowWindow {
  const [first] = useState({ top: 0, height: expectedHeight });
  const [view, setView] = useState(first);
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    let last = first;
    const measure = () => {
      // Nothing is known of a box that is not shown yet, or not any more.
      if (list.clientHeight === 0) return;
      const next = { top: list.scrollTop, height: list.clientHeight };
      // React may draw once more even when the state is set to what it is.
      if (last.top === next.top && last.height === next.height) return;
      last = next;
      setView(next);
    };
    list.addEventListener("scroll", measure, { passive: true });
    // The observer tells it before the picture. Asking here would make the browser lay the box out for that alone.
    if (first.height === 0) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => {
      list.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, [box, first]);
  return rowsInView(view.top, view.height, rowHeight, count, overscan);
}

/** As `useRowWindow`; on paper all rows are drawn. */
export function usePaperRowWindow(...rows: Parameters<typeof useRowWindow>): RowWindow {
  const seen = useRowWindow(...rows);
  return usePrinting() ? { start: 0, end: rows[2] } : seen;
}
