import { type RefObject, useLayoutEffect, useState } from "react";
import { type RowWindow, rowsInView } from "./virtual-rows.js";

/** Follows how far a box is scrolled, and says which of its rows of one height are to be drawn. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
  around?: number,
  /** How high the box will be, as far as one can tell; right, it saves drawing twice. */
  expectedHeight = 0,
): RowWindow {
  const [view, setView] = useState({ top: 0, height: expectedHeight });
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const look = () => {
      // Nothing is known of a box that is not shown yet, or not any more.
      if (list.clientHeight === 0) return;
      const next = { top: list.scrollTop, height: list.clientHeight };
      setView((last) => (last.top === next.top && last.height === next.height ? last : next));
    };
    look();
    list.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => {
      list.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, [box]);
  return rowsInView(view.top, view.height, rowHeight, count, around);
}
