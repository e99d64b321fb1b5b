import type { AudienceFriend, CalendarReservation } from "../../../host/audience/friends.js";
import type { Account } from "./account.js";
import type { CalendarQuestion, Selection } from "./condition.js";
import { compare, dayIn, isBetween } from "./days.js";

/** Whether a friend meets 67 (README, "Calendar"). */
export function meetsCalendar(friend: AudienceFriend, asked: CalendarQuestion, account: Account): boolean {
  const { salonIds, matchType, reservationPhase: phase } = asked;
  const has = (salon: number) =>
    friend.reservations.some((reservation) => {
      if (reservation.salon_id !== salon) return false;
      return phase === "neverReserved" || passes(reservation, asked, account);
    });
  const fits = (salon: number) => (phase === "reserved" ? has(salon) : !has(salon));
  return matchType === "some" ? salonIds.some(fits) : salonIds.every(fits);
}

function passes(reservation: CalendarReservation, asked: CalendarQuestion, account: Account): boolean {
  const { timeRange, resource, course, status } = asked;
  const { from, to } = timeRange.selected;
  const asksForDays = timeRange.use && (from !== null || to !== null);
  const asksForResource = isAsked(resource);
  const asksForCourse = isAsked(course);

  if (asksForDays && isBetween(reservation.date, from, to) === timeRange.invert) return false;
  if (asksForResource) {
    const is = isSelected(reservation.resource_id, resource, account.isPresentResource);
    if (is === resource.invert) return false;
  }
  if (asksForCourse) {
    const is = isSelected(reservation.course_id, course, account.isPresentCourse);
    if (is === course.invert) return false;
  }
  const onlyToCome = (asksForResource && !resource.with_past) || (asksForCourse && !course.with_past);
  if (!asksForDays && onlyToCome && isPast(reservation, account)) return false;

  if (status.use && status.selected.length > 0) {
    return status.selected.includes(reservation.status) !== status.invert;
  }
  return reservation.status !== "canceled" && reservation.status !== "denied";
}

function isAsked({ use, dynamic, selected }: Selection): boolean {
  return use && (dynamic || selected.length > 0);
}

function isSelected(
  id: number | null,
  { dynamic, selected }: Selection,
  isPresent: (id: number) => boolean,
): boolean {
  if (id === null) return false;
  return dynamic ? isPresent(id) : selected.includes(id);
}

function isPast({ date }: CalendarReservation, { today }: Account): boolean {
  const day = dayIn(date);
  return day !== undefined && compare(day, today) < 0;
}
