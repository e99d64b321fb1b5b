import type { OpenApiModel } from "./open-api-model.js";

/** Deps that the element gives. */
export interface WindowWatchDeps {
  model(): OpenApiModel;
  /** The browser had kept the page while others were shown. */
  shownAgain(): void;
  /** Called whenever another section is shown; gives what ends that. */
  onSection(changed: () => void): () => void;
}

/** Follows the window as long as the screen is there: tokens are hidden when nobody looks, the log is followed while it is seen. */
export class WindowWatch {
  readonly #hideTokens = (): void => this.deps.model().tokens.hideAll();
  readonly #seen = (): void => {
    const model = this.deps.model();
    const isSeen = document.visibilityState !== "hidden";
    if (!isSeen) model.tokens.hideAll();
    model.logs.watch(isSeen && model.section() === "logs");
  };
  readonly #shownAgain = (event: PageTransitionEvent): void => {
    if (event.persisted) this.deps.shownAgain();
  };

  constructor(readonly deps: WindowWatchDeps) {}

  /** Gives what ends it. */
  readonly start = (): (() => void) => {
    window.addEventListener("blur", this.#hideTokens);
    window.addEventListener("pagehide", this.#hideTokens);
    window.addEventListener("pageshow", this.#shownAgain);
    document.addEventListener("visibilitychange", this.#seen);
    const endSection = this.deps.onSection(this.#seen);
    this.#seen();
    return () => {
      window.removeEventListener("blur", this.#hideTokens);
      window.removeEventListener("pagehide", this.#hideTokens);
      window.removeEventListener("pageshow", this.#shownAgain);
      document.removeEventListener("visibilitychange", this.#seen);
      endSection();
      // Also where the screen could not be drawn any more.
      this.#hideTokens();
      this.deps.model().logs.leave();
    };
  };
}
