import { createScreenContext, type EditorCommands } from "../../editor/index.js";
import type { ReservationActions } from "./actions.js";
import type { ReservationWords } from "./messages.js";
import type { ReservationModel } from "./reservation-model.js";
import type { ReservationSettings } from "./settings.js";

/** Context that every part of the panel works with. */
export interface ReservationContext {
  readonly model: ReservationModel;
  readonly commands: EditorCommands;
  readonly actions: ReservationActions;
  readonly settings: ReservationSettings;
  readonly words: ReservationWords;
  /** Nothing can be changed. */
  readonly isFixed: boolean;
}

export const [ReservationProvider, useReservation] =
  createScreenContext<ReservationContext>("a reservation panel");
