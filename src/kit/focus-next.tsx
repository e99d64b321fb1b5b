const stops =
  ":is(input, textarea, select, button):enabled, a[href], summary, [tabindex], [contenteditable=true]";

/** Gives the focus to what Tab leads to from `from`, past what lies over it; where nothing comes in its root, it stays. */
export function focusNext(from: HTMLElement): void {
  const all = (from.getRootNode() as ParentNode).querySelectorAll<HTMLElement>(stops);
  const next = [...all].find(
    (each) => from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING && isStop(each),
  );
  next?.focus();
}

/** True for a control at which Tab stops; of radio buttons at the chosen one. */
export function isStop(each: HTMLElement): boolean {
  if (each.tabIndex < 0 || each.closest("[popover], [inert]") || each.getClientRects().length === 0)
    return false;
  const isOtherRadio = each.matches("[type=radio]:not(:checked)") && groupOf(each).some((one) => one.checked);
  return !isOtherRadio;
}

function groupOf(radio: HTMLElement): HTMLInputElement[] {
  const { name } = radio as HTMLInputElement;
  const root = radio.getRootNode() as ParentNode;
  return [...root.querySelectorAll<HTMLInputElement>("[type=radio]")].filter((each) => each.name === name);
}
