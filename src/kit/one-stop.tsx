/** The buttons of a group that is one stop for Tab; what a menu among them has is not of the group. */
export function buttonsIn(group: HTMLElement | null): HTMLElement[] {
  const own = group?.closest("[popover]");
  const all = group?.querySelectorAll<HTMLElement>("button:enabled") ?? [];
  return [...all].filter((button) => button.closest("[popover]") === own);
}

/** The stop stays where it was, or goes to `wanted`, or to the first button. */
export function keepOneStop(buttons: readonly HTMLElement[], wanted?: EventTarget): void {
  const stop =
    buttons.find((button) => button === wanted) ??
    buttons.find((button) => button.getAttribute("tabindex") === "0") ??
    buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}
