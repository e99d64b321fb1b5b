/** A row in the air: where it came from and where it would come down. Nothing is moved until it is dropped. */
export interface Lift {
  from: number;
  to: number;
  by: "keys" | "pointer";
}

/** What happened, for whoever moves the row and says so. Places count from 0. */
export interface ReorderEvent {
  kind: "lifted" | "moved" | "dropped" | "canceled";
  from: number;
  to: number;
  count: number;
}

/** An answer to one key or one movement; no event where nothing changed. */
export interface ReorderStep {
  lift: Lift | null;
  event?: ReorderEvent;
}

/** Space lifts and drops, arrows move by one, Home and End to the ends, Esc takes it back. `null`: not our key. */
export function reorderByKey(
  lift: Lift | null,
  key: string,
  place: number,
  count: number,
): ReorderStep | null {
  if (!lift) return key === " " && count > 1 ? liftRow(place, count, "keys") : null;
  switch (key) {
    case " ":
      return dropRow(lift, count);
    case "Escape":
      return cancelLift(lift, count);
    case "ArrowUp":
      return carryRow(lift, lift.to - 1, count);
    case "ArrowDown":
      return carryRow(lift, lift.to + 1, count);
    case "Home":
      return carryRow(lift, 0, count);
    case "End":
      return carryRow(lift, count - 1, count);
    default:
      return null;
  }
}

export function liftRow(place: number, count: number, by: Lift["by"]): ReorderStep {
  const lift = { from: place, to: place, by };
  return { lift, event: { kind: "lifted", from: place, to: place, count } };
}

/** Past the ends it stays at the end. */
export function carryRow(lift: Lift, wanted: number, count: number): ReorderStep {
  const to = Math.min(Math.max(wanted, 0), count - 1);
  if (to === lift.to) return { lift };
  return { lift: { ...lift, to }, event: { kind: "moved", from: lift.from, to, count } };
}

/** Dropped where it came from, it was never meant. */
export function dropRow(lift: Lift, count: number): ReorderStep {
  if (lift.from === lift.to) return cancelLift(lift, count);
  return { lift: null, event: { kind: "dropped", from: lift.from, to: lift.to, count } };
}

export function cancelLift(lift: Lift, count: number): ReorderStep {
  return { lift: null, event: { kind: "canceled", from: lift.from, to: lift.from, count } };
}

/**
 * Where a row from `from` comes down when the pointer is at `y`: before the first other row whose middle lies below the
 * pointer. The row itself is left out, so a small shake over its own place moves nothing.
 */
export function placeAt(y: number, boxes: readonly { top: number; bottom: number }[], from: number): number {
  return boxes.filter((box, at) => at !== from && (box.top + box.bottom) / 2 <= y).length;
}

/** The class of the row at `place` while one is in the air: itself, or the one beside the place where it comes down. */
export function reorderMark(lift: Lift | null, place: number): string | undefined {
  if (!lift) return undefined;
  if (place === lift.from) return "reorder-lifted";
  if (place !== lift.to) return undefined;
  return lift.to < lift.from ? "reorder-before" : "reorder-after";
}

/** The list after the row came down. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const row = list.slice(from, from + 1);
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...row);
}
