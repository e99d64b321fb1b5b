import type { JourneyActions } from "../../features/journey/index.js";
import { createDeletionCalls } from "./deletion-calls.js";
import { LeftWorks, type LeftWorksPort } from "./left-works.js";
import { createOrderCalls } from "./order-calls.js";
import type { JourneyPort } from "./port.js";

type Actions = Pick<
  JourneyActions,
  "move" | "moveToGroup" | "removeSoon" | "keepWaiting" | "removeNow" | "finishLeft" | "forgetLeft"
>;

/**
 * What an operator has done and no server has heard of yet: deletions that can be taken back, orders that follow the last of
 * several moves. It is sent when the page is hidden or left and when the element goes; what has no answer then is kept.
 */
export class WaitingWork {
  readonly left: LeftWorks;
  readonly #deletions: ReturnType<typeof createDeletionCalls>;
  readonly #orders: ReturnType<typeof createOrderCalls>;
  readonly #pageLeft = (): void => {
    this.#send();
    this.left.keep();
  };
  readonly #pageHidden = (): void => {
    if (document.visibilityState !== "hidden") return;
    // It may be closed before a deletion has its answer (rules: journey-deletion-waits). An order is sent as ever by a page that stays.
    void this.#deletions.flush(true);
    void this.#orders.flush();
  };

  constructor(
    readonly port: JourneyPort,
    kept: LeftWorksPort,
  ) {
    this.left = new LeftWorks(kept);
    this.#deletions = createDeletionCalls(port);
    this.#orders = createOrderCalls(
      port,
      (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      () => this.#deletions.hidden(),
    );
  }

  actions(): Actions {
    const { move, moveToGroup } = this.#orders;
    const { removeSoon, keepWaiting, removeNow } = this.#deletions;
    return {
      ...{ move, moveToGroup, removeSoon, keepWaiting, removeNow },
      finishLeft: async (work, text) => {
        if (work.is === "delete") removeSoon(work.ids);
        else if (work.is === "order") for (const each of work.moves) move(work.scope, each, text);
        else {
          const here = this.port.here();
          const failure = await moveToGroup(work.groupId, work.ids);
          if (failure) here.failed(failure);
        }
      },
      forgetLeft: (work) => this.left.forget(work),
    };
  }

  start(): void {
    window.addEventListener("pagehide", this.#pageLeft);
    document.addEventListener("visibilitychange", this.#pageHidden);
    this.left.look();
  }

  stop(): void {
    window.removeEventListener("pagehide", this.#pageLeft);
    document.removeEventListener("visibilitychange", this.#pageHidden);
    this.#send();
    this.left.stop();
  }

  /** Sends what waits; kept when it is answered. */
  async flush(): Promise<void> {
    await Promise.all([this.#deletions.flush(), this.#orders.flush()]);
  }

  /** Nobody may be here any more when the answers come. */
  #send(): void {
    void this.#deletions.flush(true);
    void this.#orders.flush(true);
  }
}
