import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { keepOneStop } from "../../../kit/one-stop.js";

/**
 * Makes each channel one stop of Tab: ↑ ↓ go from channel to channel, ← → through what can be done with it, Delete asks to
 * delete it.
 */
export function useChannelKeys(box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => rowsIn(box.current).forEach(markStop));
  return {
    /** Rows that were far from the screen are drawn by themselves: those where Tab may lead next. */
    onFocus({ target }: FocusEvent<HTMLElement>): void {
      const rows = rowsIn(box.current);
      const at = rows.findIndex((row) => row.contains(target));
      if (at >= 0) rows.slice(Math.max(at - 1, 0), at + 2).forEach(markStop);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.nativeEvent.isComposing) return;
      const target = event.target as HTMLElement;
      const row = target.closest<HTMLElement>("[data-channel]");
      const own = row ? controlsOf(row) : [];
      const at = own.indexOf(target);
      if (row === null || at < 0) return;
      const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const across = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (along !== undefined) own[at + along]?.focus();
      else if (across !== undefined) beside(box.current, row, across)?.focus();
      else if (event.key === "Delete") {
        if (!event.repeat) row.querySelector<HTMLElement>("[data-destructive]")?.click();
      } else return;
      event.preventDefault();
    },
  };
}

/** The first control of the nearest channel on that side that has one; the ones between are drawn as names alone. */
function beside(box: HTMLElement | null, row: HTMLElement, by: number): HTMLElement | undefined {
  const rows = rowsIn(box);
  const at = rows.indexOf(row);
  const others = by > 0 ? rows.slice(at + 1) : rows.slice(0, at).reverse();
  return others.map((each) => controlsOf(each)[0]).find((control) => control !== undefined);
}

function controlsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("input:enabled, button")].filter(
    (each) => each.closest("[role=dialog]") === null,
  );
}

function rowsIn(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>("[data-channel]") ?? [])];
}

/** A channel begins at its first control, wherever in it the focus has been. */
function markStop(row: HTMLElement): void {
  const controls = controlsOf(row);
  keepOneStop(controls, controls[0]);
}
