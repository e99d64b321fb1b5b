import * as v from "valibot";
import { anyPlainData, chosenIds, conditionSchema, dateText } from "../definition.js";
import { isOn, storedFlag } from "../parts/flag.js";

/** Phase of a reservation of a friend (rules: calendar-phases). */
export const Phase = {
  reserved: "reserved",
  notReserved: "notReserved",
  neverReserved: "neverReserved",
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** Match of salons: one of the chosen is enough, or all. */
export const SalonMatch = { some: "some", all: "all" } as const;
export type SalonMatch = (typeof SalonMatch)[keyof typeof SalonMatch];

const flag = v.exactOptional(storedFlag);

function subCondition<Fields extends v.ObjectEntries>(fields: Fields) {
  return v.exactOptional(v.objectWithRest({ use: flag, invert: flag, ...fields }, anyPlainData));
}

const picks = { dynamic: flag, with_past: flag, selected: v.exactOptional(chosenIds) };
const period = { from: v.exactOptional(dateText), to: v.exactOptional(dateText) };

/** Schema of conditions that can be edited. */
export const calendarReservationSchema = conditionSchema(67, {
  salonIds: v.exactOptional(chosenIds),
  matchType: v.exactOptional(v.picklist(Object.values(SalonMatch))),
  isReserved: flag,
  reservationPhase: v.exactOptional(v.picklist(Object.values(Phase))),
  timeRange: subCondition({ selected: v.exactOptional(v.objectWithRest(period, anyPlainData)) }),
  resource: subCondition(picks),
  course: subCondition(picks),
  status: subCondition({ selected: v.exactOptional(chosenIds) }),
});

/** Friends by their reservations in the calendars of salons. */
export type CalendarReservationCondition = v.InferOutput<typeof calendarReservationSchema>;

/** Names of what reservations are narrowed by, in the order of the screen. */
export const subNames = ["timeRange", "resource", "course", "status"] as const;
export type SubName = (typeof subNames)[number];

/** A new one of each. */
export const unused = {
  timeRange: { use: false, invert: false, selected: { from: null, to: null } },
  resource: { use: false, dynamic: false, with_past: false, invert: false, selected: [] },
  course: { use: false, dynamic: false, with_past: false, invert: false, selected: [] },
  status: { use: false, invert: false, selected: [] },
} satisfies Pick<CalendarReservationCondition, SubName>;

/** True where reservations are narrowed by it. */
export function isUsed(condition: CalendarReservationCondition, name: SubName): boolean {
  return isOn(condition[name]?.use);
}

/** True where it asks for reservations; where the flag is missing, the phase says so. */
export function asksForReservations({
  isReserved,
  reservationPhase = Phase.reserved,
}: CalendarReservationCondition): boolean {
  return isReserved === undefined ? reservationPhase === Phase.reserved : isOn(isReserved);
}

/** The phase while it is edited: one that was chosen holds before anything is narrowed. */
export function phaseOf(condition: CalendarReservationCondition): Phase {
  if (asksForReservations(condition)) return Phase.reserved;
  const narrowed = subNames.some((name) => isUsed(condition, name));
  return narrowed || condition.reservationPhase === Phase.notReserved
    ? Phase.notReserved
    : Phase.neverReserved;
}

/** The phase of one that was loaded: without anything that narrows there never was a reservation (rules: calendar-load-rule). */
export function loadedPhase(condition: CalendarReservationCondition): Phase {
  if (asksForReservations(condition)) return Phase.reserved;
  return subNames.some((name) => isUsed(condition, name)) ? Phase.notReserved : Phase.neverReserved;
}
