import type { Reservation } from "../../../api/reservations.js";

/** A reservation and a block time may have the same id. */
export function recordKey(record: Pick<Reservation, "id" | "status">): string {
  return `${isBlock(record) ? "b" : "r"}${record.id}`;
}

/** The place that a customer asks for stands beside the reservation, so its chip has a key of its own. */
export function changeKey({ id }: Pick<Reservation, "id">): string {
  return `c${id}`;
}

/** Block times come among the reservations (rules: blocked-among-reservations). */
export function isBlock({ status }: Pick<Reservation, "status">): boolean {
  return status === "blocked";
}

/** By their characters, the same in every browser. */
export function compareKeys(a: { key: string }, b: { key: string }): number {
  if (a.key === b.key) return 0;
  return a.key < b.key ? -1 : 1;
}
