import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { DataAttributes } from "./attributes.js";
import { GripIcon } from "./icons.js";
import { isComposing } from "./ime.js";
import {
  cancelDrag,
  type DragState,
  drop,
  moveDrag,
  placeAt,
  type ReorderEvent,
  type ReorderStep,
  reorderByKey,
  startDrag,
} from "./reorder.js";
import { useLayoutOnChange } from "./use-on-change.js";
import { usePointerDrag } from "./use-pointer-drag.js";
import { whenLeft } from "./when-left.js";

/** Drags its row to another place of the list. Extra `data-*` attributes go to the `<button>`. */
export interface ReorderHandleProps extends DataAttributes {
  /** Names the row too. */
  label: string;
  /** The row's place, from 0. */
  index: number;
  count: number;
  /** The boxes of all rows as they are now, in order, in window coordinates. */
  boxes(): readonly { top: number; bottom: number }[];
  /** The row was dropped: move it. */
  onMove(from: number, to: number): void;
  /** For the line where it would be dropped (`reorderMark`); `null` when nothing is being dragged. */
  onDrag?: ((drag: DragState | null) => void) | undefined;
  /** Everything that happened, for the owner's status region. */
  onEvent?: ((event: ReorderEvent) => void) | undefined;
  disabled?: boolean | undefined;
  "aria-describedby"?: string | undefined;
}

/**
 * By pointer, by a finger that has rested on it, and by keys. The list stays as it is until the drop, and scrolls near its
 * edges. The focus stays on the handle, also when its row is moved. Moving on with Tab cancels the drag.
 */
export function ReorderHandle({
  label,
  index,
  count,
  boxes,
  onMove,
  onDrag,
  onEvent,
  disabled = false,
  ...passed
}: ReorderHandleProps) {
  const [drag, setDrag] = useState<DragState | null>(null);
  // Events of one frame come before the state is rendered.
  const current = useRef<DragState | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const keepFocus = useRef(false);

  // The browser takes the focus from a node that is moved in the document.
  // A new place is what it waits for.
  useLayoutOnChange([index], () => {
    if (keepFocus.current) button.current?.focus({ preventScroll: true });
    keepFocus.current = false;
    // The list has changed meanwhile: what was lifted is meant, wherever it stands now.
    const lifted = current.current;
    if (lifted && lifted.from !== index) take({ drag: { ...lifted, from: index } });
  });

  const goAway = useRef(() => {});
  useEffect(() => {
    goAway.current = () => {
      if (current.current) onDrag?.(null);
      current.current = null;
    };
  });
  useEffect(() => () => goAway.current(), []);

  function take({ drag: next, event }: ReorderStep) {
    if (next !== current.current) {
      current.current = next;
      setDrag(next);
      onDrag?.(next);
    }
    if (!event) return;
    if (event.kind === "dropped") {
      keepFocus.current = true;
      onMove(event.from, event.to);
    }
    onEvent?.(event);
  }
  function cancel(by: DragState["by"]) {
    if (current.current?.by === by) take(cancelDrag(current.current, count));
  }

  function onKeyDown(event: KeyboardEvent) {
    // With a command key it is another command.
    if (disabled || isComposing(event) || event.ctrlKey || event.metaKey) return;
    const step = reorderByKey(current.current, event.key, index, count);
    if (!step) return;
    event.preventDefault();
    take(step);
    if (event.key === "Escape") pointer.stop();
  }
  const pointer = usePointerDrag<true>(button, {
    press({ currentTarget, pointerId }) {
      if (disabled || count < 2 || current.current) return null;
      // Safari does not focus a pressed button, and Esc must come here.
      currentTarget.focus({ preventScroll: true });
      currentTarget.setPointerCapture(pointerId);
      return true;
    },
    begin() {
      take(startDrag(index, count, "pointer"));
      return true;
    },
    drag(_, { y }) {
      if (current.current) take(moveDrag(current.current, placeAt(y, boxes(), index), count));
    },
    drop() {
      if (current.current?.by === "pointer") take(drop(current.current, count));
    },
    takeBack: () => cancel("pointer"),
    scrolls: ["y"],
  });

  return (
    <button
      {...passed}
      ref={button}
      type="button"
      className="reorder-handle"
      aria-label={label}
      title={label}
      aria-pressed={drag !== null}
      aria-disabled={disabled || count < 2 || undefined}
      onKeyDown={onKeyDown}
      onBlur={(event) =>
        whenLeft(event, () => {
          // While it is moved in the document it is not being left.
          if (!keepFocus.current) cancel("keys");
        })
      }
      {...pointer.handlers}
    >
      <GripIcon />
    </button>
  );
}
