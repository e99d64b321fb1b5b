import type { Reservation } from "../../api/reservations.js";
import type { Query } from "../../collection/index.js";
import { type DayRange, recordKey } from "../../features/schedule/index.js";
import { listenToSalon, type SalonListening, type SalonPlace } from "../salon-live.js";

/** The element as what it hears of its salon sees it. */
interface ListeningPort {
  /** The salon that is shown; `null` while none is. */
  place(): SalonPlace | null;
  records(): Query<Reservation[]>;
  /** The days that are shown. */
  range(): DayRange;
  count(): Query<number>;
}

/** Many events come together; what waits for a judgement is counted once after them, in milliseconds. */
const countAfterMs = 1_500;

/** Hears what happens in the salon, and brings what is shown up to date. */
export class ScheduleListening {
  #key: string | null = null;
  #salon: SalonListening | undefined;
  #counting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly port: ListeningPort) {}

  /** Another salon may be shown, or none. */
  follow(): void {
    const place = this.port.place();
    const key = place && JSON.stringify(place);
    if (key === this.#key) return;
    const before = this.#salon;
    this.#key = key;
    this.#salon = place ? listenToSalon(place, this) : undefined;
    // After the next one has come: the same connection may do for both.
    before?.leave();
    clearTimeout(this.#counting);
  }

  reservation(reservation: Reservation): void {
    this.port.records().receive((rows) => withRecord(rows, reservation, this.port.range()));
    clearTimeout(this.#counting);
    this.#counting = setTimeout(() => this.port.count().invalidate(), countAfterMs);
  }

  stale(): void {
    this.port.records().invalidate();
    this.port.count().invalidate();
  }
}

/** The rows with this reservation in them, or without it where it stands on another day now. */
function withRecord(rows: Reservation[], next: Reservation, { first, last }: DayRange): Reservation[] {
  const key = recordKey(next);
  const wished = next.change_child?.date ?? next.date;
  const isShown = [next.date, wished].some((date) => first <= date && date <= last);
  const at = rows.findIndex((row) => recordKey(row) === key);
  if (at < 0) return isShown ? [...rows, next] : rows;
  return [...rows.slice(0, at), ...(isShown ? [next] : []), ...rows.slice(at + 1)];
}
