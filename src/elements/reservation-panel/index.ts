/* `<reservation-panel>`: the class, which defines nothing by itself, and the type of its tag. */
import type { ReservationPanelElement } from "./reservation-panel.js";

export type { JudgeDetail, ReservationPanelEventMap } from "./events.js";
export { ReservationPanelElement } from "./reservation-panel.js";

declare global {
  interface HTMLElementTagNameMap {
    "reservation-panel": ReservationPanelElement;
  }
}
