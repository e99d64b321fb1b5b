/** A list of more rows is long. */
const mostDrawn = 40;
/** Of a long list so many are drawn whole at once: about a screenful, which would be drawn twice otherwise. */
const firstScreenful = 16;

/** Whether only those rows of a list are drawn whole that are or were near the screen. */
export function isLongList(count: number): boolean {
  return count > mostDrawn;
}

/** Whether a row is drawn whole without waiting until it is near: in a short list, among the first, or to get the focus. */
export function isDrawnAtOnce({
  at,
  count,
  wanted,
}: {
  at: number;
  count: number;
  wanted: boolean;
}): boolean {
  return !isLongList(count) || at < firstScreenful || wanted;
}
