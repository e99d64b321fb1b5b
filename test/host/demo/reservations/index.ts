import type { DemoParts } from "../../demo-data.js";
import type { Store } from "../../store.js";
import { demoNow } from "../messages/index.js";
import { writersIn } from "../messages/writers.js";
import { addBooking } from "./add-booking.js";
import { bookingsOn } from "./bookings.js";
import { addHours } from "./hours.js";
import { ordinaryBookings } from "./ordinary.js";

/**
 * Adds to a store with demo data the hours of the salons, their shifts, and some 300 reservations around the day of `until`:
 * the same ones every time. They come after the friends: what filters ask of these knows nothing of them.
 */
export function fillWithDemoReservations(store: Store, until: Date = demoNow): void {
  store.atomically(() => {
    const people = new Map(writersIn(store, until).map((friend) => [friend.id, friend]));
    addHours(store, until);
    for (const booking of [...bookingsOn(until), ...ordinaryBookings(until)]) {
      addBooking(store, booking, people, until);
    }
  });
}

/** The demonstration's reservations as a part of its data. They lie around the moment they are put in. */
export function reservationParts(now: () => Date): DemoParts {
  return { reservations: (store) => fillWithDemoReservations(store, now()) };
}
