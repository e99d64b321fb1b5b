/* Days around the present, as the clock in Asia/Tokyo has them, which keeps no summer time. */

const day = 86_400_000;
const tokyo = 9 * 3_600_000;

/** So many days from now: `YYYY-MM-DD`. */
export function dayFrom(now: Date, days: number): string {
  const then = new Date(now.getTime() + tokyo + days * day);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${then.getUTCFullYear()}-${two(then.getUTCMonth() + 1)}-${two(then.getUTCDate())}`;
}
