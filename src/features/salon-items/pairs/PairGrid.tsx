import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import { isComposing } from "../../../kit/ime.js";
import { useSalonSettings } from "../../salon/index.js";
import { useItemWords } from "../items-context.js";
import type { PlacedBox } from "./PairBox.js";
import { PairHead, PairRow } from "./PairRow.js";
import { gridMove } from "./pair-grid.js";
import { useActivePair } from "./use-active-pair.js";
import { type EditedPairsOptions, useEditedPairs } from "./use-edited-pairs.js";
import { headHeight, rowHeight, usePairView } from "./use-pair-view.js";

/** Courses as rows, resources as columns; what is near is drawn, and the cell that has the focus. */
export function PairGrid(props: EditedPairsOptions) {
  const { courses, resources } = props;
  const { fixed } = useSalonSettings();
  const own = useItemWords("courses");
  const box = useRef<HTMLDivElement>(null);
  const active = useActivePair(box);
  const pairs = useEditedPairs(props);
  const size = { rows: courses.length, columns: resources.length };
  const view = usePairView(box, size, active.at);

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) {
      // The checkbox itself would take a Space of the input method for its own.
      if (event.key === " ") event.preventDefault();
      return;
    }
    const move = gridMove(event, active.at, size);
    if (move === null) return;
    event.preventDefault();
    if (move.paints) pairs.carry(active.at, move.to);
    view.show(move.to);
    active.goTo(move.to);
  }
  function boxAt(row: number, column: number): PlacedBox {
    return {
      row,
      column,
      start: column === 0 ? 0 : view.nameWidth + (column - 1) * view.column,
      isStop: active.at.row === row && active.at.column === column,
      fixed,
      onFocus: active.set,
      onSet: pairs.set,
    };
  }
  const columns = view.columns.flatMap((at) => {
    const resource = resources[at - 1];
    return resource ? { at, resource } : [];
  });
  return (
    <div
      ref={box}
      role="grid"
      className="pair-grid scroll-box"
      aria-label={own.pairs}
      aria-rowcount={size.rows + 1}
      aria-colcount={size.columns + 1}
      onKeyDown={onKeyDown}
    >
      <div
        role="presentation"
        className="pair-room"
        style={
          {
            blockSize: headHeight + size.rows * rowHeight,
            inlineSize: view.roomWidth,
            zoom: view.zoom,
            "--pair-name": `${view.nameWidth}px`,
            "--pair-column": `${view.column}px`,
          } as CSSProperties
        }
      >
        <PairHead columns={columns} pairs={pairs} boxAt={boxAt} />
        {view.rows.map((row) => {
          const course = courses[row - 1];
          return course ? (
            <PairRow
              key={course.id}
              row={row}
              course={course}
              columns={columns}
              pairs={pairs}
              boxAt={boxAt}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}
