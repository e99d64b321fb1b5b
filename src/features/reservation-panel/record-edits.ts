import { type Atom, atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import type { Reservation } from "../../api/reservations.js";
import { asPlainData, isPlainObject, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import type { Edits } from "../../lib/three-way-merge.js";
import { fieldsOf, formOf, isOlder, type ReservationForm } from "../reservation/index.js";
import type { FormState } from "./form/form-state.js";
import { formWith, readEdits } from "./merge.js";

/** Reservation as the server has it, with what is edited over it. */
export interface RecordCommands {
  /** The reservation as it is now. Where nothing is edited it is shown as it is; an older one is not taken. */
  takeRecord(next: Reservation): void;
  /** A form is on its way to the server, or (`null`) its answer is here. */
  saving(form: ReservationForm | null): void;
  /** Unsaved edits, with the values that they began with; `undefined` where there are none. */
  editsForDraft(): PlainObject | undefined;
  /** Not saved; `null` where it is as the server has it. */
  memo(): string | null;
}

/** The same, for the model that has it. */
export interface RecordEdits {
  readonly atoms: {
    /** As the server has it; `null` for a new one, or while it is not here. */
    readonly record: PrimitiveAtom<Reservation | null>;
    readonly memo: PrimitiveAtom<string | null>;
    readonly isUnsaved: Atom<boolean>;
  };
  readonly commands: RecordCommands;
  record(): Reservation | null;
  /** Another reservation, or the same one from the start. */
  begin(next: ReservationForm, of: Reservation | null): void;
  /** Edits of a draft. `isAwaited`: the reservation is not here yet, and they are merged when it comes. */
  restore(kept: PlainObject, isAwaited: boolean): void;
  /** Other content: restored edits do not wait for the reservation any more, and what is being saved is none of it. */
  forgetEarly(): void;
}

/** Makes it. `changed` is called before another reservation takes the place of the one that is shown. */
export function createRecordEdits(
  store: ReturnType<typeof createStore>,
  model: FormState,
  changed: () => void,
): RecordEdits {
  const { baseline, dirty } = model.atoms;
  const record = atom<Reservation | null>(null);
  const memo = atom<string | null>(null);
  const isUnsaved = atom((get) => get(dirty) || get(memo) !== null);
  /** Edits of a draft that came before the reservation did. */
  let early: Edits | null = null;
  /** Form that is being saved: it may come back as an event before its answer does. */
  let sent: ReservationForm | null = null;

  function begin(next: ReservationForm, of: Reservation | null, memoNow: string | null = null): void {
    if (store.get(record)?.id !== of?.id) changed();
    store.set(record, of);
    store.set(memo, memoNow);
    model.begin(next);
  }

  return {
    atoms: { record, memo, isUnsaved },
    record: () => store.get(record),
    begin,
    commands: {
      takeRecord(next) {
        const known = store.get(record);
        if (known === next || (known !== null && isOlder(next.updated_at, known.updated_at))) return;
        const theirs = fieldsOf(formOf(next));
        const isSaved = sent !== null && samePlainData(theirs, fieldsOf(sent));
        const isSame = known !== null && samePlainData(theirs, fieldsOf(store.get(baseline)));
        // Nothing of the form is different: its history stays. What is being saved has its own end.
        if (early === null && (isSaved || isSame)) store.set(record, next);
        else if (model.isDirty() || early !== null) {
          store.set(record, next);
          model.meet(formOf(next), early);
          early = null;
        } else begin(formOf(next), next, store.get(memo));
      },
      saving(form) {
        sent = form;
      },
      editsForDraft() {
        const edits = asPlainData(model.kept());
        return store.get(isUnsaved) ? { edits, memo: store.get(memo) } : undefined;
      },
      memo: () => store.get(memo),
    },
    restore(kept, isAwaited) {
      const edits = readEdits(isPlainObject(kept.edits) ? kept.edits : {});
      if (typeof kept.memo === "string") store.set(memo, kept.memo);
      if (isAwaited) {
        early = edits;
        model.edit(formWith(model.present(), edits));
      } else model.restore(edits);
    },
    forgetEarly() {
      early = null;
      sent = null;
    },
  };
}
