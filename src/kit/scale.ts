/* CSS `zoom` and transforms of the page: boxes and pointers are told in the window's pixels, styles and scrolling in an element's own. */

/** How many of the window's pixels one of an element's own has: another figure than 1 under `zoom` or `transform`. */
export function scaleOf(element: HTMLElement): number {
  return scaleBetween(element.getBoundingClientRect().width, element.offsetWidth);
}

/** By a length as the window has it, and as the element has it. Lengths of its own are whole: less than one is no difference. */
export function scaleBetween(drawn: number, own: number): number {
  return drawn > 0 && own > 0 && Math.abs(drawn - own) >= 1 ? drawn / own : 1;
}
