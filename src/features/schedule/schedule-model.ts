import type { Atom } from "jotai/vanilla";
import type { ClashAnswer } from "../../api/reservation-refusals.js";
import type { Reservation } from "../../api/reservations.js";
import type { Announced, DialogState } from "../../editor/index.js";
import type { Stop } from "./day/tab-stops.js";
import type { InboxState } from "./inbox/inbox-state.js";
import type { HourWidth } from "./layout/hour-width.js";
import type { PlannedMove } from "./moves/change.js";
import type { Move, MoveAction } from "./moves/move-reducer.js";
import type { SchedulePage, ScheduleSettings } from "./settings.js";
import type { ShiftState } from "./shifts/shift-state.js";
import type { ScheduleDialog } from "./unsaved/schedule-dialog.js";
import type { DayRange, ScheduleView } from "./views/shown-days.js";

/** Clash of what was just sent, and how it is sent all the same. */
export interface ScheduleClash extends ClashAnswer {
  force(): void;
}

/** A move that was saved, as long as it can be undone. */
export interface UndoableMove {
  readonly id: number;
  readonly text: string;
  readonly move: PlannedMove;
  /** As it was saved. */
  readonly record: Reservation;
}

/** The parts of the model that a component may follow. */
export interface ScheduleAtoms {
  readonly settings: Atom<ScheduleSettings>;
  readonly date: Atom<string>;
  readonly view: Atom<ScheduleView>;
  readonly page: Atom<SchedulePage>;
  readonly move: Atom<Move>;
  readonly stop: Atom<Stop | null>;
  readonly clash: Atom<ScheduleClash | null>;
  readonly undoable: Atom<UndoableMove | null>;
  readonly announcement: Atom<Announced>;
  readonly search: Atom<string>;
  /** Row that is shown in a narrow window, one at a time. */
  readonly shownRow: Atom<string | null>;
  readonly hourWidth: Atom<HourWidth>;
}

/** The state of one schedule, and everything that can be done to it but calls. */
export interface ScheduleModel {
  readonly atoms: ScheduleAtoms;
  readonly dialogs: DialogState<ScheduleDialog>;
  readonly inbox: InboxState;
  readonly shiftState: ShiftState;

  settings(): ScheduleSettings;
  date(): string;
  view(): ScheduleView;
  /** The days that are shown. */
  range(): DayRange;
  /** True when a month is shown as a list. */
  isList(): boolean;
  move(): Move;
  stop(): Stop | null;
  undoable(): UndoableMove | null;

  isOtherSalon(next: ScheduleSettings): boolean;
  /** Takes new settings: those that the page has not changed stay as the operator has them. */
  configure(next: ScheduleSettings): void;

  showDate(next: string): void;
  showToday(): void;
  step(by: 1 | -1): void;
  showView(next: ScheduleView, on?: string): void;
  searchFor(text: string): void;
  chooseHourWidth(next: HourWidth): void;
  showRow(key: string): void;
  goTo(next: Stop | null): void;
  /** `false` where it has no place that can be read. */
  lift(record: Reservation, key: string, slot: number): boolean;
  act(action: MoveAction): void;
  drop(): void;
  notify(text: string): void;

  showClash(next: ScheduleClash | null): void;
  /** A move is saved: it can be undone for a while. */
  rememberMove(next: PlannedMove, record: Reservation, text: string): void;
  forgetMove(): void;
  /** Notes that the lifted chip was saved by an earlier move of this operator: nobody else has changed it. */
  moveSaved(key: string, before: string, after: string): void;
  /** Others have changed a record: what was lifted is looked at again, and what was moved cannot be undone any more. */
  recordChanged(record: Reservation, key: string): void;
}
