import type { Reservation } from "../../../api/reservations.js";
import type { PageDeps } from "../../../lib/page-deps.js";
import {
  isOlder,
  listenToShown,
  pendingRequests,
  type SalonPlace,
  type ShownSalon,
} from "../../reservation/index.js";
import type { ShownQueries } from "../shown-queries.js";
import { withHistories } from "../with-histories.js";

/** The element as what it hears of its salon sees it. */
interface ListeningDeps {
  readonly page: PageDeps;
  /** The salon of the reservation that is shown; `null` while none is. */
  place(): SalonPlace | null;
  readonly queries: ShownQueries;
  /** As it is shown. */
  record(): Reservation | null;
  watchRecord(listener: () => void): () => void;
  /** A form that is being written is of a reservation that somebody has cancelled. */
  canceled(): void;
  /** Another one of the salon has changed. */
  otherChanged(other: Reservation): void;
}

/** Hears what happens in the salon while one of its reservations is shown, and brings it up to date. */
export class PanelListening {
  readonly #salon: ShownSalon;
  #stopWatching = (): void => {};
  #record: Reservation | null = null;
  #isCanceled = false;

  constructor(readonly deps: ListeningDeps) {
    this.#salon = listenToShown(deps.page, this);
  }

  /** Another salon may be shown, or none. */
  follow(): void {
    const place = this.deps.place();
    if (!this.#salon.follow(place)) return;
    this.#stopWatching();
    this.#stopWatching = place ? this.deps.watchRecord(() => this.#see()) : () => {};
    this.#see();
  }

  /** True when the reservation was cancelled since it was shown. */
  get isCanceled(): boolean {
    return this.#isCanceled;
  }

  reservation(reservation: Reservation): void {
    const shown = this.deps.queries.shown();
    // Block times have ids of their own.
    if (shown?.id !== reservation.id || reservation.status === "blocked") {
      this.deps.otherChanged(reservation);
      this.#readRoom();
      return;
    }
    shown.query.receive((before) =>
      isOlder(reservation.updated_at, before.updated_at) ? before : withHistories(reservation, before),
    );
    // Its history did not come along.
    if (!this.#isGiven()) shown.query.invalidate();
  }

  stale(): void {
    if (this.#isGiven()) return;
    this.deps.queries.shown()?.query.invalidate();
    this.#readRoom();
  }

  /** True when the page gave it instead of a load. */
  #isGiven(): boolean {
    return this.deps.queries.given() !== null;
  }

  /** Something may stand now where a customer wants to be, or no longer. */
  #readRoom(): void {
    const record = this.deps.record();
    const salon = this.deps.queries.salon();
    if (record === null || salon === null) return;
    for (const { place } of pendingRequests(record)) salon.day(place.date).invalidate();
  }

  #see(): void {
    const before = this.#record;
    const record = this.deps.record();
    this.#record = record;
    const isCanceled = record?.status === "canceled";
    const isSame = before !== null && before.id === record?.id;
    this.#isCanceled = isCanceled && isSame && (this.#isCanceled || before.status !== "canceled");
    if (record) this.#salon.now()?.observe([record]);
    if (this.#isCanceled) this.deps.canceled();
  }
}
