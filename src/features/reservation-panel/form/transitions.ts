import type { SalonCourse } from "../../../api/salons.js";
import { readTime, writeTime } from "../../../lib/dates/times.js";
import type { ReservationForm } from "../../reservation/index.js";
import type { FriendLite } from "./friend.js";

/* What the operator does to the form, beyond writing into one field. */

/** Another start: the end moves along, so that it stays as long as it was. */
export function changeStart(form: ReservationForm, from: string): ReservationForm {
  const [before, end, start] = [readTime(form.from), readTime(form.to), readTime(from)];
  const isLong = before !== null && end !== null && end > before;
  if (!isLong || start === null) return { ...form, from };
  return { ...form, from, to: writeTime(start + end - before) };
}

/** Another course: where the end was that of the course before, or nobody has set one, it becomes that of the new one. */
export function chooseCourse(
  form: ReservationForm,
  courseId: number | null,
  courses: readonly SalonCourse[],
): ReservationForm {
  const minutesOf = (id: number | null) => courses.find((course) => course.id === id)?.duration_min ?? null;
  const [start, end, minutes] = [readTime(form.from), readTime(form.to), minutesOf(courseId)];
  const next = { ...form, course_id: courseId };
  if (start === null || minutes === null) return next;
  const lasted = minutesOf(form.course_id);
  const isOfCourse = end === null || (lasted !== null && form.to === writeTime(start + lasted));
  return isOfCourse ? { ...next, to: writeTime(start + minutes) } : next;
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
