import { useRef, useState } from "react";
import { useNotification, useNotificationSettings } from "../notification-context.js";
import { type GridCell, rectangle } from "./grid-cells.js";
import { weekdaysShown } from "./timing.js";
import { cellName } from "./WeekRow.js";
import { cellMinutes, cellState, weekOf } from "./week.js";

/** A stroke while it is painted: from where, and whether it opens or closes. */
interface PaintedStroke {
  readonly from: GridCell;
  to: GridCell;
  readonly open: boolean;
}

/** Strokes over the cells, one at a time. */
export interface Painting {
  /** The last stroke in words. */
  readonly said: string;
  isGoingOn(): boolean;
  /** Begins a stroke that turns its first cell over. */
  begin(from: GridCell): void;
  /** Gives the state of a cell to the others, from there or from where the stroke began. */
  carry(from: GridCell, to: GridCell): void;
  /** Goes on with the stroke, if there is one. */
  paintTo(to: GridCell): void;
  end(): void;
  takeBack(): void;
}

/** Paints the hours of the notification: the model shows a stroke from its first cell on, and what it did is said at its end. */
export function usePainting(): Painting {
  const { model } = useNotification();
  const { words } = useNotificationSettings();
  const [said, say] = useState("");
  const painted = useRef<PaintedStroke | null>(null);

  /** As it is now, which need not be drawn yet. */
  function isOpen({ row, cell }: GridCell): boolean {
    const now = weekOf(model.state().rows.map(({ value }) => value));
    return cellState(now, weekdaysShown[row] ?? 0, cell) === "whole";
  }
  function begin(from: GridCell, open: boolean): void {
    painted.current = { from, to: from, open };
    paintTo(from);
  }
  function paintTo(to: GridCell): void {
    const stroke = painted.current;
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

  return {
    said,
    isGoingOn: () => painted.current !== null,
    begin: (from) => begin(from, !isOpen(from)),
    carry(from, to) {
      if (painted.current === null) begin(from, isOpen(from));
      paintTo(to);
    },
    paintTo,
    end() {
      const stroke = painted.current;
      if (stroke === null) return;
      painted.current = null;
      const isEdit = model.endStroke();
      const { rows: days, cells } = rectangle(stroke.from, stroke.to);
      const first = cellName(words, { row: days[0] ?? 0, cell: cells[0] ?? 0 });
      const last = cellName(words, { row: days.at(-1) ?? 0, cell: cells.at(-1) ?? 0 });
      const what = first === last ? first : words.span(first, last);
      const done = (stroke.open ? words.paintedOn : words.paintedOff)(what);
      if (isEdit) model.nameStep(done);
      say(done);
    },
    takeBack() {
      painted.current = null;
      model.takeBackStroke();
    },
  };
}
