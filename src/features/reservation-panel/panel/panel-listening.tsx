import type { Reservation } from "../../../api/reservations.js";
import type { PageDeps } from "../../../lib/page-deps.js";
import { listenToShown, pendingRequests, type SalonPlace, type ShownSalon } from "../../reservation/index.js";
import type { ShownQueries } from "../shown-queries.js";
import { withHistories } from "../with-histories.js";

/** The element as what it hears of its salon sees it. */
interface ListeningPort {
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

  constructor(readonly port: ListeningPort) {
    this.#salon = listenToShown(port.page, this);
  }

  /** Another salon may be shown, or none. */
  follow(): void {
    const place = this.port.place();
    if (!this.#salon.follow(place)) return;
    this.#stopWatching();
    this.#stopWatching = place ? this.port.watchRecord(() => this.#see()) : () => {};
    this.#see();
  }

  /** Whether the reservation was cancelled since it was shown. */
  get isCanceled(): boolean {
    return this.#isCanceled;
  }

  reservation(reservation: Reservation): void {
    const shown = this.port.queries.shown();
    if (shown?.id !== reservation.id) {
      this.port.otherChanged(reservation);
      this.#readRoom();
      return;
    }
    shown.query.receive((before) => withHistories(reservation, before));
    // Its history did not come along.
    if (!this.#isGiven()) shown.query.invalidate();
  }

  stale(): void {
    if (this.#isGiven()) return;
    this.port.queries.shown()?.query.invalidate();
    this.#readRoom();
  }

  /** Whether the page gave it in the place of a load. */
  #isGiven(): boolean {
    return this.port.queries.given() !== null;
  }

  /** Something may stand now where a customer wants to be, or no longer. */
  #readRoom(): void {
    const record = this.port.record();
    const salon = this.port.queries.salon();
    if (record === null || salon === null) return;
    for (const { place } of pendingRequests(record)) salon.day(place.date).invalidate();
  }

  #see(): void {
    const before = this.#record;
    const record = this.port.record();
    this.#record = record;
    const isCanceled = record?.status === "canceled";
    const isSame = before !== null && before.id === record?.id;
    this.#isCanceled = isCanceled && isSame && (this.#isCanceled || before.status !== "canceled");
    if (record) this.#salon.now()?.seen([record]);
    if (this.#isCanceled) this.port.canceled();
  }
}
