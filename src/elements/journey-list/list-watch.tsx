import { askAgain } from "../../collection/index.js";
import type { JourneyQueries } from "../../features/journey/index.js";

/** The element as who follows its lists sees it. */
export interface WatchDeps {
  queries(): JourneyQueries;
  /** The operator is in the middle of something: nothing must change under their hands. */
  isBusy(): boolean;
  /** A list is there, or has changed. */
  resolve(): void;
}

/** Follows the lists as long as the screen is there, and looks at them again when the window gets the focus. */
export class ListWatch {
  /** The list that is followed, and what ends that; `null` while nobody looks. */
  #followed: unknown = null;
  #end: (() => void) | null = null;
  readonly #refresh = (): void => {
    if (this.deps.isBusy()) return;
    for (const query of Object.values(this.deps.queries())) query.refresh();
  };

  /** The browser had kept the page while others were shown. */
  readonly #shownAgain = (event: PageTransitionEvent): void => {
    if (event.persisted) void this.readAgain();
  };

  constructor(readonly deps: WatchDeps) {}

  /** Reads them again; kept when they are there. `false` where nothing may change now. */
  async readAgain(): Promise<boolean> {
    if (this.deps.isBusy()) return false;
    const { journeys, groups } = this.deps.queries();
    await Promise.all([askAgain(journeys), askAgain(groups)]);
    return true;
  }

  /** Gives what ends it. */
  readonly start = (): (() => void) => {
    window.addEventListener("focus", this.#refresh);
    window.addEventListener("pageshow", this.#shownAgain);
    this.#follow();
    return () => {
      window.removeEventListener("focus", this.#refresh);
      window.removeEventListener("pageshow", this.#shownAgain);
      this.#end?.();
      this.#end = null;
    };
  };

  /** The page may have named another server. */
  settingsChanged(): void {
    if (this.#end !== null && this.#followed !== this.deps.queries().journeys) this.#follow();
  }

  #follow(): void {
    const { journeys, groups } = this.deps.queries();
    const resolve = () => this.deps.resolve();
    const endings = [journeys.subscribe(resolve), groups.subscribe(resolve)];
    this.#end?.();
    this.#followed = journeys;
    this.#end = () => {
      for (const end of endings) end();
    };
    resolve();
  }
}
