import type { Reservation } from "../../api/reservations.js";
import type { Query } from "../../collection/index.js";
import type { PageDeps } from "../../lib/page-deps.js";
import { isOlder, listenToShown, type SalonPlace, type ShownSalon } from "../reservation/index.js";
import { recordKey } from "./layout/record-key.js";
import type { DayRange } from "./views/shown-days.js";

/** The element as what it hears of its salon sees it. */
interface ListeningDeps {
  readonly page: PageDeps;
  /** The salon that is shown; `null` while none is. */
  place(): SalonPlace | null;
  records(): Query<Reservation[]>;
  /** The days that are shown. */
  range(): DayRange;
  /** Asks again for the requests that wait for a judgement. */
  recount(): void;
}

/** Many events come together; what waits for a judgement is counted once after them, in milliseconds. */
const countAfterMs = 1_500;

/** Hears what happens in the salon, and brings what is shown up to date. */
export class ScheduleListening {
  readonly #salon: ShownSalon;
  #counting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly deps: ListeningDeps) {
    this.#salon = listenToShown(deps.page, this);
  }

  /** Another salon may be shown, or none. */
  follow(): void {
    if (this.#salon.follow(this.deps.place())) clearTimeout(this.#counting);
  }

  reservation(reservation: Reservation): void {
    const range = this.deps.range();
    // Also over the answer to what was asked before.
    this.deps
      .records()
      .addOptimistic((rows) => withRecord(rows, reservation, range))
      .commit();
    clearTimeout(this.#counting);
    this.#counting = setTimeout(() => this.deps.recount(), countAfterMs);
  }

  /** One that this element has saved, for the others on the page. */
  saved(reservation: Reservation): void {
    this.#salon.now()?.saved(reservation);
  }

  /** Tells the others on the page of what was saved in the salon of now, whichever is shown by then. */
  teller(): (reservation: Reservation) => void {
    const salon = this.#salon.now();
    return (reservation) => salon?.saved(reservation);
  }

  stale(): void {
    this.deps.records().invalidate();
    this.deps.recount();
  }
}

/** The rows with this reservation in them, or without it where it stands on another day now; as they are where it is known better. */
function withRecord(rows: Reservation[], next: Reservation, { first, last }: DayRange): Reservation[] {
  const key = recordKey(next);
  const known = rows.find((row) => recordKey(row) === key);
  if (known && isOlder(next.updated_at, known.updated_at)) return rows;
  const wished = next.change_child?.date ?? next.date;
  const isShown = [next.date, wished].some((date) => first <= date && date <= last);
  if (!isShown) return known ? rows.filter((row) => row !== known) : rows;
  return known ? rows.map((row) => (row === known ? next : row)) : [...rows, next];
}
