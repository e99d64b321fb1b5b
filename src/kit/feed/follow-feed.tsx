import { watchPresses } from "../page-press.js";

/** Events that may move a feed's rows, or must not. */
interface FeedWatcher {
  /** It, or the window, has another size. */
  changed(): void;
  /** The page may have moved it. */
  moved(): void;
  /** A pointer goes down somewhere on the page, before anybody has heard of it. */
  pressed(event: Event): void;
  /** That press and its click are over. */
  released(): void;
}

/** Watches a feed as long as it is there; returns what ends it. */
export function followFeed(box: HTMLElement, list: HTMLElement, watcher: FeedWatcher): () => void {
  const { changed, moved, pressed, released } = watcher;
  const sizes = new ResizeObserver(changed);
  sizes.observe(box);
  sizes.observe(list);
  const moves = new IntersectionObserver(moved, { threshold: [0, 0.25, 0.5, 0.75, 1] });
  moves.observe(list);
  addEventListener("resize", changed);
  addEventListener("pointerdown", pressed, true);
  const endPresses = watchPresses(released);
  return () => {
    sizes.disconnect();
    moves.disconnect();
    removeEventListener("resize", changed);
    removeEventListener("pointerdown", pressed, true);
    endPresses();
  };
}
