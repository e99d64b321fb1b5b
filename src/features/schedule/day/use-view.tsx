import { type RefObject, useLayoutEffect, useState } from "react";

/** The part of a box that is seen, in pixels. */
export interface View {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Follows what of a box is seen. */
export function useView(box: RefObject<HTMLElement | null>): View {
  const [view, setView] = useState<View>({ top: 0, left: 0, width: 0, height: 0 });
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = () => {
      const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = node;
      setView((before) => {
        const isSame =
          before.top === top && before.left === left && before.width === width && before.height === height;
        return isSame ? before : { top, left, width, height };
      });
    };
    measure();
    node.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => {
      node.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, [box]);
  return view;
}
