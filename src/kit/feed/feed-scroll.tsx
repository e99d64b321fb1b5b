import { parentThroughShadow } from "../parent-through-shadow.js";
import { scaleOf } from "../scale.js";

/** Visible part of a feed, in pixels of the feed. */
export interface Viewport {
  /** Its upper edge, in pixels of the window. */
  readonly top: number;
  readonly height: number;
  /** So much of its lower end is covered. */
  readonly foot: number;
  /** How many of the window's pixels one of the feed's has. */
  readonly scale: number;
}

/** How far below the upper edge a place of the window is. */
export function placeIn({ top, scale }: Viewport, offset: number): number {
  return (offset - top) / scale;
}

/** The scrolling of what a feed is in. It tells of what a person does, and of nothing that it does itself. */
export class FeedScroll {
  #scroller: Element | null = null;
  /** Position to which our code has scrolled: the scroll event of that is no person's doing. */
  #written = Number.NaN;
  readonly #onPerson: () => void;

  constructor(onPerson: () => void) {
    this.#onPerson = onPerson;
  }

  /** Follows whatever scrolls this box now. */
  followAround(box: HTMLElement): void {
    this.#follow(findScroller(box));
  }

  leave(): void {
    this.#follow(null);
  }

  /** `null` where nothing is seen of it, as in a closed dialog. `foot` is what lies over the lower edge of a page. */
  viewport(box: HTMLElement, list: HTMLElement, foot: number): Viewport | null {
    return this.#scroller && viewportOf(this.#scroller, list, foot, this.#scroller === box);
  }

  /** So much of both edges of what is seen the page keeps free for what it has fixed there, in pixels of the feed. */
  padding({ height, scale }: Viewport): readonly [top: number, bottom: number] {
    if (!this.#scroller) return [0, 0];
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(this.#scroller);
    const own = scrollScaleOf(this.#scroller) / scale;
    return [paddingIn(scrollPaddingTop, height, own), paddingIn(scrollPaddingBottom, height, own)];
  }

  /** By so many pixels of the window. Whether it could be scrolled. */
  by(pixels: number): boolean {
    if (!this.#scroller || pixels === 0) return false;
    const before = this.#scroller.scrollTop;
    scrollAtOnce(this.#scroller, pixels / scrollScaleOf(this.#scroller));
    this.#written = this.#scroller.scrollTop;
    return this.#written !== before;
  }

  #follow(scroller: Element | null): void {
    if (scroller === this.#scroller) return;
    targetOf(this.#scroller)?.removeEventListener("scroll", this.#onScroll);
    this.#scroller = scroller;
    this.#written = Number.NaN;
    targetOf(scroller)?.addEventListener("scroll", this.#onScroll, { passive: true });
  }

  readonly #onScroll = (): void => {
    if (!this.#scroller || Math.abs(this.#scroller.scrollTop - this.#written) < 1) return;
    this.#written = Number.NaN;
    this.#onPerson();
  };
}

/** Finds the scroller of a feed: its own box where the page gave that a height, else what is around it, in the end the page. */
function findScroller(box: HTMLElement): Element | null {
  for (let each: Element | null = box; each; each = parentThroughShadow(each)) {
    if (each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 0) {
      const { overflowY } = getComputedStyle(each);
      if (overflowY === "auto" || overflowY === "scroll") return each;
    }
  }
  return box.ownerDocument.scrollingElement;
}

function viewportOf(scroller: Element, list: HTMLElement, foot: number, isOwnBox: boolean): Viewport | null {
  const { width, height } = list.getBoundingClientRect();
  if (width === 0 && height === 0) return null;
  const scale = scaleOf(list);
  const { documentElement, scrollingElement } = list.ownerDocument;
  if (scroller === scrollingElement)
    return { top: 0, height: documentElement.clientHeight / scale, foot, scale };
  const { top } = scroller.getBoundingClientRect();
  const seen = (scroller.clientHeight * scrollScaleOf(scroller)) / scale;
  return { top, height: seen, foot: isOwnBox ? 0 : foot, scale };
}

/** The page itself scrolls by the window's pixels, also where the root is zoomed. */
function scrollScaleOf(scroller: Element): number {
  return scroller === scroller.ownerDocument.scrollingElement ? 1 : scaleOf(scroller as HTMLElement);
}

/** `auto`, pixels or a part of the height. Whoever keeps all of it free has no place left for a row. */
function paddingIn(text: string, height: number, scale: number): number {
  const number = Number.parseFloat(text) || 0;
  return Math.min(text.endsWith("%") ? (number / 100) * height : number * scale, height / 2);
}

/** At once, also where the page asks for smooth scrolling. */
function scrollAtOnce(scroller: Element, by: number): void {
  const { style } = scroller as HTMLElement;
  const own = style.getPropertyValue("scroll-behavior");
  style.setProperty("scroll-behavior", "auto", "important");
  scroller.scrollTop += by;
  style.setProperty("scroll-behavior", own);
}

/** The page's scrolling is told to the document. */
function targetOf(scroller: Element | null): Element | Document | null {
  return scroller && scroller === scroller.ownerDocument.scrollingElement ? scroller.ownerDocument : scroller;
}
