import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import type { SalonItem } from "../../../api/salon-items.js";
import { type PairIds, useSalonSettings } from "../../salon/index.js";
import type { GridCell } from "./pair-grid.js";
import { type ChangedPairs, type OffPairs, type PairState, pairState, withPairs } from "./pair-state.js";
import { countPairs, type PairSums } from "./pair-sums.js";

/** Courses, resources, and which of them go together. */
export interface EditedPairsOptions {
  courses: readonly SalonItem[];
  resources: readonly SalonItem[];
  /** Pairs that may not be booked, as they were read. */
  off: OffPairs;
  changed: ChangedPairs;
  onChange(changed: ChangedPairs): void;
}

/** Pairs by the cells of the grid. */
export interface EditedPairs {
  readonly state: PairState;
  readonly sums: PairSums;
  /** Sets a cell, or all of a row or column, to a state. Always the same function. */
  set(cell: GridCell, isOn: boolean): void;
  /** Gives the state of one cell to another. */
  carry(from: GridCell, to: GridCell): void;
}

/** Pairs with what is changed of them, and the changes themselves. */
export function useEditedPairs(options: EditedPairsOptions): EditedPairs {
  const { courses, resources, off, changed, onChange } = options;
  const { fixed } = useSalonSettings();
  const state = useMemo(() => pairState(off, changed), [off, changed]);
  const sumsWith = useMemo(() => countPairs(courses, resources, off), [courses, resources, off]);
  const sums = useMemo(() => sumsWith(changed), [sumsWith, changed]);

  function pairsAt({ row, column }: GridCell): readonly PairIds[] {
    const ofRow = row === 0 ? courses : courses.slice(row - 1, row);
    const ofColumn = column === 0 ? resources : resources.slice(column - 1, column);
    return ofRow.flatMap((course) =>
      ofColumn.map((resource) => ({ courseId: course.id, resourceId: resource.id })),
    );
  }
  function setNow(cell: GridCell, isOn: boolean): void {
    if (!fixed) onChange(withPairs(off, changed, pairsAt(cell), isOn));
  }
  // Cells that say the same as before are not drawn again: what they call stays the same, and does what it does now.
  const now = useRef(setNow);
  useLayoutEffect(() => {
    now.current = setNow;
  });
  const set = useCallback((cell: GridCell, isOn: boolean) => now.current(cell, isOn), []);
  return {
    state,
    sums,
    set,
    carry(from, to) {
      const [pair] = pairsAt(from);
      if (pair) setNow(to, state.isOn(pair.courseId, pair.resourceId));
    },
  };
}
