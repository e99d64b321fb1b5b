/** The button of the nearest part around the focus that has one. A dialog covers what is around it. */
export function mainButton(path: readonly EventTarget[]): HTMLElement | null {
  for (const node of path) {
    // No `instanceof`: an element that was moved into a frame has nodes of another window's classes.
    const part = node as Partial<Element> & ParentNode;
    const button = lastShown(part, "[data-finishes]");
    if (part.localName === "dialog") return button ?? lastShown(part, ".dialog-foot button");
    if (button || part.nodeType === Node.DOCUMENT_FRAGMENT_NODE) return button;
  }
  return null;
}

/** The last of what a part has that is drawn. */
export function lastShown(part: ParentNode, selector: string): HTMLElement | null {
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
