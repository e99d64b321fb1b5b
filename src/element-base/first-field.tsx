import { isStop } from "../kit/focus-next.js";

const fields = ":is(input, textarea, select):enabled, [contenteditable=true]";
const controls = ":is(button:enabled, a[href], [tabindex='0']):not([data-never-first])";
/** Selector of the tools around the content. */
const tools = "[role=toolbar], .editor-tools, .editor-finish, .popover";
const loading = ".skeleton";
const waiting = `[data-pending], .editor-content[tabindex], ${loading}`;

/** So long what is being loaded keeps the focus from a control that is there, in milliseconds. */
const longestWaitMs = 3000;

/**
 * Field in which one begins: `beginsAt`, else the first field, else the first control, once the content is there.
 * What has a place of its own for it waits until that is loaded (rules: autofocus-place). `isLate`: a control is taken
 * while something is still being loaded.
 */
export function firstField(root: ParentNode, beginsAt?: string, isLate = false): HTMLElement | undefined {
  const find = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].find((each) => isStop(each) && !each.closest(tools));
  const begin = beginsAt && find(beginsAt);
  if (begin || (beginsAt && root.querySelector(loading))) return begin || undefined;
  return find(fields) ?? (!isLate && root.querySelector(waiting) ? undefined : find(controls));
}

/**
 * Gives the focus to the first field as soon as it is there, unless somebody is elsewhere by then or has pressed something.
 * Browsers look for it in no shadow root that is filled later. What the focus is on around the element, a dialog, is no place.
 */
export function focusFirstField(element: HTMLElement, root: ShadowRoot, beginsAt?: string): void {
  const page = element.ownerDocument;
  const observer = new MutationObserver(refresh);
  // A list that hangs may never come, and the keyboard would stand nowhere.
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    refresh();
  }, longestWaitMs);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of gestures) page.removeEventListener(type, stop, true);
  }
  function refresh(): void {
    const isOver = !element.isConnected || !isFree(element, root);
    const field = isOver ? undefined : firstField(root, beginsAt, isLate);
    if (isOver || field) stop();
    field?.focus();
  }
  for (const type of gestures) page.addEventListener(type, stop, true);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["tabindex", "disabled"] });
  refresh();
}

/**
 * Tells whether what had the focus in a root has just gone, or was put elsewhere. React then calls `focus()` of the element,
 * which is what had the focus in the document, and means no first field.
 */
export function watchLostFocus(root: ShadowRoot): () => boolean {
  let isInside = false;
  root.addEventListener("focusin", () => {
    isInside = true;
  });
  root.addEventListener("focusout", ({ target }) => {
    queueMicrotask(() => {
      if ((target as Node).isConnected && root.activeElement === null) isInside = false;
    });
  });
  return () => isInside && root.activeElement === null;
}

const gestures = ["pointerdown", "keydown"];

function isFree(element: HTMLElement, root: ShadowRoot): boolean {
  const { activeElement: active, body } = element.ownerDocument;
  if (active === element) return root.activeElement === null || isGround(root.activeElement);
  if (!active || active === body || active.contains(element)) return true;
  // A dialog that opens with it has given the focus to its first button.
  return active.matches("button, a") && active.closest("dialog, [role=dialog]")?.contains(element) === true;
}

/** Selector of what only takes over the focus from what goes, or from a press on bare ground. */
const isGround = (active: Element) => (active as HTMLElement).tabIndex < 0;
