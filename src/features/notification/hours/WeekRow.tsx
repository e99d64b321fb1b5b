import { memo } from "react";
import { classes } from "../../../kit/classes.js";
import { formatTime } from "../../../lib/dates/times.js";
import { range } from "../../../lib/range.js";
import { coverage, type TimeRange } from "../../../lib/time-ranges.js";
import type { NotificationWords } from "../messages.js";
import type { GridCell } from "./grid-cells.js";
import { weekdaysShown } from "./timing.js";
import { cellMinutes, cellsOfDay, rangeOfCell } from "./week.js";

/** Day and both ends of a cell, without its state. */
export function cellName(words: NotificationWords, { row, cell }: GridCell): string {
  const day = words.weekday(words.weekdays[weekdaysShown[row] ?? 0] ?? "");
  return words.cell(day, formatTime(cell * cellMinutes), formatTime((cell + 1) * cellMinutes));
}

/**
 * A day of the grid; drawn again only where its hours or its stop change, since a stroke changes one day at each move.
 * Going over cells, screen readers say no `aria-selected`, so the state stands in their names. Entering a table some read the
 * whole row, or its name where it has one: that is its cell with the stop.
 */
export const WeekRow = memo(function WeekRow({
  row,
  open,
  stop,
  words,
  id,
}: {
  row: number;
  /** Open ranges of the day. */
  open: readonly TimeRange[];
  /** The cell that Tab leads to, if it is one of this day. */
  stop: number | null;
  words: NotificationWords;
  /** Id of the grid: the text with the id `${id}open` says that a cell is open. */
  id: string;
}) {
  const heard = (cell: number) => {
    const own = `${id}${row}-${cell}`;
    return coverage(open, rangeOfCell(cell)) === "whole" ? `${own} ${id}open` : own;
  };
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its cells are.
    <div role="row" aria-labelledby={stop === null ? undefined : heard(stop)} className="week-row">
      {/* biome-ignore lint/a11y/useFocusableInteractive: the cells of the hours are. */}
      <span role="rowheader" className="week-day">
        {words.weekdays[weekdaysShown[row] ?? 0]}
      </span>
      {range(0, cellsOfDay).map((cell) => {
        const state = coverage(open, rangeOfCell(cell));
        const isWhole = state === "whole";
        return (
          <span
            key={cell}
            role="gridcell"
            className={classes(
              "week-cell",
              state !== "none" && `week-${state}`,
              cell % 2 === 0 && "week-hour",
            )}
            tabIndex={cell === stop ? 0 : -1}
            aria-selected={isWhole}
            id={isWhole || cell === stop ? `${id}${row}-${cell}` : undefined}
            aria-label={cellName(words, { row, cell }) + (state === "part" ? words.partly : "")}
            aria-labelledby={isWhole ? heard(cell) : undefined}
            data-cell={`${row} ${cell}`}
          />
        );
      })}
    </div>
  );
});
