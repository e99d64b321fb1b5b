import { askAgain } from "../../collection/index.js";
import type { JourneyQueries } from "../../features/journey/index.js";

/** The element as who follows its lists sees it. */
export interface WatchPort {
  queries(): JourneyQueries;
  /** The operator is in the middle of something: nothing must change under their hands. */
  isBusy(): boolean;
  /** A list is there, or has changed. */
  settle(): void;
}

/** Follows the lists as long as the screen is there, and looks at them again when the window gets the focus. */
export class ListWatch {
  /** The list that is followed, and what ends that; `null` while nobody looks. */
  #followed: unknown = null;
  #end: (() => void) | null = null;
  readonly #look = (): void => {
    if (this.port.isBusy()) return;
    for (const query of Object.values(this.port.queries())) query.refresh();
  };

  /** The browser had kept the page while others were shown. */
  readonly #shownAgain = (event: PageTransitionEvent): void => {
    if (event.persisted) void this.readAgain();
  };

  constructor(readonly port: WatchPort) {}

  /** Reads them again; kept when they are there. `false` where nothing may change now. */
  async readAgain(): Promise<boolean> {
    if (this.port.isBusy()) return false;
    const { journeys, groups } = this.port.queries();
    await Promise.all([askAgain(journeys), askAgain(groups)]);
    return true;
  }

  /** Gives what ends it. */
  readonly start = (): (() => void) => {
    window.addEventListener("focus", this.#look);
    window.addEventListener("pageshow", this.#shownAgain);
    this.#follow();
    return () => {
      window.removeEventListener("focus", this.#look);
      window.removeEventListener("pageshow", this.#shownAgain);
      this.#end?.();
      this.#end = null;
    };
  };

  /** The page may have named another server. */
  settingsChanged(): void {
    if (this.#end !== null && this.#followed !== this.port.queries().journeys) this.#follow();
  }

  #follow(): void {
    const { journeys, groups } = this.port.queries();
    const settle = () => this.port.settle();
    const endings = [journeys.subscribe(settle), groups.subscribe(settle)];
    this.#end?.();
    this.#followed = journeys;
    this.#end = () => {
      for (const end of endings) end();
    };
    settle();
  }
}
