/** A list of more rows is long. */
const mostAtOnce = 9;
/** Length from which a list keeps rows far from the screen small. */
const mostDrawn = 40;
/** Number of rows of a long list that are drawn whole at once: about a screenful, which would be drawn twice otherwise. */
const firstScreenful = 16;

/** When a row is drawn whole; until then something small stands in its place. */
export type RowDrawing = "at-once" | "when-idle" | "when-near";

/** True for a list so long that rows far from the screen are not painted. */
export function isLongList(count: number): boolean {
  return count > mostAtOnce;
}

/** At once in a short list, among the first, or to get the focus; else when the page is idle or the row is near, in a very long list only then. */
export function rowDrawing({
  at,
  count,
  wanted,
}: {
  at: number;
  count: number;
  wanted: boolean;
}): RowDrawing {
  if (!isLongList(count) || at < firstScreenful || wanted) return "at-once";
  return count > mostDrawn ? "when-near" : "when-idle";
}
