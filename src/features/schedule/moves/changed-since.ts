import type { Reservation } from "../../../api/reservations.js";
import { isOlder } from "../../reservation/index.js";

/** True for a record that is not the one that was saved with this version; an older one is what was there before. */
export function isChangedSince(
  { updated_at }: Pick<Reservation, "updated_at">,
  version: string | null,
): boolean {
  return updated_at !== version && !isOlder(updated_at, version);
}
