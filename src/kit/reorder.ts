/** A row that is being dragged: from where, and where it would be dropped. Nothing is moved until then. */
export interface DragState {
  from: number;
  to: number;
  by: "keys" | "pointer";
}

/** Event of a reordered row, for the owner to move the row and to announce it. Places count from 0. */
export interface ReorderEvent {
  kind: "started" | "moved" | "dropped" | "canceled";
  from: number;
  to: number;
  count: number;
}

/** An answer to one key or one movement; no event where nothing changed. */
export interface ReorderStep {
  drag: DragState | null;
  event?: ReorderEvent;
}

/** Space starts and drops, Enter drops, arrows move by one, Home and End to the ends, Esc takes it back. `null`: not our key. */
export function reorderByKey(
  drag: DragState | null,
  key: string,
  index: number,
  count: number,
): ReorderStep | null {
  if (!drag) return key === " " && count > 1 ? startDrag(index, count, "keys") : null;
  switch (key) {
    case " ":
    case "Enter":
      return drop(drag, count);
    case "Escape":
      return cancelDrag(drag, count);
    case "ArrowUp":
      return moveDrag(drag, drag.to - 1, count);
    case "ArrowDown":
      return moveDrag(drag, drag.to + 1, count);
    case "Home":
      return moveDrag(drag, 0, count);
    case "End":
      return moveDrag(drag, count - 1, count);
    default:
      return null;
  }
}

export function startDrag(index: number, count: number, by: DragState["by"]): ReorderStep {
  const drag = { from: index, to: index, by };
  return { drag, event: { kind: "started", from: index, to: index, count } };
}

/** Past the ends it stays at the end. */
export function moveDrag(drag: DragState, wanted: number, count: number): ReorderStep {
  const to = Math.min(Math.max(wanted, 0), count - 1);
  if (to === drag.to) return { drag };
  return { drag: { ...drag, to }, event: { kind: "moved", from: drag.from, to, count } };
}

/** Dropped where it came from, the drag is canceled. */
export function drop(drag: DragState, count: number): ReorderStep {
  if (drag.from === drag.to) return cancelDrag(drag, count);
  return { drag: null, event: { kind: "dropped", from: drag.from, to: drag.to, count } };
}

export function cancelDrag(drag: DragState, count: number): ReorderStep {
  return { drag: null, event: { kind: "canceled", from: drag.from, to: drag.from, count } };
}

/**
 * Index at which a row from `from` would be dropped when the pointer is at `y`: before the first other row whose
 * middle lies below the pointer. The row itself is left out, so a small shake over its own place moves nothing.
 */
export function placeAt(y: number, boxes: readonly { top: number; bottom: number }[], from: number): number {
  return boxes.filter((box, at) => at !== from && (box.top + box.bottom) / 2 <= y).length;
}

/** The class of the row at `place` during a drag: the dragged row, or the one next to where it would be dropped. */
export function reorderMark(drag: DragState | null, index: number): string | undefined {
  if (!drag) return undefined;
  if (index === drag.from) return "reorder-dragged";
  if (index !== drag.to) return undefined;
  return drag.to < drag.from ? "reorder-before" : "reorder-after";
}

/** The list after the drop. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const row = list.slice(from, from + 1);
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...row);
}
