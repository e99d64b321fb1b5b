import { useAtomValue } from "jotai";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useJourney } from "../journey-context.js";

/** One control of the grid is a stop of Tab; the focus goes where it is wished for, once that is drawn. */
export function useGridFocus(grid: {
  box: RefObject<HTMLElement | null>;
  ids: readonly number[];
  activeId: number | null;
  showRow(at: number): void;
}): void {
  const { box, ids, activeId, showRow } = grid;
  const { model } = useJourney();
  const active = useAtomValue(model.atoms.active);
  const focus = useAtomValue(model.atoms.focus);

  // After every drawing: rows come and go, and one of their controls must always be the stop.
  useLayoutEffect(() => {
    const control = active?.id === activeId ? active?.control : "name";
    const stop = controlAt(box.current, activeId, control ?? "name");
    for (const each of box.current?.querySelectorAll<HTMLElement>("[data-control]") ?? []) {
      // The box of a row is a label around what is pressed.
      const button = each.querySelector<HTMLElement>("input") ?? each;
      const index = each === stop ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  });

  // The control that opened a dialog may be gone when it closes.
  const isOpen = useAtomValue(model.dialogs.atoms.shown) !== null;
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const closed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (closed && focus === null && activeId !== null && hasNoFocus(box.current))
      model.focusOn({ id: activeId, control: "name" });
  }, [isOpen, focus, activeId, box, model]);

  useLayoutEffect(() => {
    if (focus === null || focus === "add") return;
    const at = ids.indexOf(focus.id);
    if (at < 0) return;
    if (activeId !== focus.id || active?.control !== focus.control) {
      // Drawn with it, it can have the focus.
      model.activate(focus);
      return;
    }
    showRow(at);
    const control = controlAt(box.current, focus.id, focus.control);
    (control?.querySelector<HTMLElement>("input") ?? control)?.focus({ preventScroll: true });
    model.focusArrived();
  }, [focus, ids, activeId, active, showRow, box, model]);
}

/** It is neither in a control of the screen nor elsewhere on the page. */
function hasNoFocus(within: HTMLElement | null): boolean {
  const root = within?.getRootNode();
  if (!within || !(root instanceof ShadowRoot)) return false;
  const { activeElement: inside, host } = root;
  const onPage = within.ownerDocument.activeElement;
  // A row that is removed leaves the focus to the screen as a whole.
  if (inside) return inside.contains(within);
  return onPage === null || onPage === host || onPage === within.ownerDocument.body;
}

function controlAt(box: HTMLElement | null, id: number | null, control: string): HTMLElement | null {
  const row = box?.querySelector(`[data-journey="${id}"]`);
  return (
    row?.querySelector<HTMLElement>(`[data-control="${control}"]`) ??
    row?.querySelector<HTMLElement>("[data-control=name]") ??
    null
  );
}
