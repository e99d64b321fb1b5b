import type { Reservation } from "../../../api/reservations.js";
import { readSpan, type Span } from "../layout/span.js";

/** Place of a reservation or a block time: in minutes since the midnight of a day, at a resource. */
export interface Place extends Span {
  readonly date: string;
  readonly salonResourceId: number | null;
}

/** Place of a record; `null` if its time cannot be read. */
export function placeOf(
  record: Pick<Reservation, "date" | "from" | "to" | "salon_resource_id">,
): Place | null {
  const span = readSpan(record);
  return span && { date: record.date, ...span, salonResourceId: record.salon_resource_id };
}
