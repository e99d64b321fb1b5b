import type { UnansweredWorkStore } from "../left/unanswered-work-store.js";
import type { DeletionMutations } from "./deletions.js";
import type { OrderMutations } from "./orders.js";

/**
 * Work of an operator that no server has heard of yet: deletions that can be undone, orders that follow the last of
 * several moves. It is sent when the page is hidden or left and when the element goes; what has no answer then is
 * kept.
 */
export class WaitingWork {
  readonly #pageLeft = (): void => {
    this.#send();
    this.left.keep();
  };
  readonly #pageHidden = (): void => {
    if (document.visibilityState !== "hidden") return;
    // It may be closed before a deletion has its answer (rules: journey-deletion-waits). An order is sent as ever by a page that stays.
    void this.deletions.flush(true);
    void this.orders.flush();
  };

  constructor(
    readonly left: UnansweredWorkStore,
    readonly deletions: DeletionMutations,
    readonly orders: OrderMutations,
  ) {}

  start(): void {
    window.addEventListener("pagehide", this.#pageLeft);
    document.addEventListener("visibilitychange", this.#pageHidden);
    this.left.refresh();
  }

  stop(): void {
    window.removeEventListener("pagehide", this.#pageLeft);
    document.removeEventListener("visibilitychange", this.#pageHidden);
    this.#send();
    this.left.stop();
  }

  /** Sends what waits. Resolves when it is answered. */
  async flush(): Promise<void> {
    await Promise.all([this.deletions.flush(), this.orders.flush()]);
  }

  /** Nobody may be here any more when the answers come. */
  #send(): void {
    void this.deletions.flush(true);
    void this.orders.flush(true);
  }
}
