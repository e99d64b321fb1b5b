import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { SalonItem } from "../../../api/salon-items.js";
import { isComposing } from "../../../kit/ime.js";
import { type PairIds, useSalonSettings } from "../../salon/index.js";
import { useItemWords } from "../items-context.js";
import { PairBox } from "./PairBox.js";
import { type GridCell, gridMove } from "./pair-grid.js";
import { type ChangedPairs, type OffPairs, pairState, withPairs } from "./pair-state.js";
import { countPairs, type PairSum } from "./pair-sums.js";
import { headHeight, rowHeight, usePairView } from "./use-pair-view.js";

interface PairGridProps {
  courses: readonly SalonItem[];
  resources: readonly SalonItem[];
  /** Pairs that may not be booked, as they were read. */
  off: OffPairs;
  changed: ChangedPairs;
  onChange(changed: ChangedPairs): void;
}

/** Courses as rows, resources as columns; what is near is drawn, and the cell that has the focus. */
export function PairGrid({ courses, resources, off, changed, onChange }: PairGridProps) {
  const { words, fixed } = useSalonSettings();
  const own = useItemWords("courses");
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<GridCell>({ row: 1, column: 1 });
  const follows = useRef(false);
  const state = useMemo(() => pairState(off, changed), [off, changed]);
  const sumsWith = useMemo(() => countPairs(courses, resources, off), [courses, resources, off]);
  const sums = useMemo(() => sumsWith(changed), [sumsWith, changed]);
  const size = { rows: courses.length, columns: resources.length };
  const { nameWidth, column, roomWidth, zoom, rows, columns, show } = usePairView(box, size, active);

  // After it is drawn, the cell that a key leads to has the focus.
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    box.current
      ?.querySelector<HTMLElement>(`[data-cell="${active.row} ${active.column}"]`)
      ?.focus({ preventScroll: true });
  }, [active]);

  /** A cell, or all of a row or column, is set to a state. */
  function set(cell: GridCell, isOn: boolean): void {
    if (!fixed) onChange(withPairs(off, changed, pairsAt(cell), isOn));
  }
  // Cells that say the same as before are not drawn again: what they call stays the same, and does what it does now.
  const now = useRef(set);
  useLayoutEffect(() => {
    now.current = set;
  });
  const setCell = useCallback((cell: GridCell, isOn: boolean) => now.current(cell, isOn), []);
  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) {
      // The checkbox itself would take a Space of the input method for its own.
      if (event.key === " ") event.preventDefault();
      return;
    }
    const move = gridMove(event, active, size);
    if (move === null) return;
    event.preventDefault();
    if (move.paints) {
      const [from] = pairsAt(active);
      if (from) set(move.to, state.isOn(from.courseId, from.resourceId));
    }
    follows.current = true;
    show(move.to);
    setActive({ ...move.to });
  }
  function pairsAt({ row, column }: GridCell): readonly PairIds[] {
    const ofRow = row === 0 ? courses : courses.slice(row - 1, row);
    const ofColumn = column === 0 ? resources : resources.slice(column - 1, column);
    return ofRow.flatMap((course) =>
      ofColumn.map((resource) => ({ courseId: course.id, resourceId: resource.id })),
    );
  }
  function headOf(item: SalonItem, { is, isLost }: PairSum, lost: string) {
    const name = item.name || words.noName;
    return { label: own.allOf(name), name, note: isLost ? lost : null, sum: is };
  }
  function boxAt(row: number, at: number) {
    return {
      row,
      column: at,
      start: at === 0 ? 0 : nameWidth + (at - 1) * column,
      isStop: active.row === row && active.column === at,
      fixed,
      onFocus: setActive,
      onSet: setCell,
    };
  }
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
            inlineSize: roomWidth,
            zoom,
            "--pair-name": `${nameWidth}px`,
            "--pair-column": `${column}px`,
          } as CSSProperties
        }
      >
        {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it. */}
        <div role="row" aria-rowindex={1} className="pair-head">
          <span role="presentation" className="pair-corner" />
          {columns.map((column) => {
            const resource = resources[column - 1];
            return resource ? (
              <PairBox
                key={resource.id}
                role="columnheader"
                {...boxAt(0, column)}
                {...headOf(resource, sums.ofResource(resource), own.nothing)}
              />
            ) : null;
          })}
        </div>
        {rows.map((row) => {
          const course = courses[row - 1];
          return course ? (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it.
            <div
              key={course.id}
              role="row"
              aria-rowindex={row + 1}
              className="pair-row"
              style={{ insetBlockStart: headHeight + (row - 1) * rowHeight }}
            >
              <PairBox
                role="rowheader"
                {...boxAt(row, 0)}
                {...headOf(course, sums.ofCourse(course), own.nobody)}
              />
              {columns.map((column) => {
                const resource = resources[column - 1];
                return resource ? (
                  <PairBox
                    key={resource.id}
                    role="gridcell"
                    {...boxAt(row, column)}
                    label={own.pair(course.name || words.noName, resource.name || words.noName)}
                    sum={state.isOn(course.id, resource.id) ? "all" : "none"}
                  />
                ) : null;
              })}
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}
