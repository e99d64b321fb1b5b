import { type RefObject, useEffect, useEffectEvent } from "react";

/** Fired on what covers the rest of its root, and bubbling no further than that root. */
const eventName = "console-cover";

const liveRegions = "[role=status], [role=alert], [aria-live]";

/** A live region behind what covers it. */
interface Silenced {
  covers: number;
  /** Its own `aria-live`. */
  readonly live: string | null;
  /** Text of the region when it was covered. */
  readonly text: string | null;
}
const silenced = new WeakMap<Element, Silenced>();
/** Elements that cover the rest of their roots, until a reader has taken the rest in again. */
const covers = new Map<Element, Cover>();
interface Cover {
  readonly root: Node;
  /** When it went, by the page's clock; `null` while it is there. */
  readonly wentAt: number | null;
}

/** A reader is not told of it, or only together with all that comes back. */
export function isCovered(element: Element): boolean {
  return [...covers].some(([cover, { root, wentAt }]) => {
    if (!root.contains(element) || cover.contains(element)) return false;
    // One that was taken away with its page, or long ago, covers nothing, whatever became of its timer.
    if (wentAt === null) return cover.isConnected;
    const since = performance.now() - wentAt;
    return since >= 0 && since < returnedAfterMs;
  });
}

/**
 * Silences the live regions of the same root that `cover` hides, until a moment after the returned function was called. A
 * region that is hidden and comes back is news to a screen reader, which would read an old announcement again. What came
 * into one meanwhile is said then.
 */
export function coverRest(cover: Element): () => void {
  cover.dispatchEvent(new CustomEvent(eventName, { bubbles: true }));
  const root = cover.getRootNode() as Document | ShadowRoot;
  const rest = [...root.querySelectorAll(liveRegions)].filter(
    // An empty one stays: it repeats nothing, and some readers take for ever what a region is when they first hear of it.
    (region) => region.textContent !== "" && !region.contains(cover) && !cover.contains(region),
  );
  rest.forEach(silence);
  covers.set(cover, { root, wentAt: null });
  const giveAllBack = () => {
    covers.delete(cover);
    rest.forEach(giveBack);
  };
  return () => {
    covers.set(cover, { root, wentAt: performance.now() });
    setTimeout(giveAllBack, returnedAfterMs);
  };
}

/** A reader has taken the regions in again by then. */
const returnedAfterMs = 500;
/** And knows by then that a region is silent no more. */
const heardAfterMs = 150;

function silence(region: Element): void {
  const live = region.getAttribute("aria-live");
  const state = silenced.get(region) ?? { covers: 0, live, text: region.textContent };
  state.covers += 1;
  silenced.set(region, state);
  region.setAttribute("aria-live", "off");
}

function giveBack(region: Element): void {
  const state = silenced.get(region);
  if (!state) return;
  state.covers -= 1;
  if (state.covers > 0) return;
  silenced.delete(region);
  if (state.live === null) region.removeAttribute("aria-live");
  else region.setAttribute("aria-live", state.live);
  if (region.textContent === state.text) return;
  // Gone and come once more, when the reader knows that the region speaks: what entered a silent one was heard by nobody.
  const words = region.matches(":focus-within") ? [] : [...region.children];
  for (const each of words) each.setAttribute("aria-hidden", "true");
  setTimeout(() => {
    for (const each of words) each.removeAttribute("aria-hidden");
  }, heardAfterMs);
}

/** Calls `onCover` when something covers the region of `ref`. */
export function useCovered(ref: RefObject<Element | null>, onCover: () => void): void {
  const notifyCovered = useEffectEvent(onCover);
  useEffect(() => {
    const region = ref.current;
    const root = region?.getRootNode();
    if (!region || !root) return;
    const listen = ({ target }: Event) => {
      if (!(target instanceof Element && target.contains(region))) notifyCovered();
    };
    root.addEventListener(eventName, listen);
    return () => root.removeEventListener(eventName, listen);
  }, [ref]);
}
