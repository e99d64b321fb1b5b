import { useAtomValue } from "jotai";
import { type FocusEvent, memo, useId, useMemo, useRef } from "react";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { range } from "../../../lib/range.js";
import type { TimeRange } from "../../../lib/time-ranges.js";
import { useNotification, useNotificationSettings } from "../notification-context.js";
import { weekdaysShown } from "./timing.js";
import { useActiveCell } from "./use-active-cell.js";
import { usePaintKeys } from "./use-paint-keys.js";
import { usePaintPointer } from "./use-paint-pointer.js";
import { usePainting } from "./use-painting.js";
import { WeekRow } from "./WeekRow.js";
import { painted, weekOf } from "./week.js";

const closed: readonly TimeRange[] = [];

/** The hours of a week, painted by the pointer or by keys. One stop of Tab; what a stroke did is said once. */
export const WeekGrid = memo(function WeekGrid() {
  const { model } = useNotification();
  const { words, fixed } = useNotificationSettings();
  const rows = useAtomValue(model.atoms.rows);
  const preview = useAtomValue(model.stroke);
  const hours = useMemo(() => weekOf(rows.map(({ value }) => value)), [rows]);
  const week = preview === null ? hours : painted(hours, preview);
  const box = useRef<HTMLDivElement>(null);
  const active = useActiveCell(box);
  const painting = usePainting();
  const pointer = usePaintPointer(box, active, painting);
  const keys = usePaintKeys(active, painting, () => {
    pointer.stop();
    painting.takeBack();
  });
  const id = useId();

  /** Out of the grid, not from one cell to the next. */
  function leave({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node) || !box.current?.contains(relatedTarget)) painting.end();
  }

  return (
    <div className="week">
      <p className="notification-note">{words.gridHint}</p>
      <div className="week-scroll scroll-box">
        <div className="week-hours" aria-hidden="true">
          {range(0, 24).map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <div
          ref={box}
          role="grid"
          className="week-grid"
          aria-label={words.grid}
          aria-describedby={`${id}rows`}
          aria-multiselectable="true"
          aria-readonly={fixed || undefined}
          onFocus={active.onFocus}
          onBlur={leave}
          {...keys}
          {...pointer.handlers}
        >
          {weekdaysShown.map((day, row) => (
            <WeekRow
              key={day}
              row={row}
              open={week[day] ?? closed}
              stop={active.at.row === row ? active.at.cell : null}
              words={words}
              id={id}
            />
          ))}
        </div>
      </div>
      <div hidden>
        <span id={`${id}open`}>{words.open}</span>
        <span id={`${id}rows`}>{words.gridRows}</span>
      </div>
      <StatusRegion text={painting.said} />
    </div>
  );
});
