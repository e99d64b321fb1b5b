import { type MockInstance, onTestFinished, vi } from "vitest";

/** What nobody caught while the test runs; kept from the test runner, which would fail the run for it. */
export function catchErrors(): unknown[] {
  const caught: unknown[] = [];
  const listener = (event: ErrorEvent) => {
    caught.push(event.error);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("error", listener, { capture: true });
  onTestFinished(() => window.removeEventListener("error", listener, { capture: true }));
  return caught;
}

/** Takes what is written to the console, where a test expects it to be written. */
export function silence(method: "warn" | "error"): MockInstance {
  const spy = vi.spyOn(console, method).mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return spy;
}

/**
 * What a browser's translator does to a page: each text makes way for a `<font>` with the translation. It leaves out what says
 * `translate="no"`: an editor of texts puts its own nodes back, and the two would never end.
 */
export function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement?.closest("font, textarea, option, [translate=no]"))
      continue;
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

/** The same as soon as anything is drawn, until the root is gone. */
export function keepTranslating(root: ShadowRoot): void {
  translate(root);
  new MutationObserver(() => translate(root)).observe(root, { childList: true, subtree: true });
}

/** Old Prototype.js: arrays write themselves as JSON, so that `JSON.stringify` puts a text in their place. */
export function withArrayToJson<T>(act: () => T): T {
  const prototype: { toJSON?: () => string } = Array.prototype as never;
  prototype.toJSON = function (this: unknown[]) {
    return `[${this.map((item) => JSON.stringify(item)).join(", ")}]`;
  };
  try {
    return act();
  } finally {
    delete prototype.toJSON;
  }
}

/** Bootstrap 3's modal: whatever is focused outside of it gives the focus back. */
export function enforceFocus(modal: HTMLElement): void {
  const listener = ({ target }: FocusEvent) => {
    if (target !== modal && !modal.contains(target as Node)) modal.focus();
  };
  modal.tabIndex = -1;
  document.addEventListener("focusin", listener);
  onTestFinished(() => document.removeEventListener("focusin", listener));
}

/**
 * Writes a text into a field in place of its own, as a script of the page sees it, without the focus. A message text gets the
 * focus, as nothing else makes an editor of it, and is edited as the browser does.
 */
export function typeInto(field: HTMLElement, text: string): void {
  if (field.isContentEditable) {
    const { ownerDocument } = field;
    field.focus();
    ownerDocument.execCommand("selectAll");
    ownerDocument.execCommand(text === "" ? "delete" : "insertText", false, text);
    return;
  }
  // React reads the value through its own accessor on the instance; the prototype's is what the browser uses.
  const owner = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(owner, "value")?.set?.call(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

/** Leaves the page, as far as it is told. */
export const leavePage = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));
/** Whether somebody sees the page. */
export function see(isSeen: boolean): void {
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue(isSeen ? "visible" : "hidden");
  onTestFinished(() => state.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
}
