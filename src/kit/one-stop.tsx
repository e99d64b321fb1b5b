import type { KeyboardEvent } from "react";
import { isComposing } from "./ime.js";

/** The buttons of a group that is one stop for Tab; what a menu among them has is not of the group. */
export function buttonsIn(group: HTMLElement | null): HTMLElement[] {
  const own = group?.closest("[popover]");
  const all = group?.querySelectorAll<HTMLElement>("button:enabled") ?? [];
  return [...all].filter((button) => button.closest("[popover]") === own);
}

/** One of the controls is the stop: `wanted`, else the one that was, else the first. */
export function keepOneStop(controls: readonly HTMLElement[], wanted?: EventTarget): void {
  const stop =
    controls.find((control) => control === wanted) ??
    controls.find((control) => control.getAttribute("tabindex") === "0") ??
    controls[0];
  for (const control of controls) {
    const tabIndex = control === stop ? "0" : "-1";
    // Each writing is a change to the browser, also of what stands there.
    if (control.getAttribute("tabindex") !== tabIndex) control.setAttribute("tabindex", tabIndex);
  }
}

/** Arrows, Home and End go from button to button of such a group. */
export function moveInStop(event: KeyboardEvent, group: HTMLElement | null): void {
  if (event.defaultPrevented || isComposing(event)) return;
  // With such a key an arrow is another command: of the browser, or to move the row.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const buttons = buttonsIn(group);
  const at = buttons.indexOf(event.target as HTMLElement);
  const next = at < 0 ? undefined : buttons[target(event.key, at, buttons.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function target(key: string, at: number, count: number): number {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}
