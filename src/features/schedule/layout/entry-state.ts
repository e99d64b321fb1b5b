import { pendingRequests } from "../../reservation/index.js";
import type { ScheduleEntry } from "./entries.js";

/** How an entry looks, and what is said of it besides its name. */
export type EntryState =
  | "approved"
  | "working"
  | "done"
  | "create"
  | "edit"
  | "cancel"
  /** The place that a customer asks for instead. */
  | "wish"
  | "cancelled"
  | "block";

/** State that an operator has to know first: a request that waits for a judgement comes before the progress of a visit. */
export function entryState({
  kind,
  isCancelled,
  reservation,
}: Pick<ScheduleEntry, "kind" | "isCancelled" | "reservation">): EntryState {
  if (kind === "block") return "block";
  if (kind === "change") return "wish";
  if (isCancelled) return "cancelled";
  const requests = pendingRequests(reservation).map((request) => request.kind);
  if (requests.includes("create")) return "create";
  if (requests.includes("cancel") || reservation.status === "cancel_pending") return "cancel";
  if (requests.includes("edit") || reservation.status === "edit_pending") return "edit";
  if (reservation.visit_status === 2) return "done";
  return reservation.visit_status === 1 ? "working" : "approved";
}
