import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/**
 * A day (`YYYY-MM-DD`) or a moment (`YYYY-MM-DD HH:mm`) as dayjs counts with it, or the milliseconds of one. It is kept in
 * UTC, which has no summer time either; the browser's own zone never comes in.
 */
export function wallClock(moment: string | number): dayjs.Dayjs {
  if (typeof moment === "number") return dayjs.utc(moment);
  const [day, time = "00:00"] = moment.split(/[ T]/);
  // With the Z the browser reads it. By the parts, dayjs would take the years before 100 for years of the 20th century.
  return dayjs.utc(`${day}T${time}Z`);
}
