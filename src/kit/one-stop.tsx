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
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}
