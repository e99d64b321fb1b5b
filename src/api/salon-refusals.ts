import type { Failure } from "../lib/failure.js";
import { isPlainObject, type PlainObject } from "../lib/plain-data.js";
import { readId, readNumber } from "./read-fields.js";

/* Why a write of a salon's settings was refused in a way that a program can read (rules: salon-refusal-codes, salon-item-merged, course-in-use). */

/** Record as others left it, where that is why nothing was saved. `current` is `null` where nobody says what it is, or it is gone. */
export function staleRecord(failure: Failure): { readonly current: PlainObject | null } | null {
  const body = bodyOf(failure);
  if (failure.status !== 422 || body.code !== "stale") return null;
  return { current: isPlainObject(body.current) ? body.current : null };
}

/** The ids as the server has them, where an order was refused because others have changed the list. */
export function staleOrder(failure: Failure): readonly number[] | null {
  const body = bodyOf(failure);
  if (failure.status !== 422 || body.code !== "stale" || !Array.isArray(body.current_ids)) return null;
  return body.current_ids.flatMap((id) => readId(id) ?? []);
}

/** How many reservations there are, where that is why something was not deleted. */
export function inUse(failure: Failure): { readonly future: number; readonly past: number } | null {
  const body = bodyOf(failure);
  if (failure.status !== 422 || body.code !== "in_use") return null;
  return {
    future: readNumber(body.future_reservation_count) ?? 0,
    past: readNumber(body.past_reservation_count) ?? 0,
  };
}

function bodyOf(failure: Failure): PlainObject {
  return "body" in failure && isPlainObject(failure.body) ? failure.body : {};
}
