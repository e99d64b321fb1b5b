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

/** Where a popover goes, and how high it may be there. */
export interface PopoverPlace {
  top: number;
  left: number;
  maxHeight: number;
}

/** Free space to the anchor, and to the edges of the window. */
const gap = 4;
const margin = 8;

/**
 * Below the thing that opened it, at its left edge. Above where there is more room and below there is too little; pushed
 * in from the edges; never higher than the room it has.
 */
export function placePopover(anchor: Box, size: Size, window: Size): PopoverPlace {
  const below = window.height - margin - (anchor.bottom + gap);
  const above = anchor.top - gap - margin;
  const up = size.height > below && above > below;
  const maxHeight = Math.max(up ? above : below, 0);
  const height = Math.min(size.height, maxHeight);
  const rightmost = window.width - margin - size.width;
  return {
    top: up ? anchor.top - gap - height : anchor.bottom + gap,
    left: Math.max(Math.min(anchor.left, rightmost), margin),
    maxHeight,
  };
}
