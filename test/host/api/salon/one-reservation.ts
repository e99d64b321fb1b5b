import type { ApiContext } from "../context.js";
import { Refusal } from "../refusal.js";
import type { Reservation } from "../reservations.js";

/** A reservation of a salon, when it is there. */
export function reservationOf(
  { reservations }: Pick<ApiContext, "reservations">,
  salonId: number,
  id: number,
): Reservation {
  const found = reservations.get(salonId, id);
  if (!found) throw new Refusal(404, { message: "予約が見つかりません。" });
  return found;
}
