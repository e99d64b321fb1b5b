import { type RefObject, useLayoutEffect, useState } from "react";

/** Visible part of a box, in px. */
export interface BoxView {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

/** Follows how far a box is scrolled in both directions, and how large it is. */
export function useBoxView(box: RefObject<HTMLElement | null>, first: BoxView): BoxView {
  const [view, setView] = useState(first);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      if (element.clientHeight === 0) return;
      const { scrollTop: top, scrollLeft, clientHeight: height, clientWidth: width } = element;
      // From right to left it counts down.
      const left = Math.abs(scrollLeft);
      setView((last) =>
        last.top === top && last.left === left && last.height === height && last.width === width
          ? last
          : { top, left, height, width },
      );
    };
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, [box]);
  return view;
}
