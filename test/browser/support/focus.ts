import { type Locator, userEvent } from "vitest/browser";
import { eventually } from "./editors.js";

/** Where the focus is, through all shadow roots. */
export function focused(): HTMLElement {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active as HTMLElement;
}

/** "1. テキスト送信 > 削除": what has the focus, by its name and its panel's. */
export function focusedName(): string {
  const element = focused();
  const panel = element.closest("section")?.getAttribute("aria-label");
  const name = nameOf(element);
  return panel && panel !== name ? `${panel} > ${name}` : name;
}

/** Presses Tab until the focus is there. */
export async function tabTo(name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await userEvent.tab();
    if (focusedName() === name) return;
  }
  throw new Error(`Tab does not lead to "${name}"`);
}

/** Presses Tab until the focus is among the buttons of a panel, and an arrow until it is on this one: "1. テキスト送信 > 削除". */
export async function toolTo(name: string): Promise<void> {
  const [panel] = name.split(" > ");
  const isThere = () => focused().closest("[role=toolbar]")?.getAttribute("aria-label") === panel;
  for (let i = 0; i < 60 && !isThere(); i++) await userEvent.tab();
  for (let i = 0; i < 8 && focusedName() !== name; i++) await userEvent.keyboard("{ArrowRight}");
  if (focusedName() !== name) throw new Error(`Tab and arrows do not lead to "${name}"`);
}

function nameOf(element: HTMLElement): string {
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
  const text = element.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? element.innerText;
  return text || element.localName;
}
/** Waits until the focus is there, through the shadow roots. */
export async function hasFocus(there: Locator): Promise<void> {
  await eventually(() => focused() === there.query()).toBe(true);
}

/** Presses keys where the focus is. */
export const press = (keys: string) => userEvent.keyboard(keys);

/** Shift+Tab as WebKitGTK gives it, without its name. */
export function namelessTab(): KeyboardEvent {
  const init = { bubbles: true, cancelable: true, composed: true };
  return new KeyboardEvent("keydown", { ...init, key: "Unidentified", code: "Tab", shiftKey: true });
}
