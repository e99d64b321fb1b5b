import type { Account } from "../account.js";
import { isBetween } from "../days.js";
import type { CalendarReservation } from "../friends.js";
import type { Meaning } from "../meaning.js";

interface Selection {
  use: boolean;
  dynamic: boolean;
  with_past: boolean;
  invert: boolean;
  selected: number[];
}

interface Tests {
  timeRange: { use: boolean; invert: boolean; selected: { from: string | null; to: string | null } };
  resource: Selection;
  course: Selection;
  status: { use: boolean; invert: boolean; selected: CalendarReservation["status"][] };
}

interface CalendarCondition extends Tests {
  salonIds: number[];
  matchType: "some" | "all";
  reservationPhase: "reserved" | "notReserved" | "neverReserved";
}

/**
 * 67: in each salon of `salonIds` a friend has a reservation that passes every test, or has none. `reserved`: has one in at
 * least one of the salons (`some`) or in every one (`all`). `notReserved`: has none in at least one, or in any of them.
 * `neverReserved`: the same without any test: a canceled reservation too is one. `isReserved` follows from the phase and
 * decides nothing. Left out: `salonIds` empty.
 */
export const byCalendarReservation: Meaning<CalendarCondition> = (condition, account) => {
  const { salonIds, matchType, reservationPhase } = condition;
  if (salonIds.length === 0) return null;
  const passes = reservationPhase === "neverReserved" ? () => true : testOf(condition, account);
  const wantsOne = reservationPhase === "reserved";
  return ({ reservations }) => {
    const counted = reservations.filter(passes);
    const fits = (salon: number) => counted.some(({ salon_id }) => salon_id === salon) === wantsOne;
    return matchType === "some" ? salonIds.some(fits) : salonIds.every(fits);
  };
};

/**
 * A range of days is asked when it is used and an end is given. Without it, only what is to come counts where a selection is
 * asked whose `with_past` is false *(ours)*. Without a status that is asked, what is canceled or denied does not count *(ours)*.
 */
function testOf(
  { timeRange, resource, course, status }: Tests,
  account: Account,
): (reservation: CalendarReservation) => boolean {
  const { from, to } = timeRange.selected;
  const asksForDays = timeRange.use && (from !== null || to !== null);
  const onlyToCome = !asksForDays && [resource, course].some((each) => isAsked(each) && !each.with_past);
  const asksForStatus = status.use && status.selected.length > 0;
  return (reservation) => {
    if (asksForDays && isBetween(reservation.date, from, to) === timeRange.invert) return false;
    if (onlyToCome && reservation.date < account.today) return false;
    if (!isSelected(reservation.resource_id, resource, account.isPresentResource)) return false;
    if (!isSelected(reservation.course_id, course, account.isPresentCourse)) return false;
    if (asksForStatus) return status.selected.includes(reservation.status) !== status.invert;
    return reservation.status !== "canceled" && reservation.status !== "denied";
  };
}

function isAsked({ use, dynamic, selected }: Selection): boolean {
  return use && (dynamic || selected.length > 0);
}

/** `dynamic`: one of those that are there at the time of asking. A reservation without one counts as "is not". */
function isSelected(id: number | null, asked: Selection, isPresent: (id: number) => boolean): boolean {
  if (!isAsked(asked)) return true;
  const is = id !== null && (asked.dynamic ? isPresent(id) : asked.selected.includes(id));
  return is !== asked.invert;
}
