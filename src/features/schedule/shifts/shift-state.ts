import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { CellName } from "./cells.js";
import type { Hours } from "./hours.js";
import type { WeekStop } from "./week-stops.js";

/** Cells that are chosen, from where the choice began to where it is now. */
export interface CellSelection {
  readonly anchor: CellName;
  readonly end: CellName;
}

/** State of the week of shifts: the focus, the selection, and the hours that were saved last. */
export interface ShiftState {
  readonly atoms: {
    readonly stop: Atom<WeekStop | null>;
    readonly selection: Atom<CellSelection | null>;
  };
  stop(): WeekStop | null;
  selection(): CellSelection | null;
  hours(): Hours;
  goTo(next: WeekStop): void;
  /** Extends the selection to a cell; an empty selection begins at `from`. */
  selectTo(end: CellName, from: CellName): void;
  /** By Tab or a press: what is chosen stays. */
  followFocus(next: WeekStop): void;
  unselect(): void;
  rememberHours(from: string, to: string): void;
  leave(): void;
}

/** Makes it. Its atoms live in `store`. */
export function createShiftState(store: ReturnType<typeof createStore>): ShiftState {
  const stop = atom<WeekStop | null>(null);
  const selection = atom<CellSelection | null>(null);
  const hours = atom<Hours>({ from: "10:00", to: "19:00" });
  return {
    atoms: { stop, selection },
    goTo(next: WeekStop): void {
      store.set(stop, next);
      store.set(selection, null);
    },
    selectTo(end: CellName, from: CellName): void {
      const anchor = store.get(selection)?.anchor ?? from;
      store.set(selection, { anchor, end });
      store.set(stop, { ...end, shift: null });
    },
    followFocus: (next: WeekStop) => store.set(stop, next),
    unselect: () => store.set(selection, null),
    stop: () => store.get(stop),
    selection: () => store.get(selection),
    hours: () => store.get(hours),
    rememberHours: (from: string, to: string) => store.set(hours, { from, to }),
    leave(): void {
      store.set(stop, null);
      store.set(selection, null);
    },
  };
}
