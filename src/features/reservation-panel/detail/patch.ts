import type { PatchedAttribute, Reservation } from "../../../api/reservations.js";
import type { PlainData } from "../../../lib/plain-data.js";

/** One attribute as the operator wants it. `name` is what it is called; `said`, that it is done. */
export interface Patch {
  readonly attribute: PatchedAttribute;
  readonly value: PlainData;
  /** Part of it that is shown at once. */
  readonly shown: Partial<Reservation>;
  readonly name: string;
  readonly announced: string;
}
