import { range } from "../../../../lib/range.js";

/** A row that is drawn, by its place, or the room of rows that are not. */
export type DrawnPiece =
  | { readonly is: "row"; readonly at: number }
  | { readonly is: "gap"; readonly side: "start" | "above" | "below" | "end"; readonly rows: number };

/**
 * Rows to draw of `count`: those in view, and the one that has the focus (`kept`, or -1), wherever it is. The browser
 * takes the focus from what is moved in the document, so the gaps beside that row stay on their side of it.
 */
export function drawnPieces(start: number, end: number, count: number, kept: number): DrawnPiece[] {
  const inView = range(start, end).map((at) => ({ is: "row", at }) as const);
  const gap = (side: "start" | "above" | "below" | "end", rows: number) =>
    ({ is: "gap", side, rows }) as const;
  const row = { is: "row", at: kept } as const;
  if (kept >= 0 && kept < start)
    return [gap("start", kept), row, gap("below", start - kept - 1), ...inView, gap("end", count - end)];
  if (kept >= end && kept < count)
    return [gap("start", start), ...inView, gap("above", kept - end), row, gap("end", count - kept - 1)];
  return [gap("start", start), ...inView, gap("end", count - end)];
}
