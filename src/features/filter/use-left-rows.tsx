import { type RefObject, useLayoutEffect } from "react";
import type { FilterModel } from "./model.js";

/**
 * Notes which rows the focus has left: from then on they are judged. A press that takes the focus away is let end first,
 * so that a message which comes does not move what is pressed.
 */
export function useLeftRows(model: FilterModel, place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const { ownerDocument: page } = box;
    let pressed = false;
    let left: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judge = () => {
      for (const key of left) model.leave(key);
      left = [];
    };
    const press = () => {
      pressed = true;
    };
    const release = () => {
      pressed = false;
      // The click follows at once.
      timer = setTimeout(judge);
    };
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const root = target.getRootNode();
      // A window that goes behind another takes the focus from nothing.
      if (root instanceof ShadowRoot && root.activeElement === target) return;
      const rows = rowsAround(target, box);
      left.push(
        ...rows.filter((row) => !(relatedTarget instanceof Node && row.contains(relatedTarget))).map(keyOf),
      );
      if (!pressed) judge();
    };
    box.addEventListener("focusout", leave);
    page.addEventListener("pointerdown", press, true);
    page.addEventListener("pointerup", release, true);
    page.addEventListener("pointercancel", release, true);
    return () => {
      clearTimeout(timer);
      box.removeEventListener("focusout", leave);
      page.removeEventListener("pointerdown", press, true);
      page.removeEventListener("pointerup", release, true);
      page.removeEventListener("pointercancel", release, true);
    };
  }, [model, place]);
}

/** A condition, and the or-panel that it stands in. */
function rowsAround(target: Element, box: HTMLElement): HTMLElement[] {
  const rows: HTMLElement[] = [];
  for (let row = closestRow(target); row && box.contains(row); row = closestRow(row.parentElement))
    rows.push(row);
  return rows;
}

function closestRow(from: Element | null): HTMLElement | null {
  return from?.closest<HTMLElement>("[data-row]") ?? null;
}

function keyOf(row: HTMLElement): string {
  return row.dataset.row ?? "";
}
