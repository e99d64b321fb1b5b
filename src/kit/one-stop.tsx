/** The buttons of a group that is one stop for Tab. */
export function buttonsIn(group: HTMLElement | null): HTMLElement[] {
  return group ? [...group.querySelectorAll<HTMLElement>("button:enabled")] : [];
}

/** The stop stays where it was, or goes to `wanted`, or to the first button. */
export function keepOneStop(buttons: readonly HTMLElement[], wanted?: EventTarget): void {
  const stop =
    buttons.find((button) => button === wanted) ??
    buttons.find((button) => button.getAttribute("tabindex") === "0") ??
    buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}
