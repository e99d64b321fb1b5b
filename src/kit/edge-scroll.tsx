/** How near to an edge of what is seen a pointer scrolls, in CSS pixels. */
const edgePx = 56;
/** How far it scrolls in a frame at the very edge. */
const fastestPx = 18;

/** A point of the window. */
export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** Scrolls while something is dragged near the edge of what is seen. */
export interface EdgeScroll {
  /** Sets the position of the pointer. */
  follow(point: WindowPoint): void;
  stop(): void;
}

type Axis = "x" | "y";

/**
 * Scrolls what holds `at`: the nearest box first, and the page where that box has come to its end or has no edge that is
 * seen. `onScroll` is called after each bit, since what lies under a resting pointer has changed.
 */
export function createEdgeScroll(
  at: Element,
  axes: readonly Axis[],
  onScroll: (point: WindowPoint) => void,
): EdgeScroll {
  let point: WindowPoint = { x: 0, y: 0 };
  let frame = 0;

  function step(): void {
    const moved = axes.filter((axis) => scrollersOf(at, axis).some((scroller) => scroll(scroller, axis)));
    frame = moved.length === 0 ? 0 : requestAnimationFrame(step);
    if (moved.length > 0) onScroll(point);
  }
  function scroll(scroller: Element, axis: Axis): boolean {
    const side = axis === "x" ? "scrollLeft" : "scrollTop";
    const before = scroller[side];
    const by = speedAt(point[axis], viewOf(scroller, axis));
    if (by !== 0) scroller[side] = before + by;
    return scroller[side] !== before;
  }
  return {
    follow(next) {
      point = next;
      if (frame === 0) frame = requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

/** The nearer to the edge, the faster; beyond it, as fast as can be. */
function speedAt(index: number, { start, end }: { start: number; end: number }): number {
  const share = (distance: number) => Math.min(Math.max(1 - distance / edgePx, 0), 1);
  return Math.round((share(end - index) - share(index - start)) * fastestPx);
}

/** Visible part of a box in the window. */
function viewOf(scroller: Element, axis: Axis): { start: number; end: number } {
  const { clientWidth, clientHeight } = document.documentElement;
  const size = axis === "x" ? clientWidth : clientHeight;
  if (scroller === document.scrollingElement) return { start: 0, end: size };
  const { top, bottom, left, right } = scroller.getBoundingClientRect();
  const [start, end] = axis === "x" ? [left, right] : [top, bottom];
  return { start: Math.max(start, 0), end: Math.min(end, size) };
}

/** Scrollers around an element, from the inside out and on whichever side of shadow roots; the page is the last. */
export function scrollersOf(at: Element, axis: Axis): readonly Element[] {
  const found: Element[] = [];
  for (let each: Element | null = at; each; each = parentOf(each)) {
    if (each === document.body || each === document.scrollingElement) continue;
    const { overflowX, overflowY } = getComputedStyle(each);
    const [overflow, room] =
      axis === "x"
        ? [overflowX, each.scrollWidth - each.clientWidth]
        : [overflowY, each.scrollHeight - each.clientHeight];
    if (room > 0 && /auto|scroll/.test(overflow)) found.push(each);
  }
  return [...found, document.scrollingElement ?? document.documentElement];
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
