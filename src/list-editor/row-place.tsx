/** The head of a row, as keys and presses find it. */
export interface RowHead {
  row: string;
  /** Field in the row. */
  field: string;
}

/** Selector of popups in a head that hold the focus for themselves; a menu that is open stands in its row, too. */
const above = "dialog, [popover]";

/** Selector of controls that a press in a head may be meant for. */
const controls = "a, button, input, label, select, textarea";

/** The head that has the focus. */
export function headAt(at: Element): RowHead | null {
  if (at.closest(above)) return null;
  const row = at.closest("[data-row-head]")?.closest("[data-row]")?.getAttribute("data-row");
  if (row === null || row === undefined) return null;
  return { row, field: at.closest("[data-field]")?.getAttribute("data-field") ?? "head" };
}

/** The row whose head was pressed, and none of its controls but the one that is the head itself. */
export function pressedRowAt(at: Element): string | null {
  const hit = at.closest(`${controls}, [data-row-head]`);
  return hit?.hasAttribute("data-row-head") ? (headAt(hit)?.row ?? null) : null;
}

export function isInSelectionBar(at: Element): boolean {
  return at.closest(".selection-bar") !== null;
}

/** True where keys are meant for the selection: a head, the bar, or the ground around it. */
export function actsOnSelection(at: Element): boolean {
  return headAt(at) !== null || isInSelectionBar(at) || at.querySelector(".selection-bar") !== null;
}
