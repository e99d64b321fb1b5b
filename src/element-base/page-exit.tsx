import { followRedirect } from "../editor/index.js";
import type { PlainData } from "../lib/plain-data.js";

/** Deps of the exit: its element, and the page around. */
interface PageExitDeps {
  /** Aborted when the element leaves the page. */
  leaveSignal(): AbortSignal;
  /** Other origins that may be gone to. */
  allowedOrigins(): readonly string[];
  /** Tells the host, who may prevent it. */
  mayGo(url: string): boolean;
  /** Has everything of ours on the page keep its work. */
  keepAll(): boolean;
  report(error: unknown): void;
  /** The page that was to leave is still there, or again. */
  stayed(): void;
}

/**
 * The way off the page by the answer to a save (`redirect_to`). It is under way until somebody goes on here or the browser
 * brings the page back, since no event tells that a page has stayed.
 */
export class PageExit {
  #isUnderWay = false;

  constructor(readonly deps: PageExitDeps) {}

  /** Goes where an answer says; `true` when the page is leaving. */
  follow(response: PlainData): boolean {
    const { deps } = this;
    const signal = deps.leaveSignal();
    // The element has left, and the operator is on another screen by now: nothing takes them away from that.
    if (signal.aborted) return false;
    this.#isUnderWay = followRedirect(response, { ...deps, allowedOrigins: deps.allowedOrigins() });
    if (this.#isUnderWay) addEventListener("pageshow", this.#onShow, { signal });
    return this.#isUnderWay;
  }

  /** Something is done here that needs the page: it has not left. */
  stays(): void {
    if (!this.#isUnderWay) return;
    this.#isUnderWay = false;
    this.deps.stayed();
  }

  /** Another finish begins, whose own answer decides. */
  giveUp(): void {
    this.#isUnderWay = false;
  }

  readonly #onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.stays();
  };
}
