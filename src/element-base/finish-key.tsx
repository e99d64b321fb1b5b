import { mainButton, pressMain } from "../editor/index.js";
import { isComposing } from "../kit/ime.js";

/** Two presses so close together are one that trembled: nobody has seen what came of the first. */
const unseenMs = 150;

/**
 * Ctrl+Enter, or ⌘ with it, presses the main button of what the focus is in: that of a dialog or of a form in the element, else
 * the one that finishes the element. Decided when the page has heard the key, so a page that has it for itself prevents it (rules: finish-by-key).
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
      pressMain(button, path[0]);
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
