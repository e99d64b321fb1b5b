import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import type { WindowPoint } from "../../../kit/edge-scroll.js";
import { scaleOf } from "../../../kit/scale.js";
import { usePointerDrag } from "../../../kit/use-pointer-drag.js";
import type { Chip } from "../layout/chips.js";
import type { DayLayout } from "../layout/day-layout.js";
import { placeAt, type RowStarts, rowAt } from "../layout/visible-rows.js";
import { commitOf } from "../moves/commit.js";
import { useSchedule } from "../schedule-context.js";
import { useCommit } from "../use-commit.js";
import { type PressedTime, useFreeTime } from "./use-free-time.js";

/** The end of a chip that resizes it, in pixels of the rows. */
const endWidth = 6;

/** Pressed thing and point, in pixels of the rows. */
interface Pressed extends WindowPoint, PressedTime {
  readonly chip: Chip | null;
  readonly isEnd: boolean;
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
  const { model, isOfShifts } = useSchedule();
  const commit = useCommit();
  /** Scale of the rows, since the press: nobody zooms while something is dragged. */
  const scale = useRef(1);
  /** The press that ended a drag chooses nothing. */
  const wasDragged = useRef(false);
  const freeTime = useFreeTime(layout, slot);
  const { window, rows } = layout;

  /** In the rows, from their names on, in pixels of theirs. */
  function pointIn({ x, y }: WindowPoint): WindowPoint {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: (x - left) / scale.current - namesWidth, y: (y - top) / scale.current };
  }

  function press(event: PointerEvent<HTMLElement>): Pressed | null {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>("[data-chip]");
    const chip = find(button?.dataset.chip ?? "") ?? null;
    if (chip?.kind === "change" || (!chip && !target.closest("[data-row]"))) return null;
    if (box.current) scale.current = scaleOf(box.current);
    const { x, y } = pointIn({ x: event.clientX, y: event.clientY });
    const place = placeAt({ x, y }, { starts, window, pixelsPerMinute, slot });
    if (place === null) return null;
    const right = button?.getBoundingClientRect().right ?? 0;
    const isEnd = chip !== null && chip.to <= window.to && right - event.clientX <= endWidth * scale.current;
    return { x, y, chip, isEnd, rowIndex: place.rowIndex, from: place.minutes };
  }

  const { handlers } = usePointerDrag<Pressed>(box, {
    press,
    begin(pressed, at) {
      if (pressed.chip && !model.lift(pressed.chip.reservation, pressed.chip.key, slot)) return false;
      drag(pressed, at);
      return true;
    },
    drag,
    drop(pressed, hasRested) {
      wasDragged.current = true;
      const { chip } = pressed;
      if (chip === null) freeTime.choose(pressed);
      // A long press that moves nothing asks what can be done.
      else if (hasRested && commitOf(model.move()) === null) {
        model.drop();
        const button = box.current?.querySelector<HTMLElement>(`[data-chip="${chip.key}"]`);
        if (button) openMenu(chip.key, button);
      } else commit(chip.reservation);
      freeTime.leave();
    },
    tap(pressed) {
      if (pressed.chip === null) freeTime.choose(pressed);
    },
    takeBack() {
      model.drop();
      freeTime.leave();
    },
    scrolls: ["x", "y"],
  });

  function drag(pressed: Pressed, at: WindowPoint): void {
    const { x, y } = pointIn(at);
    const minutes = (x - pressed.x) / pixelsPerMinute;
    if (pressed.chip && pressed.isEnd) model.act({ type: "dragEnd", minutes });
    else if (pressed.chip) {
      const resource = rows[rowAt(starts, y)]?.resource;
      const isOwnRow = rowAt(starts, y) === pressed.rowIndex;
      model.act({
        type: "drag",
        minutes,
        ...(!isOfShifts && !isOwnRow && pressed.chip.reservation.salon_resource_id !== null
          ? { salonResourceId: resource?.id ?? null }
          : {}),
      });
    } else {
      const over = placeAt({ x, y }, { starts, window, pixelsPerMinute, slot })?.minutes ?? pressed.from;
      freeTime.dragTo(over, pressed);
    }
  }

  return {
    selection: freeTime.selection,
    handlers: {
      ...handlers,
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        wasDragged.current = false;
        handlers.onPointerDown(event);
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
