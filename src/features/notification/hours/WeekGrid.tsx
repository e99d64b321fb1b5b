import { useAtomValue } from "jotai";
import { type FocusEvent, type KeyboardEvent, memo, useId, useMemo, useRef, useState } from "react";
import type { WindowPoint } from "../../../kit/edge-scroll.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { usePointerDrag } from "../../../kit/use-pointer-drag.js";
import { range } from "../../../lib/range.js";
import type { TimeRange } from "../../../lib/time-ranges.js";
import { useNotification, useNotificationSettings } from "../notification-context.js";
import { type GridCell, moved, rectangle } from "./grid-cells.js";
import { weekdaysShown } from "./timing.js";
import { cellName, WeekRow } from "./WeekRow.js";
import { cellMinutes, cellState, painted, weekOf } from "./week.js";

const closed: readonly TimeRange[] = [];

/** A stroke while it is painted: from where, and whether it opens or closes. */
interface Painting {
  readonly from: GridCell;
  to: GridCell;
  readonly open: boolean;
}

/** The hours of a week, painted by the pointer or by keys. One stop of Tab; what a stroke did is said once. */
export const WeekGrid = memo(function WeekGrid() {
  const { model } = useNotification();
  const { words, fixed } = useNotificationSettings();
  const rows = useAtomValue(model.atoms.rows);
  const preview = useAtomValue(model.stroke);
  const hours = useMemo(() => weekOf(rows.map(({ value }) => value)), [rows]);
  const week = preview === null ? hours : painted(hours, preview);
  const [active, setActive] = useState<GridCell>({ row: 0, cell: 18 });
  const [announced, announce] = useState("");
  const painting = useRef<Painting | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  /** As it is now, which need not be drawn yet. */
  const stateOf = ({ row, cell }: GridCell) => {
    const now = weekOf(model.state().rows.map(({ value }) => value));
    return cellState(now, weekdaysShown[row] ?? 0, cell);
  };

  /** The pointer and Space turn the first cell over; Shift with an arrow gives its state to the others. */
  function begin(from: GridCell, open = stateOf(from) !== "whole"): void {
    painting.current = { from, to: from, open };
    paintTo(from);
  }
  function paintTo(to: GridCell): void {
    const stroke = painting.current;
    if (stroke === null) return;
    if (to !== stroke.from && stroke.to.row === to.row && stroke.to.cell === to.cell) return;
    stroke.to = to;
    const { rows: days, cells } = rectangle(stroke.from, to);
    model.previewStroke({
      days: days.map((row) => weekdaysShown[row] ?? 0),
      from: (cells[0] ?? 0) * cellMinutes,
      to: ((cells.at(-1) ?? 0) + 1) * cellMinutes,
      open: stroke.open,
    });
  }
  function end(): void {
    const stroke = painting.current;
    if (stroke === null) return;
    painting.current = null;
    const isEdit = model.endStroke();
    const { rows: days, cells } = rectangle(stroke.from, stroke.to);
    const first = cellName(words, { row: days[0] ?? 0, cell: cells[0] ?? 0 });
    const last = cellName(words, { row: days.at(-1) ?? 0, cell: cells.at(-1) ?? 0 });
    const what = first === last ? first : words.span(first, last);
    const done = (stroke.open ? words.paintedOn : words.paintedOff)(what);
    if (isEdit) model.nameStep(done);
    announce(done);
  }
  function takeBack(): void {
    painting.current = null;
    model.takeBackStroke();
  }
  /** Moves the focus; a pointer scrolls nothing: another cell would come under it. */
  function goTo(to: GridCell, preventScroll = false): void {
    setActive(to);
    box.current?.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.cell}"]`)?.focus({ preventScroll });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && painting.current !== null) {
      event.preventDefault();
      pointer.stop();
      takeBack();
      return;
    }
    if ((event.key === " " || event.key === "Enter") && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (fixed || event.repeat) return;
      begin(active);
      end();
      return;
    }
    const to = moved(active, event);
    if (to === null) return;
    event.preventDefault();
    if (event.shiftKey && !fixed) {
      if (painting.current === null) begin(active, stateOf(active) === "whole");
      paintTo(to);
    } else end();
    goTo(to);
  }
  function onKeyUp(event: KeyboardEvent): void {
    if (event.key === "Shift") end();
  }

  /** Out of the grid, not from one cell to the next. */
  function leave({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node) || !box.current?.contains(relatedTarget)) end();
  }

  const pointer = usePointerDrag<GridCell>(box, {
    press(event) {
      const cell = cellAt({ x: event.clientX, y: event.clientY });
      if (cell === null || fixed) return null;
      // Else the browser focuses it by itself, and selects.
      event.preventDefault();
      return cell;
    },
    atOnce: true,
    begin(cell) {
      end();
      goTo(cell, true);
      begin(cell);
      return true;
    },
    drag(_, at) {
      const cell = cellAt(at);
      if (cell !== null && painting.current !== null) paintTo(cell);
    },
    drop: end,
    tap(cell) {
      end();
      goTo(cell, true);
      begin(cell);
      end();
    },
    takeBack,
  });
  /** The pointer is captured, so what is under it is found by its place. */
  function cellAt({ x, y }: WindowPoint): GridCell | null {
    const root = box.current?.getRootNode() as ShadowRoot | Document | undefined;
    return cellOf(root?.elementFromPoint(x, y));
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
          onKeyDown={onKeyDown}
          onKeyUp={onKeyUp}
          onFocus={({ target }) => setActive((now) => cellOf(target) ?? now)}
          onBlur={leave}
          {...pointer.handlers}
        >
          {weekdaysShown.map((day, row) => (
            <WeekRow
              key={day}
              row={row}
              open={week[day] ?? closed}
              stop={active.row === row ? active.cell : null}
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
      <StatusRegion text={announced} />
    </div>
  );
});

/** The cell that a node is, or lies in. */
function cellOf(node: Element | null | undefined): GridCell | null {
  const [row, cell] = node?.closest<HTMLElement>("[data-cell]")?.dataset.cell?.split(" ").map(Number) ?? [];
  return row === undefined || cell === undefined ? null : { row, cell };
}
