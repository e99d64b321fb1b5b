import type { ReactNode } from "react";
import { foldedMatches, type TextRange } from "../lib/fold.js";

/** A text with what the operator searches for marked in it. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markedText(text, query);
}

/** The same where those style texts are there already, without being a part of its own: a list has one in each row. */
export function markedText(
  text: string,
  query: string,
  ranges: readonly TextRange[] = foldedMatches(text, query),
): ReactNode {
  const pieces: ReactNode[] = [];
  let reached = 0;
  for (const { start, end } of ranges) {
    pieces.push(
      text.slice(reached, start),
      // No `<mark>`: that is an object of its own to a reader, which then passes over its letters.
      <span key={start} className="mark">
        {text.slice(start, end)}
      </span>,
    );
    reached = end;
  }
  return (
    // All of it goes when one piece does: a page's translator may have moved the texts away from where React left them.
    <span key={`${query}\n${text}`}>
      {pieces}
      {text.slice(reached)}
    </span>
  );
}
