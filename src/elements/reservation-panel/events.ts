import type { EditorEventMap } from "../../editor/index.js";

/** Judged request, and its reservation. */
export interface JudgeDetail {
  reservationId: number;
  /** `null` for a new request, which is the reservation itself. */
  childId: number | null;
  kind: "edit" | "cancel" | "create";
  status: "approved" | "denied";
}

/** The events of `<reservation-panel>`. */
export type ReservationPanelEventMap = EditorEventMap & {
  /** A request of the customer was judged, and the server has taken it. */
  judge: CustomEvent<JudgeDetail>;
  /** The operator closed the panel. */
  close: CustomEvent<null>;
};
