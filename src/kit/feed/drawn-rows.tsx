import { placeIn, type Viewport } from "./feed-scroll.js";
import type { Anchor } from "./held-rows.js";
import type { RowHeights } from "./row-heights.js";

/* The rows of a feed that are in the document: each child of the list with a number is one. */

/** The rows that are drawn: from `start` up to, without, `end`, and those that stay. */
export interface DrawnRows {
  readonly start: number;
  readonly end: number;
}

export function measureRows(list: HTMLElement, heights: RowHeights, scale: number): void {
  for (const [row, child] of rowsOf(list)) heights.measure(row, child.getBoundingClientRect().height / scale);
}

/** Those that begin in view, then one that began above it. */
export function articlesInView(list: HTMLElement, keys: readonly string[], view: Viewport): Anchor[] {
  const begun: Anchor[] = [];
  const cut: Anchor[] = [];
  for (const [row, child] of rowsOf(list)) {
    const key = keys[row];
    const article = child.querySelector("article");
    if (key === undefined || !article) continue;
    const { top, bottom } = article.getBoundingClientRect();
    const offset = placeIn(view, top);
    // Fewer pixels than these are no reading.
    if (placeIn(view, bottom) < 4 || offset > view.height - 4) continue;
    (offset >= 0 ? begun : cut).push({ key, top: offset });
  }
  return [...begun, ...cut];
}

export function articleOf(list: HTMLElement, keys: readonly string[], key: string): HTMLElement | null {
  for (const [row, child] of rowsOf(list)) if (keys[row] === key) return child.querySelector("article");
  return null;
}

function rowsOf(list: HTMLElement): (readonly [number, HTMLElement])[] {
  const rows: (readonly [number, HTMLElement])[] = [];
  for (const child of list.children as HTMLCollectionOf<HTMLElement>) {
    const row = child.dataset.feedRow;
    if (row !== undefined) rows.push([Number(row), child]);
  }
  return rows;
}
