import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useSchedule } from "../schedule-context.js";
import type { ShiftWeek } from "./shift-week.js";
import type { ChosenCells } from "./use-chosen-cells.js";
import { cellBeside, nextWeekStop, type WeekDirection } from "./week-stops.js";

const directions: Readonly<Record<string, WeekDirection>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "start",
  End: "end",
};

/**
 * Keys of a week of shifts: arrows go through it, with Shift they choose days. Enter adds to all that are chosen, Delete
 * deletes what stands there, Escape chooses none.
 */
export function useWeekKeys(week: ShiftWeek, chosen: ChosenCells, box: RefObject<HTMLElement | null>) {
  const { shiftState } = useSchedule().model;
  const follows = useRef(false);
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    const target = box.current?.querySelector<HTMLElement>("[data-stop]");
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  });

  function go(direction: WeekDirection, isChoosing: boolean): void {
    const stop = chosen.stop();
    if (stop === null) return;
    follows.current = true;
    if (isChoosing) chosen.chooseTo(cellBeside(week, stop, direction), stop);
    else shiftState.goTo(nextWeekStop(week, stop, direction));
  }
  return function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
    if (altKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
    const direction = directions[key];
    if (direction) go(direction, shiftKey);
    else if (key === "Escape" && shiftState.selection() !== null) shiftState.unselect();
    else if (key !== "Delete" || !chosen.erase()) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
