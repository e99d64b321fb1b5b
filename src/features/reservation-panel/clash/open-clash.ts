import type { ClashAnswer } from "../../../api/reservation-refusals.js";
import type { Judgement } from "../../../api/reservations.js";
import type { Patch } from "../detail/patch.js";

/** What stands in the way, and of what. */
export interface OpenClash extends ClashAnswer {
  /** `null`: of the form. */
  readonly judgement: Judgement | null;
  /** Of a status that was chosen in the detail. */
  readonly patch?: Patch;
}
