import { minutesOf, timeAt } from "../../api/salon/times.js";
import { createRandom } from "../../large/random.js";
import type { Booking } from "./add-booking.js";
import { openDay } from "./days.js";

/** So many days before and after today are like any other. */
const [BEFORE, AFTER] = [28, 28];
/** On the day after today one resource comes late, and on the fourth not at all. */
const [LATE, AWAY] = [1, 4];

const courses = [
  [41, 45],
  [42, 60],
  [43, 30],
] as const;

/** When each resource can begin with somebody. */
const begins: ReadonlyMap<number, readonly string[]> = new Map([
  [11, ["10:15", "11:30", "13:30", "15:00", "16:30"]],
  [12, ["11:15", "12:45", "14:15", "16:00", "17:30"]],
]);

/** What fills the weeks around today: a few each day, none at once with one resource. */
export function ordinaryBookings(until: Date): Booking[] {
  const random = createRandom(1125);
  const bookings = new Map<string, Booking>();
  for (let day = -BEFORE; day <= AFTER; day++) {
    for (const [resource, times] of begins) {
      for (const from of random.some(times, random.whole(1, 4))) {
        const [course, minutes] = random.pick(courses);
        const isCanceled = random.often(8);
        const who = random.whole(1, 23);
        const isSpecial = day === 0 || day === LATE || (day === AWAY && resource === 12);
        if (isSpecial) continue;
        const to = timeAt(minutesOf(from) + minutes);
        const date = openDay(until, day);
        // Tuesdays went to their neighbours, which have theirs already.
        bookings.set(`${date} ${resource} ${from}`, {
          ...{ salon: 1, date, from, to, resource, course, who },
          ...(isCanceled && { status: "canceled" as const }),
          isChecked: day < 0,
        });
      }
    }
  }
  const taken = new Set([openDay(until, LATE), openDay(until, 0)]);
  return [...bookings.values()].filter(({ date }) => !taken.has(date));
}
