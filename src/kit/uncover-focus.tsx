import { isPressed } from "./page-press.js";
import { parentThroughShadow } from "./parent-through-shadow.js";
import { scaleOf } from "./scale.js";

/** So long the page may go on scrolling to what has the focus (it may ask for smooth scrolling), in frames. */
const mostFrames = 60;
/** A bar may lie at either end, and a table have a head and a first column. */
const mostMoves = 4;
/** After so long without a scroll it has ended, in milliseconds. What covers the focus is looked for then, and not in each frame. */
const scrollRest = 100;
/** Beyond the outline of what has the focus; pixels. */
const beyond = 4;
/** A menu or panel goes with the button that it was opened from wherever that is scrolled, and Esc closes it. */
const openedByOperator = ":popover-open[role]";

/**
 * Scrolls an element that keys lead to out from under what sticks or is fixed over it: a foot, a head, a first
 * column, a bar of the page. Browsers only see to it that it lies in the window, and know of no such thing. What it returns
 * lets go of the window: an element that is taken off the page with the focus in it is not told that it has lost it.
 */
export function uncoverFocus(root: ShadowRoot): () => void {
  let letGo = (): void => {};
  // The focus that goes from one stop to the next in a root is told to nobody outside of it.
  root.addEventListener("focusin", ({ target: focused }) => {
    if (!(focused instanceof HTMLElement)) return;
    // An element that somebody presses is seen, and stays under the pointer.
    if (!isPressed()) follow(focused);
    letGo();
    letGo = keepSeen(focused, root);
  });
  return () => letGo();
}

/**
 * Keeps in sight what has the focus when the window gets lower or the page is enlarged. Only what was seen before: what the
 * operator has scrolled away stays away. From under a keyboard of the screen browsers bring a field themselves.
 */
function keepSeen(focused: HTMLElement, root: ShadowRoot): () => void {
  const over = new AbortController();
  const { signal } = over;
  const end = (): void => over.abort();
  let [isSeen, rest] = [true, 0];
  const rested = () => {
    isSeen = isInWindow(focused) && !coverOf(focused);
  };
  const scrolled = () => {
    isSeen = isInWindow(focused);
    clearTimeout(rest);
    rest = window.setTimeout(rested, scrollRest);
  };
  const resized = () => {
    if (!focused.matches(":focus")) end();
    else if (isSeen && !isPressed()) follow(focused, true);
  };
  signal.addEventListener("abort", () => clearTimeout(rest));
  root.addEventListener("focusout", end, { signal });
  // A scroll in the root is told to nobody outside of it.
  for (const each of [root, window]) each.addEventListener("scroll", scrolled, { capture: true, signal });
  window.addEventListener("resize", resized, { signal });
  return end;
}

/**
 * Until it lies still: the browser scrolls after it has told of the focus, and perhaps slowly. With `comesBack` what is out of
 * the window comes into it first; else the browser sees to that.
 */
function follow(focused: HTMLElement, comesBack = false): void {
  let [frames, top] = [0, Number.NaN];
  const measure = () => {
    if (!focused.matches(":focus") || isPressed()) return;
    if (comesBack && !isInWindow(focused))
      focused.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    if (uncover(focused)) return;
    const now = focused.getBoundingClientRect().top;
    frames += 1;
    if (now === top || frames > mostFrames) return;
    top = now;
    afterFrame(measure);
  };
  afterFrame(measure);
}

/** Once a frame is drawn: to ask what lies at a place lays the page out, and until then that makes the frame late. */
function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Scrolls until nothing covers it; true if it had to. */
function uncover(focused: HTMLElement): boolean {
  let moves = 0;
  for (let bar = coverOf(focused); bar && moves < mostMoves; bar = coverOf(focused)) {
    moves += 1;
    moveFromUnder(focused, bar);
  }
  return moves > 0;
}

function moveFromUnder(focused: HTMLElement, bar: Element): void {
  const scroller = scrollerAround(focused, bar);
  const isPage = scroller === document.scrollingElement;
  const own = focused.getBoundingClientRect();
  const over = bar.getBoundingClientRect();
  const seen = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : scroller.getBoundingClientRect();
  const scale = isPage ? 1 : scaleOf(scroller as HTMLElement);
  const { position, top, bottom } = getComputedStyle(bar);
  const isAside = position === "sticky" && top === "auto" && bottom === "auto";
  const by = isAside
    ? way([own.left, own.right], [over.left, over.right], [seen.left, seen.right])
    : way([own.top, own.bottom], [over.top, over.bottom], [seen.top, seen.bottom]);
  scroller.scrollBy({ [isAside ? "left" : "top"]: by / scale, behavior: "instant" });
}

type Span = readonly [from: number, to: number];

/** How far to scroll: a bar in the second half of what is seen is a foot. Of what has no room above it the beginning is seen. */
function way([from, to]: Span, [barFrom, barTo]: Span, [seenFrom, seenTo]: Span): number {
  if (barFrom + barTo < seenFrom + seenTo) return from - barTo - beyond;
  return Math.min(to - barFrom + beyond, from - seenFrom);
}

/** The part of it that lies in the window. */
function partInWindow(focused: HTMLElement) {
  const box = focused.getBoundingClientRect();
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const width = Math.min(innerWidth, box.right) - left;
  return { left, top, width, height: Math.min(innerHeight, box.bottom) - top };
}

function isInWindow(focused: HTMLElement): boolean {
  const { width, height } = partInWindow(focused);
  return width > 0 && height > 0;
}

/** Element that sticks or is fixed over all of it that lies in the window. */
function coverOf(focused: HTMLElement): Element | null {
  if (!isInWindow(focused)) return null;
  const { left, top, width, height } = partInWindow(focused);
  let cover: Element | null = null;
  // A sliver at its edge is no sight of it.
  for (const x of [0.25, 0.5, 0.75].map((part) => left + part * width))
    for (const y of [0.25, 0.5, 0.75].map((part) => top + part * height)) {
      const over = barAt(x, y, focused);
      if (!over) return null;
      cover = over;
    }
  return cover;
}

function barAt(x: number, y: number, focused: HTMLElement): Element | null {
  for (let each = deepestAt(x, y); each; each = parentThroughShadow(each)) {
    if (contains(each, focused) || each.matches(openedByOperator)) return null;
    if (/sticky|fixed/.test(getComputedStyle(each).position)) return each;
  }
  return null;
}

/** Topmost element at a point, in whatever shadow root. */
function deepestAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  for (let root = found?.shadowRoot; root; root = found?.shadowRoot) {
    const inside = root.elementFromPoint(x, y);
    if (!inside || inside === found) break;
    found = inside;
  }
  return found;
}

/** Nearest scroller around both, at last the page. */
function scrollerAround(focused: Element, bar: Element): Element {
  const isFixed = getComputedStyle(bar).position === "fixed";
  for (let each = parentThroughShadow(focused); each; each = parentThroughShadow(each)) {
    const { overflowX, overflowY } = getComputedStyle(each);
    const scrolls =
      /auto|scroll/.test(`${overflowX} ${overflowY}`) &&
      (each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth);
    if (scrolls && (isFixed || contains(each, bar))) return each;
  }
  return document.scrollingElement ?? document.documentElement;
}

function contains(outer: Element, inner: Element): boolean {
  for (let each: Element | null = inner; each; each = parentThroughShadow(each))
    if (each === outer) return true;
  return false;
}
