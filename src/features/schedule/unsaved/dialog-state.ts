import { atom, type createStore } from "jotai/vanilla";
import type { Reservation } from "../../../api/reservations.js";
import type { TimeShift } from "../../../api/time-shifts.js";
import { type PlainObject, samePlainData } from "../../../lib/plain-data.js";
import type { Place } from "../moves/place.js";
import type { CellName } from "../shifts/cells.js";

/** What is asked or written in a dialog. */
export type ScheduleDialog =
  | { readonly is: "move"; readonly record: Reservation }
  /** `block`: one that is there already. */
  | { readonly is: "block"; readonly block: Reservation | null; readonly place: Place }
  | {
      readonly is: "shift";
      readonly shift: TimeShift | null;
      readonly date: string;
      readonly resourceId: number | null;
      /** Other times than the shift has, where it was moved. */
      readonly wanted?: { readonly from: string; readonly to: string };
    }
  /** The same shift for several days and people. */
  | { readonly is: "paint"; readonly cells: readonly CellName[] }
  | { readonly is: "erase"; readonly shifts: readonly TimeShift[] }
  | { readonly is: "inbox" };

/** A dialog with what is written in it and not saved: the fields that differ from what it began with. */
export interface DialogWork {
  readonly dialog: ScheduleDialog;
  readonly written: PlainObject;
}

/** Which dialog is open, what is written in it, and work from before that may go on. Its atoms live in `store`. */
export function createDialogState(store: ReturnType<typeof createStore>) {
  const shown = atom<ScheduleDialog | null>(null);
  const written = atom<PlainObject>({});
  /** The operator wants to leave what is written. */
  const asksToLeave = atom(false);
  /** The newest first. */
  const offered = atom<readonly DialogWork[]>([]);

  function open(next: ScheduleDialog | null, fields: PlainObject = {}): void {
    store.set(shown, next);
    store.set(written, fields);
    store.set(asksToLeave, false);
  }

  const isWritten = () => store.get(shown) !== null && Object.keys(store.get(written)).length > 0;

  return {
    atoms: { shown, written, asksToLeave, offered },
    shown: () => store.get(shown),
    open: (next: ScheduleDialog) => open(next),
    /** It is saved, or given up. */
    close: () => open(null),
    /** The dialog goes on with less to do; what is written in it stays. */
    keep: (next: ScheduleDialog) => store.set(shown, next),
    /** `first`: the fields as the dialog began; one that is back there is not written any more. */
    write(change: PlainObject, first: PlainObject): void {
      const all = Object.entries({ ...store.get(written), ...change });
      const left = all.filter(([key, value]) => !samePlainData(value, first[key]));
      store.set(written, Object.fromEntries(left));
    },
    /** By Escape or a button: what is written is asked about first. */
    askToClose(): void {
      if (isWritten()) store.set(asksToLeave, true);
      else open(null);
    },
    answerClosing(mayClose: boolean): void {
      if (mayClose) open(null);
      else store.set(asksToLeave, false);
    },
    /** What would be lost if the page went; `null` where nothing would. */
    unsaved(): DialogWork | null {
      const dialog = store.get(shown);
      return dialog !== null && isWritten() ? { dialog, written: store.get(written) } : null;
    },
    offered: () => store.get(offered),
    offer: (works: readonly DialogWork[]) => store.set(offered, works),
    restoreOffered(): void {
      const [work, ...earlier] = store.get(offered);
      store.set(offered, earlier);
      if (work) open(work.dialog, work.written);
    },
    /** An earlier one comes up then. */
    discardOffered: () => store.set(offered, store.get(offered).slice(1)),
  };
}

export type DialogState = ReturnType<typeof createDialogState>;
