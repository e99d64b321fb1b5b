/** Element that had the focus when a dialog opened: the page's button, mostly. */
export class Opener {
  #opener: HTMLElement | null = null;

  constructor(readonly element: HTMLElement) {}

  remember(): void {
    this.#opener = this.#focused() as HTMLElement | null;
  }

  /** The browser gives the focus to what opened a dialog; React then gives it back to the element, which had it before. */
  giveFocusBack(): void {
    if (this.#focused() === this.element) this.#opener?.focus({ preventScroll: true });
  }

  #focused(): Element | null {
    return (this.element.getRootNode() as Document | ShadowRoot).activeElement;
  }
}
