/** True where a button can put something into the clipboard: on plain http no page can, and people copy by hand. */
export function canCopy(): boolean {
  return typeof navigator.clipboard?.writeText === "function";
}

/** True when the copy event of a text field takes the whole text, and not a part of it. */
export function takesWhole({
  target,
  defaultPrevented,
}: Pick<Event, "target" | "defaultPrevented">): boolean {
  if (defaultPrevented || !(target instanceof HTMLInputElement)) return false;
  const { value, selectionStart, selectionEnd } = target;
  return value !== "" && selectionStart === 0 && selectionEnd === value.length;
}
