import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { createEdgeScroll, type EdgeScroll, type WindowPoint } from "../../../kit/edge-scroll.js";
import { scaleOf } from "../../../kit/scale.js";
import type { Chip } from "../layout/chips.js";
import type { DayLayout } from "../layout/day-layout.js";
import { placeAt, type RowStarts, rowAt } from "../layout/visible-rows.js";
import { commitOf } from "../moves/commit.js";
import { useSchedule } from "../schedule-context.js";
import { useCommit } from "../use-commit.js";

/** So far a pointer moves before it drags, in pixels of the rows. */
const threshold = 4;
/** The end of a chip that resizes it, in pixels of the rows. */
const endWidth = 6;
/** A finger that rests so long lifts a chip, in milliseconds; one that moves before scrolls. */
const longPressMs = 350;

/** Free time that is being dragged over. */
interface Selection {
  readonly rowIndex: number;
  readonly from: number;
  readonly to: number;
}

interface Gesture {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly chip: Chip | null;
  readonly isEnd: boolean;
  /** Where free time begins, in minutes. */
  readonly from: number;
  readonly rowIndex: number;
  isDragging: boolean;
  selection: Selection | null;
  longPress: ReturnType<typeof setTimeout> | undefined;
}

/** Pointer and touch: chips are moved and resized, free time is chosen. Places are counted, not measured. */
export function useDayPointer(day: {
  layout: DayLayout;
  slot: number;
  find(key: string): Chip | undefined;
  starts: RowStarts;
  pixelsPerMinute: number;
  namesWidth: number;
  openMenu(key: string, anchor: HTMLElement): void;
  box: RefObject<HTMLElement | null>;
}) {
  const { layout, slot, find, starts, pixelsPerMinute, namesWidth, openMenu, box } = day;
  const { model, actions, isOfShifts } = useSchedule();
  const commit = useCommit();
  const gesture = useRef<Gesture | null>(null);
  /** Of the rows, since the press: nobody zooms while something is dragged. */
  const scale = useRef(1);
  /** The press that ended a drag chooses nothing. */
  const wasDragged = useRef(false);
  const [selection, setSelection] = useState<Selection | null>(null);
  const { window, rows } = layout;
  /** As a drag goes on it scrolls, and hours and rows pass under a resting pointer. */
  const edges = useRef<EdgeScroll>(undefined);
  const dragOn = useRef((_: WindowPoint) => {});
  dragOn.current = drag;
  useEffect(() => () => edges.current?.stop(), []);

  // A finger that has lifted something moves it. React listens passively, and `touch-action` counts from the first touch on.
  useEffect(() => {
    const node = box.current;
    const hold = (event: TouchEvent) => {
      if (gesture.current?.isDragging) event.preventDefault();
    };
    node?.addEventListener("touchmove", hold, { passive: false });
    return () => node?.removeEventListener("touchmove", hold);
  }, [box]);

  /** In the rows, from their names on, in pixels of theirs. */
  function pointIn({ x, y }: WindowPoint): WindowPoint {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: (x - left) / scale.current - namesWidth, y: (y - top) / scale.current };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    wasDragged.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const target = event.target as Element;
    const button = target.closest<HTMLElement>("[data-chip]");
    const chip = find(button?.dataset.chip ?? "") ?? null;
    if (chip?.kind === "change" || (!chip && !target.closest("[data-row]"))) return;
    if (box.current) scale.current = scaleOf(box.current);
    const { x, y } = pointIn({ x: event.clientX, y: event.clientY });
    const place = placeAt({ x, y }, { starts, window, pixelsPerMinute, slot });
    if (place === null) return;
    const right = button?.getBoundingClientRect().right ?? 0;
    const { pointerId, pointerType } = event;
    const started: Gesture = {
      ...{ pointerId, x, y, chip, rowIndex: place.rowIndex, from: place.minutes },
      isEnd: chip !== null && right - event.clientX <= endWidth * scale.current,
      isDragging: false,
      selection: null,
      longPress: undefined,
    };
    gesture.current = started;
    if (pointerType === "touch" && chip) started.longPress = setTimeout(() => begin(started), longPressMs);
  }

  function begin(started: Gesture): boolean {
    const { chip, pointerId } = started;
    if (chip && !model.lift(chip.reservation, chip.key, slot)) return false;
    started.isDragging = true;
    box.current?.setPointerCapture(pointerId);
    box.current?.toggleAttribute("data-dragging", true);
    if (box.current) edges.current = createEdgeScroll(box.current, ["x", "y"], (at) => dragOn.current(at));
    return true;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const started = gesture.current;
    if (!started || started.pointerId !== event.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!started.isDragging) {
      const { x, y } = pointIn(at);
      if (Math.hypot(x - started.x, y - started.y) < threshold) return;
      // A finger scrolls.
      if (event.pointerType === "touch") {
        end();
        return;
      }
      if (!begin(started)) return;
    }
    event.preventDefault();
    edges.current?.follow(at);
    drag(at);
  }

  function drag(at: WindowPoint): void {
    const started = gesture.current;
    if (!started?.isDragging) return;
    const { x, y } = pointIn(at);
    const minutes = (x - started.x) / pixelsPerMinute;
    if (started.chip && started.isEnd) model.act({ type: "dragEnd", minutes });
    else if (started.chip) {
      const resource = rows[rowAt(starts, y)]?.resource;
      const isOwnRow = rowAt(starts, y) === started.rowIndex;
      model.act({
        type: "drag",
        minutes,
        ...(!isOfShifts && !isOwnRow && started.chip.reservation.salon_resource_id !== null
          ? { salonResourceId: resource?.id ?? null }
          : {}),
      });
    } else {
      const over = placeAt({ x, y }, { starts, window, pixelsPerMinute, slot })?.minutes ?? started.from;
      const [from, to] = [Math.min(started.from, over), Math.max(started.from, over) + slot];
      started.selection = { rowIndex: started.rowIndex, from, to };
      setSelection(started.selection);
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const started = gesture.current;
    if (!started || started.pointerId !== event.pointerId) return;
    const { chip, isDragging, rowIndex, from, selection: chosen } = started;
    end();
    wasDragged.current = isDragging;
    if (chip) {
      // A long press that moves nothing asks what can be done.
      if (event.pointerType === "touch" && isDragging && commitOf(model.move()) === null) {
        model.drop();
        const button = box.current?.querySelector<HTMLElement>(`[data-chip="${chip.key}"]`);
        if (button) openMenu(chip.key, button);
      } else if (isDragging) commit(chip.reservation);
    } else {
      const place = chosen ?? { from, to: from + slot };
      actions.selectSlot({
        date: layout.date,
        from: place.from,
        to: Math.min(place.to, 24 * 60),
        salonResourceId: rows[rowIndex]?.resource?.id ?? null,
      });
    }
  }

  function end(): void {
    const started = gesture.current;
    gesture.current = null;
    clearTimeout(started?.longPress);
    edges.current?.stop();
    setSelection(null);
    box.current?.toggleAttribute("data-dragging", false);
  }

  return {
    selection,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel(): void {
        if (gesture.current?.isDragging) model.drop();
        end();
      },
      onClickCapture(event: MouseEvent): void {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
