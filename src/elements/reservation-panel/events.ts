import type { Judgement } from "../../api/reservations.js";
import type { EditorEventMap } from "../../editor/index.js";

/** What was judged, of which reservation. */
export interface JudgeDetail extends Judgement {
  reservationId: number;
}

/** The events of `<reservation-panel>`. */
export type ReservationPanelEventMap = EditorEventMap & {
  /** A request of the customer was judged, and the server has taken it. */
  judge: CustomEvent<JudgeDetail>;
  /** The operator closed the panel. */
  close: CustomEvent<null>;
};
