import type { SalonCourse } from "../../../api/salons.js";
import { readTime, writeTime } from "../../../lib/dates/times.js";
import type { ReservationForm } from "../../reservation/index.js";
import type { FriendLite } from "./friend.js";

/* What the operator does to the form, beyond writing into one field. */

const endOfDay = 24 * 60;

/** How long it is, in minutes; `null` where its times say no length. `23:59` is the end of the day. */
export function lengthOf({ from, to }: Pick<ReservationForm, "from" | "to">): number | null {
  const [start, end] = [readTime(from), readTime(to)];
  if (start === null || end === null || end <= start) return null;
  return (end === endOfDay - 1 ? endOfDay : end) - start;
}

/** Another start: it stays as long as it was, `length`. Where that would pass midnight the end stays as it is written. */
export function changeStart(form: ReservationForm, from: string, length = lengthOf(form)): ReservationForm {
  return { ...form, from, to: endAfter(from, length) ?? form.to };
}

/** Another course: where the end was that of the course before, or nobody has set one, it becomes that of the new one. */
export function chooseCourse(
  form: ReservationForm,
  courseId: number | null,
  courses: readonly SalonCourse[],
): ReservationForm {
  const minutesOf = (id: number | null) => courses.find((course) => course.id === id)?.duration_min ?? null;
  const isOfCourse = readTime(form.to) === null || form.to === endAfter(form.from, minutesOf(form.course_id));
  const to = isOfCourse ? endAfter(form.from, minutesOf(courseId)) : null;
  return { ...form, course_id: courseId, to: to ?? form.to };
}

/** `HH:mm`; `null` where there is no start, no length, or another day. */
function endAfter(from: string, length: number | null): string | null {
  const start = readTime(from);
  return start === null || length === null || start + length > endOfDay ? null : writeTime(start + length);
}

/** Another friend, or nobody. A name that is there stays: somebody may book for somebody else. */
export function chooseFriend(form: ReservationForm, friend: FriendLite | null): ReservationForm {
  const name = friend !== null && form.name.trim() === "" ? friend.name : form.name;
  return { ...form, member_id: friend?.id ?? null, name };
}

/** Another resource. Whom nobody asked for by name costs nothing more. */
export function chooseResource(form: ReservationForm, resourceId: number | null): ReservationForm {
  const sub_resource_ids = form.sub_resource_ids.filter((id) => id !== resourceId);
  const isCharged = resourceId !== null && form.resource_fee_is_charged;
  return {
    ...form,
    salon_resource_id: resourceId,
    sub_resource_ids,
    resource_fee_is_charged: isCharged,
  };
}

/** Something that is needed besides, or not any more. */
export function toggleSubResource(form: ReservationForm, id: number): ReservationForm {
  const { sub_resource_ids: ids } = form;
  const sub_resource_ids = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
  return { ...form, sub_resource_ids };
}
