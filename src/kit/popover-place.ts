/** A box in window coordinates. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A width and a height. */
export interface Size {
  width: number;
  height: number;
}

/** Which of its edges stands at the same edge of the thing that opened it: where a line begins, or where it ends. */
export type PopoverAlign = "start" | "end";

/** Position of a popover, and its greatest height there. */
export interface PopoverPlace {
  top: number;
  left: number;
  maxHeight: number;
}

/** How it would like to stand. */
export interface PopoverWishes {
  align?: PopoverAlign | undefined;
  rightToLeft?: boolean | undefined;
  /** The lower edge of what stands above and stays in sight (tabs), if there is room enough below that. */
  from?: number | undefined;
  /** With less height than this it stands over the thing that opened it. */
  least?: number | undefined;
}

/** Free space to the anchor, and to the edges of the window. */
const gap = 4;
const margin = 8;
/** Less than this is no place for what is only read. */
const leastHeight = 120;

/**
 * Below the thing that opened it. Above where there is more room and below there is too little; over it where neither
 * has enough to work with (a zoomed window, an open keyboard). Pushed in from the edges; never higher than its room.
 */
export function placePopover(
  anchor: Box,
  size: Size,
  window: Size,
  { align = "start", rightToLeft = false, least = leastHeight, from = 0 }: PopoverWishes = {},
): PopoverPlace {
  const highest = from > 0 && window.height - margin - from >= least ? from + gap : margin;
  const whole = Math.max(window.height - margin - highest, 0);
  const below = Math.min(window.height - margin - (anchor.bottom + gap), whole);
  const above = Math.min(anchor.top - gap - highest, whole);
  const up = size.height > below && above > below;
  const available = Math.max(up ? above : below, 0);
  const maxHeight = available < Math.min(size.height, least) ? whole : available;
  const height = Math.min(size.height, maxHeight);
  const top = up ? anchor.top - gap - height : anchor.bottom + gap;
  const left = (align === "start") === rightToLeft ? anchor.right - size.width : anchor.left;
  return {
    top: within(top, height, window.height, highest),
    left: within(left, size.width, window.width, margin),
    maxHeight,
  };
}

/** Pushed in from the far edge first: of what is larger than the window, the beginning is seen. */
function within(from: number, length: number, room: number, least: number): number {
  return Math.max(Math.min(from, room - margin - length), least);
}
