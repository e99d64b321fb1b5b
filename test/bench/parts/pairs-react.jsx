import { useCallback, useLayoutEffect, useReducer, useRef } from "react";
import "./pairs.css";

/** Pairs that are off, by `row:column`, both from 0. A row that nothing was done to stays the same set. */
function firstPairs() {
  const { courses, resources, off } = globalThis.salonSettings;
  return courses.map(
    (_, row) => new Set(resources.flatMap((_, column) => (off.has(`${row}:${column}`) ? [column] : []))),
  );
}

function reduce(rows, { row, column, isOn }) {
  const columns = globalThis.salonSettings.resources.map((_, at) => at);
  const changed = (set, at) => {
    const next = new Set(set);
    for (const each of at) {
      if (isOn) next.delete(each);
      else next.add(each);
    }
    return next;
  };
  if (row === null) return rows.map((set) => changed(set, [column]));
  return rows.with(row, changed(rows[row], column === null ? columns : [column]));
}

/** The state of a grid of checkboxes that both React pages have, with painting by Shift and an arrow. */
export function usePairs() {
  const [rows, set] = useReducer(reduce, null, firstPairs);
  const follows = useRef(null);
  const latest = useRef(rows);
  latest.current = rows;
  useLayoutEffect(() => {
    if (follows.current) document.querySelector(`[data-cell="${follows.current}"]`)?.focus();
    follows.current = null;
  });
  const onKeyDown = useCallback((event) => {
    if (event.key !== "ArrowRight" || !event.shiftKey) return;
    const [row, column] = (event.target.dataset.cell ?? "").split(" ").map(Number);
    if (!row || !column) return;
    event.preventDefault();
    const isOn = !latest.current[row - 1].has(column - 1);
    follows.current = `${row} ${column + 1}`;
    set({ row: row - 1, column, isOn });
  }, []);
  return { rows, set, onKeyDown };
}

/** A checkbox that may stand between on and off. */
export function SumBox({ count, all, cell, label, onSet }) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      data-cell={cell}
      checked={count === all}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < all;
      }}
      onChange={({ target }) => onSet(target.checked)}
    />
  );
}

/** What the scenario looks at. */
export const lookAtPairs = {
  cell: (row, column) => document.querySelector(`[data-cell="${row} ${column}"]`),
  column: (column) => [...document.querySelectorAll(`[data-cell$=" ${column}"]:not([data-cell^="0 "])`)],
  row: (row) => [...document.querySelectorAll(`[data-cell^="${row} "]:not([data-cell$=" 0"])`)],
};
