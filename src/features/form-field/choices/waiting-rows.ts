import { range } from "../../../lib/range.js";

/** Height of a row in `form-field.css`, in px: rows that wait take about as much room as they will. */
export const waitingRowHeight = 40;

/** Boxes, in window coordinates, of the rows of a chunk that waits in this box; `scale` is that of the chunk. */
export function waitingBoxes(
  { top, height }: { top: number; height: number },
  scale = 1,
): { top: number; bottom: number }[] {
  const each = waitingRowHeight * scale;
  return range(0, Math.round(height / each)).map((at) => ({
    top: top + at * each,
    bottom: top + (at + 1) * each,
  }));
}
