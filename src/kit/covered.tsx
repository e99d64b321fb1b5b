import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Fired on what covers the rest of its root, and bubbling no further than that root. */
const eventName = "console-cover";

/**
 * Tells the live regions of the same root that `cover` hides what is around it, until the returned function is called.
 * A region that is hidden and comes back is news to a screen reader, which would read an old announcement again.
 */
export function coverRest(cover: Element): () => void {
  cover.dispatchEvent(new CustomEvent(eventName, { bubbles: true, detail: 1 }));
  return () => cover.dispatchEvent(new CustomEvent(eventName, { bubbles: true, detail: -1 }));
}

/** Calls `onCover` when something covers the region of `ref`. True from then until a moment after the last cover has gone. */
export function useCovered(ref: RefObject<Element | null>, onCover: () => void): boolean {
  const [covered, setCovered] = useState(false);
  const tellCovered = useEffectEvent(onCover);
  useEffect(() => {
    const region = ref.current;
    const root = region?.getRootNode();
    if (!region || !root) return;
    let covers = 0;
    let timer: ReturnType<typeof setTimeout>;
    const listen = (event: Event) => {
      if (event.target instanceof Element && event.target.contains(region)) return;
      covers += (event as CustomEvent<1 | -1>).detail;
      clearTimeout(timer);
      if (covers > 0) {
        setCovered(true);
        tellCovered();
      } else timer = setTimeout(setCovered, returnedAfterMs, false);
    };
    root.addEventListener(eventName, listen);
    return () => {
      clearTimeout(timer);
      root.removeEventListener(eventName, listen);
    };
  }, [ref]);
  return covered;
}

/** A reader has taken the regions in again by then. */
const returnedAfterMs = 500;
