import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { range } from "../lib/range.js";
import { useRowWindow } from "./row-window.js";
import { scrollToRow } from "./virtual-rows.js";

/** Very many rows of one height. */
export interface VirtualListProps {
  label: string;
  count: number;
  /** In px, the same for all. */
  rowHeight: number;
  /** Called for the rows that are drawn. */
  row(place: number): ReactNode;
  /** Survives what moves the rows; the place when left out. */
  keyOf?: ((place: number) => string | number) | undefined;
  /** Comes into view whenever it changes: where the operator's keys have led. */
  current?: number | undefined;
}

/**
 * Fills the height of its place and draws only what is in view, yet says how many rows there are. The
 * one that has the focus stays drawn, however far it is scrolled away.
 */
export function VirtualList({ label, count, rowHeight, row, keyOf, current }: VirtualListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);

  const { start, end } = useRowWindow(box, rowHeight, count);

  useLayoutEffect(() => {
    const list = box.current;
    if (!list || current === undefined) return;
    list.scrollTop = scrollToRow(current, list.scrollTop, list.clientHeight, rowHeight);
  }, [current, rowHeight]);

  const places = range(start, end);
  if (focused !== null && focused < count) {
    if (focused < start) places.unshift(focused);
    if (focused >= end) places.push(focused);
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must be able to scroll it.
    // biome-ignore lint/a11y/useSemanticElements: the rows stand in a box of the full height.
    <div ref={box} role="list" className="virtual-list" aria-label={label} tabIndex={0}>
      <div role="presentation" className="virtual-list-room" style={{ blockSize: count * rowHeight }}>
        {places.map((place) => (
          // biome-ignore lint/a11y/useSemanticElements: likewise.
          <div
            key={keyOf?.(place) ?? place}
            role="listitem"
            className="virtual-list-row"
            aria-setsize={count}
            aria-posinset={place + 1}
            style={{ blockSize: rowHeight, translate: `0 ${place * rowHeight}px` }}
            onFocus={() => setFocused(place)}
            onBlur={() => setFocused(null)}
          >
            {row(place)}
          </div>
        ))}
      </div>
    </div>
  );
}
