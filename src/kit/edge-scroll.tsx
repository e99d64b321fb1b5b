/** How near to an edge of what is seen a pointer scrolls, in CSS pixels. */
const edgePx = 56;
/** How far it scrolls in a frame at the very edge. */
const fastestPx = 18;

/** Scrolls while something is dragged near the edge of what is seen. */
export interface EdgeScroll {
  /** Where the pointer is, in window coordinates. */
  follow(y: number): void;
  stop(): void;
}

/** Scrolls what holds `at`. `onScroll` is called after each bit, since what lies under a resting pointer has changed. */
export function createEdgeScroll(at: Element, onScroll: (y: number) => void): EdgeScroll {
  const scroller = scrollerOf(at);
  let y = 0;
  let frame = 0;

  function step(): void {
    const before = scroller.scrollTop;
    const by = speedAt(y, viewOf(scroller));
    if (by !== 0) scroller.scrollTop = before + by;
    frame = by === 0 ? 0 : requestAnimationFrame(step);
    if (scroller.scrollTop !== before) onScroll(y);
  }
  return {
    follow(next) {
      y = next;
      if (frame === 0) frame = requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

/** The nearer to the edge, the faster; beyond it, as fast as can be. */
function speedAt(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const share = (distance: number) => Math.min(Math.max(1 - distance / edgePx, 0), 1);
  return Math.round((share(bottom - y) - share(y - top)) * fastestPx);
}

function viewOf(scroller: Element): { top: number; bottom: number } {
  const height = document.documentElement.clientHeight;
  if (scroller === document.scrollingElement) return { top: 0, bottom: height };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(top, 0), bottom: Math.min(bottom, height) };
}

/** The nearest thing around that scrolls, on whichever side of a shadow root. */
function scrollerOf(at: Element): Element {
  for (let each: Element | null = at; each; each = parentOf(each)) {
    if (each.scrollHeight <= each.clientHeight || each === document.body) continue;
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.scrollingElement ?? document.documentElement;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
