import type { CalendarReservationCondition } from "./condition.js";

const unused = {
  timeRange: { use: false, invert: false, selected: { from: null, to: null } },
  resource: { use: false, dynamic: false, with_past: false, invert: false, selected: [] },
  course: { use: false, dynamic: false, with_past: false, invert: false, selected: [] },
  status: { use: false, invert: false, selected: [] },
};
const december = { use: true, invert: false, selected: { from: "2026-12-01", to: "2026-12-31" } };
const reserved: CalendarReservationCondition = {
  type: 67,
  salonIds: [1],
  matchType: "some",
  isReserved: true,
  reservationPhase: "reserved",
  ...unused,
};

/** Conditions on calendar reservations by what they show; stories and tests use the same ones. */
export const calendarReservationSamples = {
  typical: {
    ...reserved,
    salonIds: [1, 2],
    timeRange: december,
    course: { ...unused.course, use: true, selected: [21, 22] },
  },
  everything: {
    ...reserved,
    matchType: "all",
    timeRange: { ...december, invert: true },
    resource: { use: true, dynamic: true, with_past: true, invert: true, selected: [11] },
    course: { use: true, dynamic: true, with_past: false, invert: false, selected: [21] },
    status: { use: true, invert: false, selected: ["approved", "pending"] },
  },
  reserved,
  notReserved: { ...reserved, isReserved: false, reservationPhase: "notReserved", timeRange: december },
  neverReserved: { ...reserved, isReserved: false, reservationPhase: "neverReserved" },
  notReservedWithNothing: { ...reserved, isReserved: false, reservationPhase: "notReserved" },
  neverReservedButNarrowed: {
    ...reserved,
    isReserved: false,
    reservationPhase: "neverReserved",
    status: { use: true, invert: true, selected: ["canceled"] },
  },
  nothingPicked: {
    ...reserved,
    timeRange: { ...unused.timeRange, use: true },
    resource: { ...unused.resource, use: true },
    status: { ...unused.status, use: true },
  },
  endsEarlier: {
    ...reserved,
    timeRange: { use: true, invert: false, selected: { from: "2026-12-31", to: "2026-12-01" } },
  },
  empty: { ...reserved, salonIds: [] },
  deleted: { ...reserved, salonIds: [99999], resource: { ...unused.resource, use: true, selected: [99999] } },
  asNumbers: { type: 67, salonIds: ["1"], isReserved: 0, status: { use: 1, selected: ["approved"] } },
  sparse: { type: 67 },
  withUnknownKeys: {
    ...reserved,
    resource: { ...unused.resource, use: true, selected: [11], since: "v2" },
    future: { a: [1] },
  },
} satisfies Record<string, CalendarReservationCondition>;
