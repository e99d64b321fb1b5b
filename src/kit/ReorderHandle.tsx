import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { DataAttributes } from "./attributes.js";
import { createEdgeScroll, type EdgeScroll } from "./edge-scroll.js";
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

/** Drags its row to another place of the list. Extra `data-*` attributes go to the `<button>`. */
export interface ReorderHandleProps extends DataAttributes {
  /** Names the row too. */
  label: string;
  /** The row's place, from 0. */
  place: number;
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
 * By pointer, finger and keys. The list stays as it is until the drop, and scrolls near its edges. The focus stays on the
 * handle, also when its row is moved. Moving on with Tab cancels the drag.
 */
export function ReorderHandle({
  label,
  place,
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
  const pressedAt = useRef<number | null>(null);
  const edges = useRef<EdgeScroll>(null);
  const button = useRef<HTMLButtonElement>(null);
  const keepFocus = useRef(false);

  // The browser takes the focus from a node that is moved in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what it waits for.
  useLayoutEffect(() => {
    if (keepFocus.current) button.current?.focus({ preventScroll: true });
    keepFocus.current = false;
  }, [place]);

  const goAway = useRef(() => {});
  useEffect(() => {
    goAway.current = () => {
      edges.current?.stop();
      if (current.current) onDrag?.(null);
    };
  });
  useEffect(() => () => goAway.current(), []);

  function take({ drag: next, event }: ReorderStep) {
    if (next !== current.current) {
      current.current = next;
      if (!next) edges.current?.stop();
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
    pressedAt.current = null;
    if (current.current?.by === by) take(cancelDrag(current.current, count));
  }

  function onKeyDown(event: KeyboardEvent) {
    // With a command key it is another command.
    if (disabled || isComposing(event) || event.ctrlKey || event.metaKey) return;
    const step = reorderByKey(current.current, event.key, place, count);
    if (!step) return;
    event.preventDefault();
    if (event.key === "Escape") pressedAt.current = null;
    take(step);
  }
  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (disabled || count < 2 || event.button !== 0 || current.current) return;
    pressedAt.current = event.clientY;
    // Safari does not focus a pressed button, and Esc must come here.
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function onPointerMove({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLButtonElement>) {
    if (pressedAt.current === null) return;
    if (!current.current) {
      if (Math.abs(y - pressedAt.current) < shakePx) return;
      take(startDrag(place, count, "pointer"));
      edges.current = createEdgeScroll(currentTarget, ["y"], (point) => dragTo(point.y));
    }
    edges.current?.follow({ x, y });
    dragTo(y);
  }
  function dragTo(y: number) {
    if (current.current) take(moveDrag(current.current, placeAt(y, boxes(), place), count));
  }
  function onPointerUp() {
    pressedAt.current = null;
    if (current.current?.by === "pointer") take(drop(current.current, count));
  }

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
      onBlur={() => {
        // While it is moved in the document it is not being left.
        if (!keepFocus.current) cancel("keys");
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => cancel("pointer")}
      onLostPointerCapture={() => cancel("pointer")}
    >
      <GripIcon />
    </button>
  );
}

/** A press with less movement than this is no drag. */
const shakePx = 4;
