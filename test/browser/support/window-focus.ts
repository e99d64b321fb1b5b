import { onTestFinished, vi } from "vitest";
import { focused } from "./focus.js";

/** What Chromium does, in its order, when another window is chosen: the field stays the one that has the focus in its document. */
export function leaveWindow(): void {
  const has = vi.spyOn(document, "hasFocus").mockReturnValue(false);
  onTestFinished(() => has.mockRestore());
  const field = focused();
  if (field.matches("input, textarea, select")) field.dispatchEvent(new Event("change", { bubbles: true }));
  field.dispatchEvent(new FocusEvent("blur", { composed: true }));
  field.dispatchEvent(new FocusEvent("focusout", { bubbles: true, composed: true }));
  window.dispatchEvent(new FocusEvent("blur"));
}

/** And when the window is chosen again. */
export function comeBack(): void {
  vi.mocked(document.hasFocus).mockReturnValue(true);
  window.dispatchEvent(new FocusEvent("focus"));
  const field = focused();
  field.dispatchEvent(new FocusEvent("focus", { composed: true }));
  field.dispatchEvent(new FocusEvent("focusin", { bubbles: true, composed: true }));
}
