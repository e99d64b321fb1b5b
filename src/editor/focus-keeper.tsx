/**
 * Keeps the focus inside an editor when what had it goes away (an undone row, an answered offer), and on it when it is put
 * elsewhere (an undone move). Otherwise it would fall to the page, and the next key press would go nowhere.
 */
export class FocusKeeper {
  #inside = false;
  #last: HTMLElement | null = null;
  readonly #observer = new MutationObserver(() => this.#restore());

  constructor(readonly mount: () => HTMLElement) {}

  start(): void {
    const root = this.mount().getRootNode();
    root.addEventListener("focusin", this.#enter);
    root.addEventListener("focusout", this.#leave);
    this.#observer.observe(root, { childList: true, subtree: true });
  }

  stop(): void {
    const root = this.mount().getRootNode();
    root.removeEventListener("focusin", this.#enter);
    root.removeEventListener("focusout", this.#leave);
    this.#observer.disconnect();
    this.#inside = false;
  }

  readonly #enter = (event: Event) => {
    const { target, relatedTarget } = event as FocusEvent;
    const mount = this.mount();
    const last = this.#last;
    this.#inside = true;
    // React looks for what had the focus in the document, where that is the element: it gives it to us and not to what it moved.
    if (target === mount && relatedTarget === null && last?.isConnected)
      queueMicrotask(() => last.focus({ preventScroll: true }));
    else this.#last = target as HTMLElement;
  };

  readonly #leave = (event: Event) => {
    // An element that is being removed loses the focus without the operator's doing.
    queueMicrotask(() => {
      const gone = (event.target as Node | null)?.isConnected === false;
      const root = this.mount().getRootNode() as ShadowRoot;
      if (gone || root.activeElement !== null) return;
      this.#inside = false;
      this.#last = null;
    });
  };

  #restore(): void {
    const mount = this.mount();
    const root = mount.getRootNode() as ShadowRoot;
    if (this.#inside && root.activeElement === null) mount.focus({ preventScroll: true });
  }
}
