import { memo } from "react";
import { classes } from "../../../kit/classes.js";
import { formatTime } from "../../../lib/dates/times.js";
import type { EffectiveDay } from "../../opening-hours/index.js";
import { describeDay } from "./format-hours.js";
import type { OpeningWords } from "./messages.js";

interface DayCellProps {
  day: EffectiveDay;
  /** From 1. */
  column: number;
  words: OpeningWords;
  isActive: boolean;
  isToday: boolean;
  canOpen: boolean;
  onOpen(date: string): void;
}

/** A day of the calendar: its hours, or that it is closed, and what is not as usual. */
export const DayCell = memo(
  function DayCell({ day, column, words, isActive, isToday, canOpen, onOpen }: DayCellProps) {
    const { date, ranges, source, note, isDoubled, isPartlyRead } = day;
    const isClosed = ranges.length === 0;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the grid.
      <div
        role="gridcell"
        className={classes("opening-cell", isClosed && "is-closed", canOpen && "can-open")}
        tabIndex={isActive ? 0 : -1}
        aria-colindex={column}
        aria-current={isToday ? "date" : undefined}
        aria-haspopup={canOpen ? "dialog" : undefined}
        data-date={date}
        onClick={() => onOpen(date)}
      >
        {/* By its text: a name of its own would have to hold what is drawn word for word. */}
        <span className="sr">{describeDay(day, words)}</span>
        <span className="opening-cell-date" aria-hidden="true">
          {Number(date.slice(8))}
        </span>
        {isClosed ? (
          <span className="opening-cell-closed" aria-hidden="true">
            {words.closed}
          </span>
        ) : null}
        {ranges.map(({ from, to }) => (
          <span key={`${from} ${to}`} className="opening-cell-hours" aria-hidden="true">
            {formatTime(from)}
            <wbr />
            {words.fromTo("", formatTime(to))}
          </span>
        ))}
        {source === "usual" ? null : (
          <bdi className="opening-cell-mark" aria-hidden="true">
            {source === "date" ? words.ownDay : note === "" ? words.specialMark : note}
          </bdi>
        )}
        {isDoubled || isPartlyRead ? (
          <span className="opening-cell-mark opening-cell-warning" aria-hidden="true">
            !
          </span>
        ) : null}
      </div>
    );
  },
  // The handler that opens a day is made anew by each drawing, and does the same.
  (before, after) =>
    before.day === after.day &&
    before.words === after.words &&
    before.isActive === after.isActive &&
    before.isToday === after.isToday &&
    before.canOpen === after.canOpen,
);
