import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import type { CalendarReservation } from "../../../host/audience/friends.js";
import { type Condition, type Examples, examples, type Opposite } from "./examples.js";

const booked = (...reservations: Partial<CalendarReservation>[]) => ({
  reservations: reservations.map((each): CalendarReservation => {
    return { salon_id: 1, date: "2026-12-01", resource_id: 11, course_id: 41, status: "approved", ...each };
  }),
});
const { timeRange, resource, course, status } = defaults.conditions[67];
const inSalon = { salonIds: [1] };
const days = (from: string | null, to: string | null, invert = false) => ({
  timeRange: { ...timeRange, use: true, invert, selected: { from, to } },
});
const withResource = (more: object) => ({ resource: { ...resource, use: true, ...more } });
const withCourse = (more: object) => ({ course: { ...course, use: true, ...more } });
const withStatus = (selected: string[], invert = false) => ({
  status: { ...status, use: true, invert, selected },
});
const not = { reservationPhase: "notReserved", isReserved: false };
const never = { reservationPhase: "neverReserved", isReserved: false };
const both = { salonIds: [1, 2] };

/** Conditions on reservations in the salons' calendars. */
export const calendarExamples: readonly Examples[] = [
  examples(
    "one salon; today is 2026-11-21",
    67,
    [
      booked({}),
      booked({ date: "2026-10-01", resource_id: 12, course_id: 42 }),
      booked({ status: "canceled" }),
      booked({ salon_id: 2, resource_id: 21, course_id: 51 }),
      booked({ resource_id: null, status: "pending" }),
      {},
    ],
    [
      [inSalon, [1, 2, 5]],
      [{ ...inSalon, ...days("2026-12-01", "2026-12-01") }, [1, 5]],
      [{ ...inSalon, ...days(null, "2026-11-30") }, [2]],
      [{ ...inSalon, ...days("2026-12-01", null, true) }, [2]],
      [{ ...inSalon, ...days(null, null) }, [1, 2, 5]],
      [{ ...inSalon, ...withStatus(["canceled"]) }, [3]],
      [{ ...inSalon, ...withStatus(["approved"], true) }, [3, 5]],
      [{ ...inSalon, ...withStatus([]) }, [1, 2, 5]],
      [{ ...inSalon, ...withResource({ selected: [11] }) }, [1]],
      [{ ...inSalon, ...withResource({ selected: [11, 12] }) }, [1]],
      [{ ...inSalon, ...withResource({ selected: [11, 12], with_past: true }) }, [1, 2]],
      [{ ...inSalon, ...withResource({ selected: [12] }), ...days("2026-01-01", null) }, [2]],
      [{ ...inSalon, ...withResource({ selected: [11], invert: true }) }, [5]],
      [{ ...inSalon, ...withResource({ selected: [11], invert: true, with_past: true }) }, [2, 5]],
      [{ ...inSalon, ...withResource({ dynamic: true }) }, [1]],
      [{ ...inSalon, ...withResource({ dynamic: true, invert: true }) }, [5]],
      [{ ...inSalon, ...withResource({}) }, [1, 2, 5]],
      [{ ...inSalon, ...withResource({ use: false, selected: [11] }) }, [1, 2, 5]],
      [{ ...inSalon, ...withCourse({ selected: [41] }) }, [1, 5]],
      [{ ...inSalon, ...withCourse({ selected: [41] }), ...withResource({ selected: [11] }) }, [1]],
      [{ ...inSalon, ...not }, [3, 4, 6]],
      [{ ...inSalon, ...not, ...days("2026-12-01", null) }, [2, 3, 4, 6]],
      [{ ...inSalon, ...never }, [4, 6]],
      [{ ...inSalon, ...never, ...days("2030-01-01", null) }, [4, 6]],
      [{ salonIds: [4] }, []],
    ],
    calendarOpposite,
  ),
  examples(
    "two salons",
    67,
    [
      booked({}, { salon_id: 2, resource_id: 21 }),
      booked({}, {}),
      booked({ salon_id: 2, status: "denied" }),
      booked({ salon_id: 3 }),
    ],
    [
      [both, [1, 2]],
      [{ ...both, matchType: "all" }, [1]],
      [{ ...both, ...not }, [2, 3, 4]],
      [{ ...both, ...not, matchType: "all" }, [3, 4]],
      [{ ...both, ...never }, [2, 3, 4]],
      [{ ...both, ...never, matchType: "all" }, [4]],
      [{ ...both, matchType: "all", ...withResource({ selected: [11, 21] }) }, [1]],
      [{ ...both, matchType: "all", ...withResource({ selected: [11] }) }, []],
      [{ salonIds: [1, 1], matchType: "all" }, [1, 2]],
    ],
    calendarOpposite,
  ),
  // A resource of salon 2 that is gone (23) counts as chosen by id, and not among "all there are".
  examples(
    "what is deleted",
    67,
    [booked({ salon_id: 2, resource_id: 23 }), booked({ salon_id: 2, resource_id: 22 })],
    [
      [{ salonIds: [2], ...withResource({ selected: [23] }) }, [1]],
      [{ salonIds: [2], ...withResource({ dynamic: true }) }, [2]],
    ],
    calendarOpposite,
  ),
  examples(
    "today, and statuses that are no end",
    67,
    [
      booked({ date: "2026-11-21" }),
      booked({ date: "2026-11-20" }),
      booked({ status: "edit_denied" }),
      booked({ status: "denied" }),
      booked({ status: "cancel_denied" }),
    ],
    [
      [inSalon, [1, 2, 3, 5]],
      [{ ...inSalon, ...withResource({ selected: [11] }) }, [1, 3, 5]],
    ],
    calendarOpposite,
  ),
];

/** Not reserved in some is the opposite of reserved in all. */
function calendarOpposite(condition: Condition): ReturnType<Opposite> {
  const { reservationPhase: phase, matchType } = condition;
  if (phase === "neverReserved") return null;
  return [
    condition,
    {
      ...condition,
      reservationPhase: phase === "reserved" ? "notReserved" : "reserved",
      matchType: matchType === "some" ? "all" : "some",
    },
  ];
}
