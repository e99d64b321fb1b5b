import { memo, useId, useLayoutEffect, useRef } from "react";
import { WarningIcon } from "../../../kit/icons.js";
import { joinParts } from "../../../lib/isolate.js";
import type { GridCell } from "./pair-grid.js";

/** Place of a cell, and what its box calls. */
export interface PlacedBox {
  row: number;
  column: number;
  /** Left edge, in px. */
  start: number;
  /** Tab leads to it. */
  isStop: boolean;
  fixed: boolean;
  onFocus(cell: GridCell): void;
  onSet(cell: GridCell, isOn: boolean): void;
}

interface PairBoxProps extends PlacedBox {
  role: "gridcell" | "rowheader" | "columnheader";
  /** Label of the checkbox. */
  label: string;
  /** Shown beside it. */
  name?: string;
  /** Message about all of it. */
  note?: string | null;
  sum: "all" | "some" | "none";
}

/** One cell of the grid with its checkbox: a pair, or all of a row or column. Drawn again only where it says something else. */
export const PairBox = memo(function PairBox(props: PairBoxProps) {
  const { role, row, column, start, label, name, note = null, sum, isStop, fixed, onFocus, onSet } = props;
  const noteId = useId();
  const box = useRef<HTMLInputElement>(null);
  // There is no attribute for it, and a press takes it away.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = sum === "some";
  });
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: each of the three is a cell.
    <div
      role={role}
      aria-colindex={column + 1}
      className={`pair-${role}`}
      style={role === "rowheader" ? undefined : { insetInlineStart: start }}
    >
      <label className="checkbox pair-box">
        <input
          ref={box}
          type="checkbox"
          className="checkbox-input"
          aria-label={label}
          aria-describedby={note === null ? undefined : noteId}
          checked={sum === "all"}
          aria-disabled={fixed || undefined}
          tabIndex={isStop ? 0 : -1}
          data-cell={`${row} ${column}`}
          onFocus={() => onFocus({ row, column })}
          onChange={({ currentTarget }) => onSet({ row, column }, currentTarget.checked)}
        />
        {name === undefined ? null : (
          <span className="pair-name" title={joinParts([name, note])}>
            <bdi>{name}</bdi>
          </span>
        )}
      </label>
      {note === null ? null : (
        <span id={noteId} className="pair-note">
          <WarningIcon />
          <span>{note}</span>
        </span>
      )}
    </div>
  );
});
