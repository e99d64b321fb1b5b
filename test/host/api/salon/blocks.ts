import { resource, type Store } from "../../store.js";

/** Time in which nothing may be reserved, as the list of reservations has it (rules: blocked-among-reservations). Without a resource it is the whole salon's. */
export interface BlockRow {
  id: number;
  salon_id: number;
  status: "blocked";
  date: string;
  from: string;
  to: string;
  salon_resource_id: number | null;
  /** The memo. */
  meta_data: string;
  /** Whether the operator has seen that reservations lie under it. */
  is_confirmed: boolean;
  created_at: string;
  updated_at: string;
}

export const blocks = resource<BlockRow>("block_time");

export function blocksBetween(store: Store, salonId: number, from = "", to = "9999-99-99"): BlockRow[] {
  return store
    .list(blocks)
    .map(({ value }) => value)
    .filter(({ salon_id, date }) => salon_id === salonId && date >= from && date <= to);
}
