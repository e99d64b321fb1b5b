import type { CalendarWords } from "./messages.ja.js";

/** The same in English. */
export const en: CalendarWords = {
  all: "All",
  salonMatch: "How calendars are met",
  salonMatches: { some: "any of them", all: "all of them" },
  phase: "Whether there is a reservation",
  phases: { reserved: "Reserved", notReserved: "Not reserved", neverReserved: "Never reserved" },
  subs: { timeRange: "Date", resource: "Staff and rooms", course: "Course", status: "Status" },
  narrowBy: (sub) => `Narrow by ${sub.toLowerCase()}`,
  stop: (sub) => `Do not narrow by ${sub.toLowerCase()}`,
  invert: (sub) => `How ${sub.toLowerCase()} is met`,
  fitting: "these",
  notFitting: "others",
  noReservation: "No reservation",
  noOtherReservation: "No other reservation",
  dynamic: (sub) => `${sub}: also what is added later`,
  withPast: (sub) => `${sub}: also past ones`,
  salonFirst: "Choose a calendar first",
  nothingThere: { resource: "No staff or rooms", course: "No courses", status: "No statuses" },
  at: { some: (salons) => `any of ${salons}`, all: (salons) => `all of ${salons}` },
  clause: (sub, what) => `${sub.toLowerCase()} ${what}`,
  outside: (period) => `not ${period}`,
  other: (what) => `other than ${what}`,
  andLater: (what) => `${what} (and what is added later)`,
  andPast: (what) => `${what} (and past ones)`,
  meets: {
    reserved: (salons, clauses) => `has a reservation at ${salons}${narrowed(clauses)}`,
    notReserved: (salons, clauses) => `has no reservation at ${salons}${narrowed(clauses)}`,
    neverReserved: (salons) => `has never had a reservation at ${salons}`,
  },
};

function narrowed(clauses: readonly string[]): string {
  return clauses.length === 0 ? "" : ` with ${clauses.join(", ")}`;
}
