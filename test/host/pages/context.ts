import type { ReservationTable } from "../api/salon/reservation-table.js";
import type { ApiCall } from "../api.js";
import type { Faults } from "../faults.js";
import type { Store } from "../store.js";

/** What pages are made from. */
export interface PageContext {
  readonly store: Store;
  csrfToken(): string;
  /** What is armed, and what can be: for the fault panel. Without it the pages have none. */
  readonly faults?: Pick<Faults, "list">;
  readonly calls?: readonly ApiCall[];
  /** The reservations of the store, where the host has them in memory. Without it the pages read the store. */
  readonly reservations?: Pick<ReservationTable, "get" | "between">;
}
