import { type RefObject, useLayoutEffect, useState } from "react";

/** Visible part of a box, in px. */
export interface ScrollView {
  readonly top: number;
  readonly height: number;
  readonly width: number;
}

/** Follows how far a box is scrolled and how large it is. */
export function useScrollView(box: RefObject<HTMLElement | null>): ScrollView {
  const [view, setView] = useState<ScrollView>({ top: 0, height: 720, width: 1000 });
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const refresh = () => {
      const { scrollTop: top, clientHeight: height, clientWidth: width } = list;
      // Nothing is known of a box that is not shown yet, or not any more.
      if (height === 0) return;
      setView((last) =>
        last.top === top && last.height === height && last.width === width ? last : { top, height, width },
      );
    };
    refresh();
    list.addEventListener("scroll", refresh, { passive: true });
    const observer = new ResizeObserver(refresh);
    observer.observe(list);
    return () => {
      list.removeEventListener("scroll", refresh);
      observer.disconnect();
    };
  }, [box]);
  return view;
}
