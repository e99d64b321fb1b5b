import { range } from "../../../lib/range.js";

/** Of a row in `form-field.css`, in px: rows that wait take about as much room as they will. */
export const waitingRowHeight = 40;

/** Where the rows of a chunk will stand that waits in this box, in window coordinates. */
export function waitingBoxes({ top, height }: { top: number; height: number }): {
  top: number;
  bottom: number;
}[] {
  return range(0, Math.round(height / waitingRowHeight)).map((at) => ({
    top: top + at * waitingRowHeight,
    bottom: top + (at + 1) * waitingRowHeight,
  }));
}
