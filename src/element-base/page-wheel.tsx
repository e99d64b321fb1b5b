/**
 * Keeps from the page the wheel over a list that can scroll in its direction: scripts that scroll a page themselves
 * (perfect-scrollbar and its like) ask for the target, which is the element, and would scroll the page instead of the list.
 * The browser scrolls as ever; where the list is at its end the wheel goes on to the page.
 */
export function keepWheelFromPage(element: HTMLElement): void {
  element.addEventListener("wheel", (event) => keep(event, element), { passive: true });
}

function keep(event: WheelEvent, element: HTMLElement): void {
  // With Ctrl it zooms.
  if (event.ctrlKey) return;
  const path = event.composedPath();
  const inside = path.slice(0, Math.max(path.indexOf(element), 0));
  if (inside.some((place) => place instanceof Element && canScroll(place, event))) event.stopPropagation();
}

function canScroll(place: Element, { deltaX, deltaY, shiftKey }: WheelEvent): boolean {
  const isAcross = Math.abs(deltaX) > Math.abs(deltaY);
  const by = isAcross ? deltaX : deltaY;
  // With Shift the wheel turns sideways, also where the browser has not swapped the axes.
  if (isAcross || shiftKey)
    return hasRoom(place.scrollLeft, place.scrollWidth - place.clientWidth, by, place, "overflowX");
  return hasRoom(place.scrollTop, place.scrollHeight - place.clientHeight, by, place, "overflowY");
}

function hasRoom(
  at: number,
  most: number,
  by: number,
  place: Element,
  overflow: "overflowX" | "overflowY",
): boolean {
  if (most < 1 || by === 0) return false;
  // Right to left, places count from 0 down.
  const [first, last] = at < 0 ? [-most, 0] : [0, most];
  const isAtEnd = by > 0 ? at >= last - 1 : at <= first + 0.5;
  return !isAtEnd && /auto|scroll/.test(getComputedStyle(place)[overflow]);
}
