import { type Box, type PopoverWishes, placePopover } from "./popover-place.js";

/**
 * Puts a popover of the top layer beside a box of the window, no higher than `maxHeight`. Where a page is zoomed by CSS,
 * boxes are told in the pixels of the window, while sizes and styles of the popover are in its own.
 */
export function positionPopover(
  popover: HTMLElement,
  anchor: Box,
  { maxHeight: highest = Infinity, ...wishes }: PopoverWishes & { maxHeight?: number },
): void {
  // Safari knows it from 26.
  const zoom = (popover as Partial<Element>).currentCSSZoom ?? 1;
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  popover.style.setProperty("--popover-room", `${room.width / zoom}px`);
  const size = { width: popover.offsetWidth * zoom, height: popover.scrollHeight * zoom };
  const rightToLeft = getComputedStyle(popover).direction === "rtl";
  const { top, left, maxHeight } = placePopover(anchor, size, room, { ...wishes, rightToLeft });
  popover.style.top = `${top / zoom}px`;
  popover.style.left = `${left / zoom}px`;
  popover.style.maxHeight = `${Math.min(maxHeight / zoom, highest)}px`;
}
