import { resource } from "../../store.js";

/** What can happen to a reservation. */
export type HistoryAction =
  | "create"
  | "update"
  | "cancel"
  | "request"
  | "edit_request"
  | "cancel_request"
  /** Of any request; the note says which. */
  | "approve"
  | "deny"
  | "edit_denied"
  | "cancel_denied"
  /** What only the salon sees: memo, visit and the like. */
  | "manager_change"
  | "delete";

/** One line of what happened to a reservation (rules: panel-detail). */
export interface History {
  id: number;
  action: HistoryAction;
  actor_name: string;
  at: string;
  note: string;
}

/** A line before it has its id and time. */
export type Mark = Omit<History, "id" | "at">;

/** As it is kept. Nothing ever changes or deletes it, also when the reservation is deleted. */
export const histories = resource<History & { reservation_id: number }>("reservation_history");
