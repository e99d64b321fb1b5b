import type { ClashAnswer } from "../../../api/reservation-refusals.js";
import type { Judgement } from "../../../api/reservations.js";
import type { Patch } from "../detail/patch.js";

/** Reservations in the way, and what they are in the way of. */
export interface OpenClash extends ClashAnswer {
  /** `null`: of the form. */
  readonly judgement: Judgement | null;
  /** Patch of a status that was chosen in the detail. */
  readonly patch?: Patch;
}
