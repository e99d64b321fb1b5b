/**
 * Keeps the focus inside an editor when what had it goes away (an undone row, an answered offer). Otherwise it would
 * fall to the page, and the next key press would go nowhere.
 */
export class FocusKeeper {
  #inside = false;
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

  readonly #enter = () => {
    this.#inside = true;
  };

  readonly #leave = (event: Event) => {
    // What is being removed has not left of its own will.
    queueMicrotask(() => {
      const gone = (event.target as Node | null)?.isConnected === false;
      const root = this.mount().getRootNode() as ShadowRoot;
      if (!gone && root.activeElement === null) this.#inside = false;
    });
  };

  #restore(): void {
    const mount = this.mount();
    const root = mount.getRootNode() as ShadowRoot;
    if (this.#inside && root.activeElement === null) mount.focus({ preventScroll: true });
  }
}
