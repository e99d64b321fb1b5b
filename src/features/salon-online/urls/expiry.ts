import { isDay } from "../../../lib/dates/days.js";
import { readInstant } from "../../../lib/dates/moments.js";

/** Until when a link can be used, as it is sent; `null` for ever. */
export type Expiry =
  | { readonly is: "ready"; readonly expiresAt: string | null }
  | { readonly is: "wrong"; readonly why: "dateRequired" | "notInFuture" };

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * From a day and a time of Japan as native fields give them, each of them possibly empty; a day alone ends with itself
 * (rules: salon-url-expiry). `now` in milliseconds.
 */
export function readExpiry(date: string, time: string, now: number): Expiry {
  if (date === "") {
    return time === "" ? { is: "ready", expiresAt: null } : { is: "wrong", why: "dateRequired" };
  }
  const isTime = time === "" || clock.test(time);
  const expiresAt = `${date}T${time || "23:59"}:00+09:00`;
  const instant = isDay(date) && isTime ? readInstant(expiresAt) : null;
  return instant !== null && instant > now ? { is: "ready", expiresAt } : { is: "wrong", why: "notInFuture" };
}
