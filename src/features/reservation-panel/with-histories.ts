import type { Reservation } from "../../api/reservations.js";

/** Saved reservation with the history of before: answers to writes leave it out. */
export function withHistories(saved: Reservation, before: Reservation): Reservation {
  return saved.histories?.length || !before.histories ? saved : { ...saved, histories: before.histories };
}
