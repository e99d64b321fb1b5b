/**
 * Native controls that a page wrote into an element, with its own `name`: without the element (an old page, files that never
 * come, no scripts) they keep the field in the form. Once the element is there, only that is submitted.
 */
export class FallbackControls {
  #isParsed = false;

  constructor(
    readonly element: HTMLElement,
    readonly name: () => string | null,
  ) {}

  takeOver(): void {
    if (!this.element.isConnected) return;
    this.#disable();
    if (this.#isParsed) return;
    this.#isParsed = true;
    // Of an element that is defined before it is parsed, the content comes later.
    const { ownerDocument } = this.element;
    if (ownerDocument.readyState === "loading")
      ownerDocument.addEventListener("DOMContentLoaded", () => this.#disable(), { once: true });
  }

  #disable(): void {
    const name = this.name();
    if (!name || this.element.firstElementChild === null) return;
    for (const control of this.element.querySelectorAll<HTMLInputElement>("input, select, textarea"))
      if (control.name === name) control.disabled = true;
  }
}
