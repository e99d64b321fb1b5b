import type { DraftExtras } from "../../editor/index.js";
import { isPlainObject } from "../../lib/plain-data.js";
import type { ReservationModel } from "./reservation-model.js";

/** Edits with what was there before, so that a draft can be merged over what others changed since. */
export const reservationExtras: DraftExtras<ReservationModel> = {
  writeExtras: (model) => model.editsForDraft(),
  restoreWithExtras: (model, value, work) => model.restoreEdits(work, value),
  // The memo of the detail is saved by a call of its own.
  unsent(work) {
    const { memo } = isPlainObject(work) ? work : {};
    return typeof memo === "string" ? { edits: {}, memo } : undefined;
  },
};
