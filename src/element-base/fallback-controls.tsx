import { mark } from "./form-mirror.js";

/**
 * Native controls that a page wrote into an element, with its own `name`: without the element (an old page, files that never
 * come, no scripts) they keep the field in the form. Once the element is there, only that is submitted.
 */
export class FallbackControls {
  /** Observer of the content: it comes later where an element is defined before it is parsed, and a morph writes it as it came. */
  readonly #watch = new MutationObserver(() => this.takeOver());

  constructor(
    readonly element: HTMLElement,
    readonly name: () => string | null,
  ) {}

  takeOver(): void {
    const { element } = this;
    if (!element.isConnected) return;
    this.#watch.disconnect();
    const name = this.name();
    for (const control of element.querySelectorAll<HTMLInputElement>("input, select, textarea"))
      if (name && control.name === name && !control.hasAttribute(mark)) control.disabled = true;
    this.#watch.observe(element, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  }
}
