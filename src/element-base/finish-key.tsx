import { isComposing } from "../kit/ime.js";

/** Two presses so close together are one that trembled: nobody has seen what came of the first. */
const unseenMs = 150;

/**
 * Ctrl+Enter, or ⌘ with it, presses the main button of what the focus is in: that of a dialog or of a form in the element, else
 * the one that finishes the element. Decided when the page has heard the key, so a page that has it for itself prevents it.
 */
export function finishByKey(element: HTMLElement): void {
  let pressedAt = Number.NEGATIVE_INFINITY;
  element.addEventListener("keydown", (event) => {
    const root = element.shadowRoot;
    const path = event.composedPath();
    const window = element.ownerDocument.defaultView;
    if (!root || !window || !path.includes(root) || !asksToFinish(event)) return;
    const button = mainButton(path);
    if (button === null) return;
    const isAgain = event.repeat || event.timeStamp - pressedAt < unseenMs;

    function decide(): void {
      window?.removeEventListener("keydown", decide);
      clearTimeout(unheard);
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (isAgain || !button?.isConnected) return;
      pressedAt = event.timeStamp;
      press(button, path[0]);
    }
    window.addEventListener("keydown", decide);
    // The page may have stopped the event on its way.
    const unheard = setTimeout(decide);
  });
}

function asksToFinish(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  const isChord = key === "Enter" && (ctrlKey || metaKey) && !altKey && !shiftKey;
  return isChord && !defaultPrevented && !isComposing(event);
}

/** The button of the nearest part around the focus that has one. A dialog covers what is around it. */
function mainButton(path: readonly EventTarget[]): HTMLElement | null {
  for (const node of path) {
    // No `instanceof`: an element that was moved into a frame has nodes of another window's classes.
    const part = node as Partial<Element> & ParentNode;
    const button = lastShown(part, "[data-finishes]");
    if (part.localName === "dialog") return button ?? lastShown(part, ".dialog-foot button");
    if (button || part.nodeType === Node.DOCUMENT_FRAGMENT_NODE) return button;
  }
  return null;
}

function lastShown(part: ParentNode, selector: string): HTMLElement | null {
  const buttons = [...part.querySelectorAll<HTMLElement>(selector)];
  const isShown = (button: HTMLElement) => button.checkVisibility?.() ?? button.getClientRects().length > 0;
  return buttons.findLast(isShown) ?? null;
}

/** As a pointer does it: the field is left first, so what it keeps until then is taken. It gets the focus back if it stays. */
function press(button: HTMLElement, field: EventTarget | undefined): void {
  const root = button.getRootNode() as ShadowRoot;
  button.focus({ preventScroll: true });
  button.click();
  if (root.activeElement === button && field instanceof HTMLElement && field.isConnected)
    field.focus({ preventScroll: true });
}
