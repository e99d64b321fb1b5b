import type { Reservation } from "../../api/reservations.js";
import { pageDeps } from "../../element-base/index.js";
import {
  listenToSalon,
  pendingRequests,
  type SalonListening,
  type SalonPlace,
} from "../../features/reservation/index.js";
import { withHistories } from "./reservation-calls.js";
import type { ShownQueries } from "./shown-queries.js";

/** The element as what it hears of its salon sees it. */
interface ListeningPort {
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
  #key: string | null = null;
  #salon: SalonListening | undefined;
  #stopWatching = (): void => {};
  #record: Reservation | null = null;
  #isCanceled = false;

  constructor(readonly port: ListeningPort) {}

  /** Another salon may be shown, or none. */
  follow(): void {
    const place = this.port.place();
    const key = place && JSON.stringify(place);
    if (key === this.#key) return;
    const before = this.#salon;
    this.#stopWatching();
    this.#key = key;
    this.#salon = place ? listenToSalon(pageDeps, place, this) : undefined;
    // After the next one has come: the same connection may do for both.
    before?.leave();
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
    if (record) this.#salon?.seen([record]);
    if (this.#isCanceled) this.port.canceled();
  }
}
