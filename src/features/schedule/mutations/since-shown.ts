import type { Reservation } from "../../../api/reservations.js";
import { recordKey } from "../layout/record-key.js";
import type { ScheduleScope } from "./deps.js";

/**
 * Tells whether a day still is as the operator was shown it, but for `own`: else the server judges anew, and what it finds then
 * is shown. `read`: the reading by which it is shown.
 */
export function sinceShown(
  scope: ScheduleScope,
  date: string,
  own: Reservation | null,
  read?: Promise<void>,
): () => boolean {
  const key = own && recordKey(own);
  const day = () =>
    JSON.stringify(
      (scope.records().state().data ?? [])
        .filter((each) => each.date === date && recordKey(each) !== key)
        .map(({ id, status, from, to, salon_resource_id }) => [id, status, from, to, salon_resource_id])
        .sort(),
    );
  let shown = day();
  void read?.then(() => {
    shown = day();
  });
  return () => day() === shown;
}
