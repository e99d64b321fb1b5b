import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import { createEdgeScroll, type EdgeScroll, type WindowPoint } from "./edge-scroll.js";
import { useOnChange } from "./use-on-change.js";

/** A finger that rests so long drags, in milliseconds; one that moves before scrolls. */
const longPressMs = 350;
/** So far a pointer trembles without moving, in CSS pixels of the window. */
const tremblePx = { mouse: 4, pen: 4, touch: 8 };

/** A surface on which things are dragged or painted over; `Pressed` is its own description of the pressed thing. */
export interface DragSurface<Pressed> {
  /** Returns the thing that was pressed; `null`: nothing that can be dragged. */
  press(event: PointerEvent<HTMLElement>): Pressed | null;
  /** True when the mouse drags from the press on, and not only once it moves. */
  atOnce?: boolean;
  /** A drag begins. `false`: not there, and not yet; a finger that rests has only this one try. */
  begin(pressed: Pressed, at: WindowPoint): boolean;
  drag(pressed: Pressed, at: WindowPoint): void;
  /** `hasRested`: it began by resting, not by moving. */
  drop(pressed: Pressed, hasRested: boolean): void;
  /** The browser took the pointer away, or `stop` was called: all is as it was. */
  takeBack(pressed: Pressed): void;
  /** It was pressed and let go. */
  tap?(pressed: Pressed): void;
  /** Axes on which it scrolls while something is dragged near an edge. */
  scrolls?: readonly ("x" | "y")[];
}

interface Gesture<Pressed> {
  readonly pressed: Pressed;
  readonly pointerId: number;
  readonly kind: "mouse" | "pen" | "touch";
  readonly start: WindowPoint;
  isDragging: boolean;
  hasRested: boolean;
  rest: ReturnType<typeof setTimeout> | undefined;
}

/**
 * One rule for all that is dragged. A mouse drags when it moves. A finger scrolls, and drags once it has rested; then the box
 * has `data-dragging`. A pen does both: it drags like a mouse, unless the platform scrolls by it, and after a rest it drags
 * there too. For that the style of what is dragged has to leave `touch-action` at `manipulation`.
 */
export function usePointerDrag<Pressed>(box: RefObject<HTMLElement | null>, surface: DragSurface<Pressed>) {
  const gesture = useRef<Gesture<Pressed> | null>(null);
  const edges = useRef<EdgeScroll>(undefined);
  const now = useRef(surface);
  now.current = surface;

  // React listens passively, and whether somebody listens is asked when the finger comes down.
  // `stop` reads nothing but refs.
  useOnChange([box], () => {
    const node = box.current;
    const hold = (event: TouchEvent) => {
      if (gesture.current?.isDragging && event.cancelable) event.preventDefault();
    };
    node?.addEventListener("touchmove", hold, { passive: false });
    return () => {
      node?.removeEventListener("touchmove", hold);
      stop();
    };
  });

  function begin(started: Gesture<Pressed>, at: WindowPoint): boolean {
    if (!now.current.begin(started.pressed, at)) return false;
    clearTimeout(started.rest);
    started.isDragging = true;
    const { scrolls } = now.current;
    const node = box.current;
    if (!node) return true;
    node.setPointerCapture(started.pointerId);
    node.toggleAttribute("data-dragging", true);
    if (scrolls)
      edges.current = createEdgeScroll(node, scrolls, (point) => now.current.drag(started.pressed, point));
    return true;
  }

  /** Nothing is pressed any more. */
  function finish(): Gesture<Pressed> | null {
    const ended = gesture.current;
    gesture.current = null;
    clearTimeout(ended?.rest);
    edges.current?.stop();
    box.current?.toggleAttribute("data-dragging", false);
    return ended;
  }

  function stop(): void {
    const ended = finish();
    if (ended?.isDragging) now.current.takeBack(ended.pressed);
  }
  const isOther = ({ pointerId }: PointerEvent) => gesture.current?.pointerId !== pointerId;

  return {
    /** Takes back what is being dragged. */
    stop,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        if (event.button !== 0 || !event.isPrimary) return;
        stop();
        const pressed = now.current.press(event);
        if (pressed === null) return;
        const start = pointOf(event);
        const { pointerId, pointerType } = event;
        const kind = pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse";
        const started: Gesture<Pressed> = {
          ...{ pressed, pointerId, kind, start },
          isDragging: false,
          hasRested: false,
          rest: undefined,
        };
        gesture.current = started;
        if (kind === "mouse") {
          if (now.current.atOnce) begin(started, start);
        } else
          started.rest = setTimeout(() => {
            started.hasRested = true;
            if (!begin(started, start) && kind === "touch") finish();
          }, longPressMs);
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const started = gesture.current;
        if (started === null || isOther(event)) return;
        const at = pointOf(event);
        if (!started.isDragging) {
          const far = Math.hypot(at.x - started.start.x, at.y - started.start.y);
          if (far < tremblePx[started.kind]) return;
          if (started.kind === "touch") {
            finish();
            return;
          }
          if (!begin(started, at)) return;
        }
        event.preventDefault();
        edges.current?.follow(at);
        now.current.drag(started.pressed, at);
      },
      onPointerUp(event: PointerEvent<HTMLElement>): void {
        if (isOther(event)) return;
        const ended = finish();
        if (ended?.isDragging) now.current.drop(ended.pressed, ended.hasRested);
        else if (ended) now.current.tap?.(ended.pressed);
      },
      onPointerCancel(event: PointerEvent<HTMLElement>): void {
        if (!isOther(event)) stop();
      },
      onLostPointerCapture(event: PointerEvent<HTMLElement>): void {
        // The element that was touched loses the pointer to the box, and says so here.
        if (event.target === box.current && !isOther(event) && gesture.current?.isDragging) stop();
      },
      /** The context menu of a resting finger would end the gesture. */
      onContextMenuCapture(event: MouseEvent): void {
        if (gesture.current === null || gesture.current.kind === "mouse") return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function pointOf({ clientX: x, clientY: y }: PointerEvent): WindowPoint {
  return { x, y };
}
