import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { isComposing } from "../../kit/ime.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import type { RowSelection } from "../selection/create-selection.js";
import type { DragAtoms } from "./drag-atoms.js";

/** Moves panels by Alt and an arrow on their heads, and announces a drag. */
export function MovingKeys({
  model,
  onMove,
}: {
  model: { readonly atoms: { readonly drag: DragAtoms }; readonly selection: RowSelection };
  /** The focus stays on `field`. Must stay the same from one rendering to the next. */
  onMove(key: string, by: -1 | 1, field: string): void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const announcement = useAtomValue(model.atoms.drag.announcement);

  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    const onKeyDown = (event: Event) => {
      const move = wantedMove(event as KeyboardEvent);
      // Selected rows are moved together, by keys of the selection.
      if (!move || model.selection.keys().size > 0) return;
      event.preventDefault();
      // The buttons of the same name go along with the focus on them; here it stays on what had it.
      onMove(move.key, move.by, move.field);
    };
    root?.addEventListener("keydown", onKeyDown);
    return () => root?.removeEventListener("keydown", onKeyDown);
  }, [model, onMove]);

  return (
    <div ref={place}>
      <StatusRegion text={announcement} />
    </div>
  );
}

const directions: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

function wantedMove(event: KeyboardEvent): { key: string; by: -1 | 1; field: string } | null {
  const by = directions[event.key];
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (by === undefined || !altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return null;
  if (!(target instanceof Element) || isComposing(event)) return null;
  const key = target.closest(".panel-head")?.closest("[data-row]")?.getAttribute("data-row");
  if (key === null || key === undefined) return null;
  const field = target.closest("[data-field]")?.getAttribute("data-field") ?? "toggle";
  return { key, by, field };
}
