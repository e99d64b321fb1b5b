import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { formOf, type GivenReservation, readGiven } from "../reservation/index.js";
import type { FormState } from "./form/form-state.js";
import { createGivenValue, type GivenValue } from "./given-value.js";
import { editsBetween } from "./merge.js";
import type { PanelState } from "./panel/panel-state.js";
import type { ReservationItem } from "./panel/reservation-item.js";
import { createWaitingValue, type WaitingValue } from "./panel/waiting-value.js";
import type { RecordEdits } from "./record-edits.js";

/** Value of the panel, as the page gives it and gets it. */
export interface PageValue extends WaitingValue {
  /** All of it, also what no save sends. */
  value(): PlainObject;
  payload(): PlainObject;
  differences(data: PlainData): number;
  isBlank(): boolean;
  /** Takes the place of what would be loaded; `null` is a new one. `false` where it is no reservation. */
  load(data: PlainData): boolean;
  /** Reservation in the place of a load; `null` where the page gave none. */
  given(): GivenReservation | null;
  /** The id of what it gave last, which may wait to be shown. */
  givenId(): number | null;
  restoreDraft(data: PlainData): boolean;
  /** Over what the reservation is now; where it is not here yet, when it comes. */
  restoreEdits(kept: PlainData, value?: PlainData): void;
}

/** Makes it. `panel` is how far the panel is. */
export function createPageValue(
  model: FormState,
  edits: RecordEdits,
  panel: () => PanelState<ReservationItem>,
): { readonly commands: PageValue; readonly source: GivenValue } {
  const source = createGivenValue();
  const waiting = createWaitingValue(panel, model.settings);
  const { present, settings } = model;
  return {
    source,
    commands: {
      ...waiting,
      value: () => waiting.nextValue() ?? source.whole(present(), edits.record()),
      payload: () => waiting.waitingPayload() ?? source.payload(present(), edits.record()),
      differences(data) {
        const read = readGiven(data);
        return read === null ? 0 : Object.keys(editsBetween(present(), read.form)).length;
      },
      isBlank: () =>
        edits.record() === null && !model.isDirty() && source.given() === null && waiting.waiting() === null,
      load(data) {
        const read = source.take(data);
        if (read === null) return false;
        edits.forgetEarly();
        const known = edits.record();
        // Without a value the reservation is as it was loaded.
        const isLoaded = data === null && known !== null && String(known.id) === settings().reservationId;
        if (isLoaded) edits.begin(formOf(known), known);
        else edits.begin(read.form, read.record);
        return true;
      },
      given: source.given,
      givenId: () => (waiting.waiting() ?? source.given())?.record?.id ?? null,
      restoreDraft(data) {
        const read = readGiven(data);
        if (read) source.keep(data);
        return read !== null && model.change(read.form);
      },
      restoreEdits(kept, value = null) {
        source.keep(value);
        const isAwaited =
          settings().reservationId !== null && edits.record() === null && source.given() === null;
        edits.restore(isPlainObject(kept) ? kept : {}, isAwaited);
      },
    },
  };
}
