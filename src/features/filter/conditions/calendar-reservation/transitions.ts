import type { ItemId } from "../../../../api/resources.js";
import type { PlainObject } from "../../../../lib/plain-data.js";
import type { DayRange } from "../parts/date-range.js";
import {
  type CalendarReservationCondition,
  loadedPhase,
  Phase,
  type SalonMatch,
  type SubName,
  subNames,
  unused,
} from "./condition.js";

/** The salon of a resource or course; `undefined` where it is not known. */
export type SalonOf = (id: ItemId) => ItemId | undefined;

/** The load rule (rules: calendar-load-rule), for the first edit of what was loaded. */
export function withLoadedPhase(condition: CalendarReservationCondition): CalendarReservationCondition {
  const phase = loadedPhase(condition);
  return { ...condition, isReserved: phase === Phase.reserved, reservationPhase: phase };
}

/** Sets the phase, and resets what it does not use (rules: calendar-phases). */
export function choosePhase(
  condition: CalendarReservationCondition,
  phase: Phase,
): CalendarReservationCondition {
  const chosen = { ...condition, isReserved: phase === Phase.reserved, reservationPhase: phase };
  if (phase === Phase.reserved) return chosen;
  if (phase === Phase.notReserved)
    return subNames.reduce<CalendarReservationCondition>(
      (each, name) => changeSub(each, name, { invert: false }),
      chosen,
    );
  return subNames.reduce<CalendarReservationCondition>(
    (each, name) => changeSub(each, name, unused[name]),
    chosen,
  );
}

/** Without a salon no resources and courses are left, else those of other salons go (rules: calendar-salons). Of unknown ones nobody knows. */
export function chooseSalons(
  condition: CalendarReservationCondition,
  ids: readonly ItemId[],
  salonOf: { resource: SalonOf; course: SalonOf },
): CalendarReservationCondition {
  const salons = new Set(ids.map(String));
  const keep = (name: "resource" | "course", next: CalendarReservationCondition) => {
    const selected = condition[name]?.selected ?? [];
    const left = selected.filter((id) => {
      const salon = salonOf[name](id);
      return salons.size > 0 && (salon === undefined || salons.has(String(salon)));
    });
    return left.length === selected.length ? next : changeSub(next, name, { selected: left });
  };
  return keep("course", keep("resource", { ...condition, salonIds: [...ids] }));
}

export function chooseSalonMatch(
  condition: CalendarReservationCondition,
  matchType: SalonMatch,
): CalendarReservationCondition {
  return { ...condition, matchType };
}

/** Narrows by it, or no longer; what was chosen stays for a change of mind. */
export function narrowBy(
  condition: CalendarReservationCondition,
  name: SubName,
  use: boolean,
): CalendarReservationCondition {
  return changeSub(condition, name, { use });
}

export function invertSub(
  condition: CalendarReservationCondition,
  name: SubName,
  invert: boolean,
): CalendarReservationCondition {
  return changeSub(condition, name, { invert });
}

export function setPeriod(
  condition: CalendarReservationCondition,
  { from, to }: DayRange,
): CalendarReservationCondition {
  const selected = { ...condition.timeRange?.selected, from, to };
  return changeSub(condition, "timeRange", { selected });
}

export function choosePicks(
  condition: CalendarReservationCondition,
  name: "resource" | "course" | "status",
  ids: readonly ItemId[],
): CalendarReservationCondition {
  return changeSub(condition, name, { selected: [...ids] });
}

/** Sets whether later picks count too, or past ones. */
export function widenPicks(
  condition: CalendarReservationCondition,
  name: "resource" | "course",
  wider: { dynamic?: boolean; with_past?: boolean },
): CalendarReservationCondition {
  return changeSub(condition, name, wider);
}

/** One that is changed is stored whole. */
function changeSub(
  condition: CalendarReservationCondition,
  name: SubName,
  change: PlainObject,
): CalendarReservationCondition {
  return { ...condition, [name]: { ...unused[name], ...condition[name], ...change } };
}
