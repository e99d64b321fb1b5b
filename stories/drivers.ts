import { fireEvent } from "storybook/test";

// The simulated keyboard of `storybook/test` types into `document.activeElement`, which from outside a shadow root is
// the host. These go through the browser's own editing and focus instead.

/** What has the focus, looked for inside shadow roots too. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Types at the end of the field, character by character. */
export async function typeInto(field: HTMLElement, text: string) {
  field.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.setSelectionRange(field.value.length, field.value.length);
  }
  for (const character of text) document.execCommand("insertText", false, character);
  await rendered();
}

/** Empties the field as an operator does: select everything, delete. */
export async function erase(field: HTMLElement) {
  field.focus();
  document.execCommand("selectAll");
  document.execCommand("delete");
  await rendered();
}

/** Takes the focus away, as Tab or a press elsewhere does. A field asks a moment later whether it was left, and is drawn after that. */
export async function leave(field: HTMLElement) {
  field.blur();
  await new Promise((over) => setTimeout(over, 30));
}

/** Presses keys on whatever has the focus; only our own key handlers answer, not the browser. */
export async function press(...keys: readonly string[]) {
  for (const key of keys) {
    const target = focused();
    if (target) fireEvent.keyDown(target, { key });
    await rendered();
  }
}

/** The input method starts converting, and shows `text` as it is so far. */
export async function convert(field: HTMLElement, text: string) {
  fireEvent.compositionStart(field);
  await rendered();
  fireEvent.input(field, { target: { value: text } });
  await rendered();
}

/** The conversion is committed. */
export async function commit(field: HTMLElement) {
  fireEvent.compositionEnd(field);
  await rendered();
}

/** React renders in a microtask what an event changed; ours comes after it. */
function rendered(): Promise<void> {
  return Promise.resolve();
}
