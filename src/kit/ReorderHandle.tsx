import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { DataAttributes } from "./attributes.js";
import { createEdgeScroll, type EdgeScroll } from "./edge-scroll.js";
import { GripIcon } from "./icons.js";
import { isComposing } from "./ime.js";
import {
  cancelLift,
  carryRow,
  dropRow,
  type Lift,
  liftRow,
  placeAt,
  type ReorderEvent,
  type ReorderStep,
  reorderByKey,
} from "./reorder.js";
import sheet from "./reorder-handle.css?inline";
import { useSheet } from "./sheets.js";
import tokens from "./widget-tokens.css?inline";

/** Carries its row to another place of the list. Extra `data-*` attributes go to the `<button>`. */
export interface ReorderHandleProps extends DataAttributes {
  /** Names the row too. */
  label: string;
  /** The row's place, from 0. */
  place: number;
  count: number;
  /** The boxes of all rows as they are now, in order, in window coordinates. */
  boxes(): readonly { top: number; bottom: number }[];
  /** The row came down: move it. */
  onMove(from: number, to: number): void;
  /** For the line where it would come down (`reorderMark`); `null` when nothing is in the air. */
  onLift?: ((lift: Lift | null) => void) | undefined;
  /** Everything that happened, for the owner's status region to say. */
  onEvent?: ((event: ReorderEvent) => void) | undefined;
  disabled?: boolean | undefined;
}

/**
 * Pointer, finger and keys alike; the list itself stays as it is until the drop, and scrolls near its edges. The focus stays on the handle, also
 * when its row is moved. Moving on with Tab takes back what was lifted.
 */
export function ReorderHandle({
  label,
  place,
  count,
  boxes,
  onMove,
  onLift,
  onEvent,
  disabled = false,
  ...passed
}: ReorderHandleProps) {
  useSheet(tokens);
  useSheet(sheet);
  const [lift, setLift] = useState<Lift | null>(null);
  // Events of one frame come before the state is rendered.
  const current = useRef<Lift | null>(null);
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
      if (current.current) onLift?.(null);
    };
  });
  useEffect(() => () => goAway.current(), []);

  function take({ lift: next, event }: ReorderStep) {
    if (next !== current.current) {
      current.current = next;
      if (!next) edges.current?.stop();
      setLift(next);
      onLift?.(next);
    }
    if (!event) return;
    if (event.kind === "dropped") {
      keepFocus.current = true;
      onMove(event.from, event.to);
    }
    onEvent?.(event);
  }
  function cancel(by: Lift["by"]) {
    pressedAt.current = null;
    if (current.current?.by === by) take(cancelLift(current.current, count));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (disabled || isComposing(event)) return;
    const step = reorderByKey(current.current, event.key, place, count);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
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
  function onPointerMove({ clientY, currentTarget }: PointerEvent<HTMLButtonElement>) {
    if (pressedAt.current === null) return;
    if (!current.current) {
      if (Math.abs(clientY - pressedAt.current) < shakePx) return;
      take(liftRow(place, count, "pointer"));
      edges.current = createEdgeScroll(currentTarget, carryTo);
    }
    edges.current?.follow(clientY);
    carryTo(clientY);
  }
  function carryTo(y: number) {
    if (current.current) take(carryRow(current.current, placeAt(y, boxes(), place), count));
  }
  function onPointerUp() {
    pressedAt.current = null;
    if (current.current?.by === "pointer") take(dropRow(current.current, count));
  }

  return (
    <button
      {...passed}
      ref={button}
      type="button"
      className="reorder-handle"
      aria-label={label}
      title={label}
      aria-pressed={lift !== null}
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
