import type { Reservation } from "../../api/reservations.js";
import { isOlder } from "../reservation/index.js";

/** Saved reservation with the history of before, which answers to writes leave out; a newer one of before stays. */
export function withHistories(saved: Reservation, before: Reservation): Reservation {
  if (isOlder(saved.updated_at, before.updated_at)) return before;
  return saved.histories?.length || !before.histories ? saved : { ...saved, histories: before.histories };
}
