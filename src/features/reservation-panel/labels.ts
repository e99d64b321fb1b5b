import type { SalonCourse, SalonResource } from "../../api/salons.js";
import { isDay } from "../../lib/dates/days.js";
import { readInstant, tokyoMoment } from "../../lib/dates/moments.js";
import { formatNearDay } from "../../lib/dates/near-day.js";
import { endsNextDay, formatTime, readTime } from "../../lib/dates/times.js";
import type { Place } from "../reservation/index.js";
import type { ReservationWords } from "./messages.js";

/* How things of a salon are written. Every name is the server's and shown as text. */

/** `カット（45分・5,500 円）` */
export function courseLabel(course: SalonCourse, words: ReservationWords): string {
  const { duration_min, price, isDeleted } = course;
  const facts = [
    ...(duration_min === null ? [] : [words.minutesOf(duration_min)]),
    ...(price === null ? [] : [words.price(price)]),
  ];
  const label = words.facts(course.name, facts);
  return isDeleted ? words.deleted(label) : label;
}

/** The name, with what it costs to ask for this one. */
export function resourceLabel({ name, fee, isDeleted }: SalonResource, words: ReservationWords): string {
  const label = words.facts(name, fee === null ? [] : [words.feeOf(words.price(fee))]);
  return isDeleted ? words.deleted(label) : label;
}

/** `11月20日(金) 10:00〜11:00`; what is no day or no time is shown as it is written. */
export function whenLabel(
  { date, from, to }: Pick<Place, "date" | "from" | "to">,
  words: ReservationWords,
): string {
  const day = isDay(date) ? formatNearDay(date, words.monthDayWeekday, words.weekdays) : date;
  const end = endsNextDay(from, to) ? words.nextDay(timeLabel(to)) : timeLabel(to);
  const span = from === "" && to === "" ? "" : words.fromTo(timeLabel(from), end);
  return [day, span].filter((part) => part !== "").join(" ") || words.unknownTime;
}

/** An instant as a clock in Japan shows it; empty where it is none. */
export function momentLabel(instant: string | null, words: ReservationWords): string {
  const read = readInstant(instant);
  const moment = read === null ? null : tokyoMoment(read);
  if (moment === null) return "";
  const [day = "", time = ""] = moment.split(" ");
  return formatNearDay(day, words.momentFormat, words.weekdays, time);
}

function timeLabel(text: string): string {
  const time = readTime(text);
  return time === null ? text : formatTime(time);
}

/** A name by its id: the id while the list is not here, and what is said of one that is no longer in it. */
export function nameById<T extends { readonly id: number }>(
  list: { readonly is: string; readonly data: readonly T[] | null },
  id: number | null,
  label: (each: T) => string,
  what: string,
  words: ReservationWords,
): string {
  if (id === null) return words.none;
  const found = list.data?.find((each) => each.id === id);
  if (found) return label(found);
  return list.is === "ready" ? words.gone(what, id) : `ID ${id}`;
}
