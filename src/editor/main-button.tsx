/** The button of the nearest part around the focus that has one. A dialog covers what is around it. */
export const mainButton = (path: readonly EventTarget[]): HTMLElement | null =>
  nearestShown(path, "[data-finishes]", ".dialog-foot button");

/** Main button of the nearest part around the focus; a dialog that has none is where it ends, and may have another (`inDialog`). */
export function nearestShown(
  path: readonly EventTarget[],
  selector: string,
  inDialog?: string,
): HTMLElement | null {
  for (const node of path) {
    // No `instanceof`: an element that was moved into a frame has nodes of another window's classes.
    const part = node as Partial<Element> & ParentNode;
    const isDialog = part.localName === "dialog";
    const found = lastShown(part, selector) ?? (isDialog && inDialog ? lastShown(part, inDialog) : null);
    if (found || isDialog || part.nodeType === Node.DOCUMENT_FRAGMENT_NODE) return found;
  }
  return null;
}

function lastShown(part: ParentNode, selector: string): HTMLElement | null {
  const buttons = [...part.querySelectorAll<HTMLElement>(selector)];
  const isShown = (button: HTMLElement) => button.checkVisibility?.() ?? button.getClientRects().length > 0;
  return buttons.findLast(isShown) ?? null;
}

/** As a pointer does it: the field is left first, so what it keeps until then is taken. It gets the focus back if it stays. */
export function pressMain(button: HTMLElement, field: EventTarget | undefined): void {
  const root = button.getRootNode() as ShadowRoot;
  button.focus({ preventScroll: true });
  button.click();
  if (root.activeElement === button && field instanceof HTMLElement && field.isConnected)
    field.focus({ preventScroll: true });
}

/** The same a moment later, when what was just chosen in `field` is known to the button; `field` may be gone by then (rules: conflict-goes-on). */
export function pressMainSoon(field: HTMLElement): void {
  const path: Node[] = [];
  for (let node: Node | null = field; node; node = node.parentNode) path.push(node);
  setTimeout(() => {
    const button = mainButton(path);
    if (button) pressMain(button, field);
  });
}
