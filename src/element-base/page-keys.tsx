import { isComposing } from "../kit/ime.js";
import { endsAtElement, type KeyPlace, keyPlace } from "./key-rule.js";

/**
 * Keeps from the page what keys do inside of an element, and the clipboard in its text fields: events leave a shadow root
 * with the element as their target, and a page that asks "is it an input?" would take a text for commands. Listens at the element and not at its root:
 * whatever listens at the root, however late it came, has answered by then.
 */
export function keepKeysFromPage(element: HTMLElement): void {
  /** The keys that are down and whose press ended here; what follows of them, maybe elsewhere inside, ends too. */
  const down = new Set<string>();
  for (const kind of ["keydown", "keypress", "keyup"] as const) {
    element.addEventListener(kind, (event) => {
      const path = event.composedPath();
      if (!element.shadowRoot || !path.includes(element.shadowRoot)) return;
      // Autofill sends presses without a key.
      const { key = "Unidentified", code = "" } = event as Partial<KeyboardEvent>;
      const pressed = code || key;
      const ends =
        endsHere(event, key, code, placeOf(path[0] as HTMLElement)) ||
        (kind !== "keydown" && down.has(pressed));
      if (ends) event.stopPropagation();
      if (ends && kind !== "keyup") down.add(pressed);
      else if (kind !== "keypress") down.delete(pressed);
    });
  }
  for (const kind of ["cut", "copy", "paste"] as const) {
    element.addEventListener(kind, (event) => {
      const path = event.composedPath();
      const isInside = element.shadowRoot !== null && path.includes(element.shadowRoot);
      if (isInside && placeOf(path[0] as HTMLElement) === "text") event.stopPropagation();
    });
  }
}

function endsHere(event: KeyboardEvent, key: string, code: string, place: KeyPlace): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented: used } = event;
  const altGraph = event.getModifierState?.("AltGraph") ?? false;
  const onMac = /^(Mac|iP)/.test(navigator.platform);
  const composing = isComposing(event);
  return endsAtElement({ key, code, ctrlKey, metaKey, altKey, altGraph, composing, used, onMac }, place);
}

/**
 * By `data-key-place` something says that it is another place than it looks: what stands in for a text field that is still
 * being loaded, and a field of text with the keys of a list.
 */
function placeOf(focused: HTMLElement): KeyPlace {
  const { keyPlace: stored } = focused.dataset;
  if (stored === "text" || stored === "list") return stored;
  return keyPlace({
    tag: focused.localName,
    role: focused.getAttribute("role"),
    type: (focused as Partial<HTMLInputElement>).type ?? "",
    editable: focused.isContentEditable,
    isStop: focused.tabIndex >= 0,
  });
}
