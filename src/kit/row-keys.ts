/** Index to which a key leads in a list of `count` rows, of which `visible` are seen at once; no answer for any other key. */
export function rowAfter(key: string, active: number, count: number, visible: number): number | undefined {
  const last = count - 1;
  const step = Math.max(visible - 1, 1);
  switch (count === 0 ? "" : key) {
    case "ArrowDown":
      return Math.min(active + 1, last);
    case "ArrowUp":
      return Math.max(active - 1, 0);
    case "PageDown":
      return Math.min(active + step, last);
    case "PageUp":
      return Math.max(active - step, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}
