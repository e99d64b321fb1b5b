import { createStore } from "jotai/vanilla";
import type { Reservation } from "../../../src/api/reservations.js";
import type { FormKey } from "../../../src/features/reservation/entity.js";
import {
  createReservationModel,
  type ReservationSettings,
} from "../../../src/features/reservation-panel/index.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { reservationOf } from "../reservation/samples.js";

/** Reservation 5 of salon 1, in the form. */
export const formSettings: ReservationSettings = {
  ...{ locale: "ja", server: "", salonId: "1", reservationId: "5", type: "form", isOpen: true },
  ...{ finishLabel: null, cancelable: false, readonly: false, disabled: false },
};

/** A model with nothing in it, and what a test looks at. */
export function openReservation(changes: Partial<ReservationSettings> = {}) {
  const store = createStore();
  let edits = 0;
  let clock = 0;
  const model = createReservationModel({
    store,
    settings: { ...formSettings, ...changes },
    // A second between two looks at the clock: nothing merges by itself.
    now: () => (clock += 1000),
    onEdit() {
      edits += 1;
    },
    onMemo() {},
  });
  return {
    model,
    /** How often the element was told of an operator's edit. */
    edits: () => edits,
    conflicts: () => store.get(model.atoms.conflicts),
    record: () => store.get(model.atoms.record),
    mode: () => store.get(model.atoms.mode),
    clash: () => store.get(model.atoms.clash),
    /** A save waits for the choices between two values. */
    isStale: () => store.get(model.atoms.isStale),
    fieldErrors: () => store.get(model.atoms.fieldErrors),
    focus: () => store.get(model.atoms.focus),
    isAsked: () => store.get(model.atoms.leaveQuestion) !== null,
    announced: () => store.get(model.atoms.announcement)?.kind ?? null,
    /** The form's fields of these names. */
    form: (...keys: FormKey[]) => keys.map((key) => model.present()[key]),
  };
}

/** The same with the reservation as the server has it. */
export function loadedReservation(
  more: Partial<Reservation> = {},
  changes: Partial<ReservationSettings> = {},
) {
  const opened = openReservation(changes);
  opened.model.takeRecord(reservationOf(more));
  return opened;
}

/** A later version of it. */
export function laterReservation(more: Partial<Reservation> = {}): Reservation {
  return reservationOf({ updated_at: "2026-11-02T10:00:00+09:00", ...more });
}

/** As a server writes it. */
export function asWritten(reservation: Reservation): PlainObject {
  return JSON.parse(JSON.stringify(reservation)) as PlainObject;
}
