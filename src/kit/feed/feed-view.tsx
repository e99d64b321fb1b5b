import { flushSync } from "react-dom";
import { isPressed } from "../page-press.js";
import { articleOf, articlesInView, type DrawnRows, measureRows } from "./drawn-rows.js";
import { FeedScroll, placeIn, type Viewport } from "./feed-scroll.js";
import { followFeed } from "./follow-feed.js";
import { type Anchor, edgeBy, heldInstead, wayTo } from "./held-rows.js";
import { RowHeights } from "./row-heights.js";

/** Deps of a view: the parts of its feed that it asks for. */
export interface FeedDeps {
  /** Draws again. */
  redraw(): void;
  /** A person has scrolled near the first or the last row. */
  onNear(edge: "start" | "end"): void;
  /** Other rows are seen. */
  onSeen(first: number, last: number): void;
  /** Height of the foot that lies over the lower edge of a page. */
  footHeight(): number;
}

/** Drawn beyond each edge, so that a short scroll shows no blank; pixels. */
const leastBeyond = 240;
/** Drawing again until all fits: more is a loop. */
const mostPasses = 10;

/**
 * Holds a feed still. Rows have unequal heights that nobody knows before they are drawn, come before others, change and go;
 * what a person sees stays where it is until that person scrolls.
 *
 * After each layout the first row that was seen then is put back. The browser's own anchoring is switched off: WebKit has
 * none, and none knows of rows that are not drawn.
 */
export class FeedView {
  readonly heights = new RowHeights();
  /** In the order in which they are tried: some may be gone. */
  #anchors: readonly Anchor[] = [];
  /** They were chosen before all there was drawn. */
  #isGuess = false;
  /** It was opened at its end, and nobody has scrolled. */
  #isAtEnd: boolean;
  #deps: FeedDeps | null = null;
  #box: HTMLElement | null = null;
  #list: HTMLElement | null = null;
  readonly #scroll = new FeedScroll(() => this.#scrolledByPerson());
  #viewHeight = 0;
  /** Without an anchor: where the upper edge is, from the beginning of the list. */
  #edge = 0;
  #drawn: DrawnRows = { start: 0, end: 0 };
  #seen: readonly [number, number] = [-1, -1];
  #passes = 0;
  #isInEffect = false;
  #isOnPaper = false;

  constructor(opensAtEnd: boolean) {
    this.#isAtEnd = opensAtEnd;
  }

  /** Follows the feed as long as it is there. */
  attach(box: HTMLElement, list: HTMLElement, deps: FeedDeps): () => void {
    [this.#box, this.#list, this.#deps] = [box, list, deps];
    const end = followFeed(box, list, {
      changed: () => this.#changed(),
      moved: () => this.#movedByPage(),
      pressed: (event) => this.#pressed(event),
      released: () => {
        if (this.#isAtEnd) this.#changed();
      },
    });
    return () => {
      end();
      this.#scroll.leave();
      [this.#box, this.#list, this.#deps] = [null, null, null];
    };
  }

  /** Other rows. What is seen is looked for among them. */
  setRows(keys: readonly string[]): void {
    const before = this.heights.keys;
    if (keys === before) return;
    const [first] = this.#anchors;
    if (first && !this.#anchors.some(({ key }) => keys.includes(key)))
      this.#anchors = heldInstead(first, this.heights, keys);
    // New rows behind the end move nothing: from then on the last row that was there is held.
    if (before.length > 0 && before.at(-1) !== keys.at(-1)) this.#isAtEnd = false;
    this.heights.setRows(keys);
    this.#seen = [-1, -1];
    this.#passes = 0;
  }

  /** From now on the rows that are seen are held, also where it is at its end. */
  leaveEnd(): void {
    if (this.#anchors.length > 0) this.#isAtEnd = false;
  }

  /** While somebody presses, the rows are held and not the end. */
  get #holdsEnd(): boolean {
    return this.#isAtEnd && (this.#anchors.length === 0 || !isPressed());
  }

  /** Rows that are to be drawn now. */
  rows(): DrawnRows {
    const { heights } = this;
    if (heights.count === 0) this.#drawn = { start: 0, end: 0 };
    else {
      const height = this.#viewHeight || 800;
      const beyond = Math.max(leastBeyond, height / 3);
      const top = this.#top(height);
      const start = heights.rowAt(top - beyond);
      const end = heights.rowAt(top + height + beyond) + 1;
      if (start !== this.#drawn.start || end !== this.#drawn.end) this.#drawn = { start, end };
    }
    return this.#drawn;
  }

  /** The feed was drawn; for paper all of it, which says nothing of where somebody reads. */
  settle(isOnPaper: boolean): void {
    this.#isOnPaper = isOnPaper;
    this.#isInEffect = true;
    this.#hold();
    this.#isInEffect = false;
  }

  /** Brings a row into view, for a person who asked for it. */
  reveal(key: string, where: "nearest" | "start"): void {
    const row = this.heights.keys.indexOf(key);
    const view = this.#viewport();
    if (row < 0 || !view) return;
    const [start, end] = this.#scroll.padding(view);
    const room = start + Math.min(8, view.height / 8);
    const below = view.height - Math.max(view.foot, end);
    if (this.#article(key) === null) {
      const isBelow = where === "nearest" && row >= this.#drawn.end;
      this.#aimAt({ key, top: isBelow ? below - this.heights.height(row) : room });
    }
    const article = this.#article(key)?.getBoundingClientRect();
    if (!article) return;
    const stands = { top: placeIn(view, article.top), bottom: placeIn(view, article.bottom) };
    this.#scroll.by(wayTo(stands, { room, below }, where) * view.scale);
    this.#scrolledByPerson();
  }

  /** The row that is read, and where it stands. */
  place(): Anchor | null {
    return this.#isAtEnd ? null : (this.#anchors[0] ?? null);
  }

  /** Puts a row where it stood before. */
  putAt(place: Anchor): void {
    if (this.#deps) this.#aimAt(place);
  }

  #aimAt(place: Anchor): void {
    this.#isAtEnd = false;
    this.#isGuess = false;
    this.#anchors = [place];
    this.#passes = 0;
    flushSync(() => this.#deps?.redraw());
  }

  #changed(): void {
    this.#passes = 0;
    this.#hold();
  }

  #hold(): void {
    if (this.#box && !this.#isOnPaper) this.#scroll.followAround(this.#box);
    const view = this.#viewport();
    if (!view) return;
    this.#viewHeight = view.height;
    if (this.#list) measureRows(this.#list, this.heights, view.scale);
    this.#putBack(view);
    if (this.#fits()) this.#refresh(view);
    else this.#redraw();
  }

  /** Updates the view after a person has scrolled. */
  #scrolledByPerson(): void {
    const view = this.#viewport();
    if (!view || this.heights.count === 0) return;
    this.#viewHeight = view.height;
    this.#isAtEnd = false;
    this.#anchors = this.#inView(view);
    if (this.#anchors.length === 0) {
      const at = Math.max(this.#edgeOf(view), 0);
      const row = this.heights.rowAt(at);
      const key = this.heights.keys[row];
      // Scrolled far at once, or to where no message is: as near as one can tell without having drawn it.
      if (key !== undefined && this.#edgeOf(view) > -view.height)
        this.#anchors = [{ key, top: this.heights.offset(row) - this.#edgeOf(view) }];
    }
    this.#passes = 0;
    if (this.#fits()) this.#refresh(view);
    else {
      this.#isGuess = true;
      this.#redraw();
    }
    this.#notifyEdges();
  }

  /** Updates the view after a change around the feed: nothing was scrolled, so it stays, but other rows may be seen. */
  #movedByPage(): void {
    const view = this.#isAtEnd ? null : this.#viewport();
    if (view && Math.abs(this.#edgeOf(view) - this.#edge) >= 1) this.#scrolledByPerson();
  }

  /** From here on what a pointer goes down on is held under it, wherever the page has moved that since the last look. */
  #pressed(event: Event): void {
    const view = this.#viewport();
    if (!view || this.#isGuess) return;
    const seen = this.#inView(view);
    const under = event.composedPath();
    const first = seen.find(({ key }) => under.includes(this.#article(key) as EventTarget)) ?? seen[0];
    if (!first) return;
    this.#anchors = [first, ...seen];
    this.#edge = this.#edgeOf(view);
  }

  #notifyEdges(): void {
    const top = this.#top(this.#viewHeight);
    // On a page that was scrolled past it nobody reads it.
    if (top >= this.heights.total || top + this.#viewHeight <= 0) return;
    const { start, end } = this.#drawn;
    if (start === 0 && top < this.#viewHeight) this.#deps?.onNear("start");
    if (end === this.heights.count && this.heights.total - top < 2 * this.#viewHeight)
      this.#deps?.onNear("end");
  }

  /** Notes what is seen. The row that is held stays the one, at its own place, so that nothing adds up. */
  #refresh(view: Viewport): void {
    this.#edge = this.#edgeOf(view);
    const held =
      this.#holdsEnd || this.#isGuess
        ? undefined
        : this.#anchors.find(({ key }) => this.#article(key) !== null);
    const others = this.#inView(view).filter(({ key }) => key !== held?.key);
    if (held || others.length > 0) this.#anchors = held ? [held, ...others] : others;
    this.#isGuess = false;
    const seen = this.heights.wholeRows(this.#top(view.height), view.height);
    if (seen[0] === this.#seen[0] && seen[1] === this.#seen[1]) return;
    this.#seen = seen;
    this.#deps?.onSeen(...seen);
  }

  #fits(): boolean {
    const drawn = this.#drawn;
    const next = this.rows();
    return next === drawn || this.#passes >= mostPasses;
  }

  #redraw(): void {
    this.#passes += 1;
    // In an effect React draws again by itself, before anything is seen.
    if (this.#isInEffect) this.#deps?.redraw();
    else flushSync(() => this.#deps?.redraw());
  }

  /** Upper edge of the visible part, from the beginning of the list. */
  #top(height: number): number {
    if (this.#holdsEnd) return this.heights.total - height;
    return edgeBy(this.#anchors, this.heights) ?? this.#edge;
  }

  #putBack(view: Viewport): void {
    for (let pass = 0; pass < 4; pass += 1) {
      const away = this.#away(view);
      if (Math.abs(away) < 0.5 || !this.#scroll.by(away * view.scale)) return;
    }
  }

  /** How far what is held has moved. */
  #away(view: Viewport): number {
    if (this.#holdsEnd) {
      const bottom = this.#list?.getBoundingClientRect().bottom ?? 0;
      return this.heights.count === 0 ? 0 : placeIn(view, bottom) - view.height + view.foot;
    }
    for (const { key, top } of this.#anchors) {
      const article = this.#article(key);
      if (article) return placeIn(view, article.getBoundingClientRect().top) - top;
    }
    return 0;
  }

  /** Those that are read, the one to be held first. */
  #inView(view: Viewport): Anchor[] {
    return this.#list ? articlesInView(this.#list, this.heights.keys, view) : [];
  }

  #article(key: string): HTMLElement | null {
    return this.#list && articleOf(this.#list, this.heights.keys, key);
  }

  #edgeOf(view: Viewport): number {
    return -placeIn(view, this.#list?.getBoundingClientRect().top ?? 0);
  }

  #viewport(): Viewport | null {
    if (!this.#box || !this.#list || this.#isOnPaper) return null;
    return this.#scroll.viewport(this.#box, this.#list, this.#deps?.footHeight() ?? 0);
  }
}
