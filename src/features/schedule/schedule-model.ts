import type { Atom } from "jotai/vanilla";
import type { ClashAnswer } from "../../api/reservation-refusals.js";
import type { Announced, DialogState } from "../../editor/index.js";
import type { Stop } from "./day/tab-stops.js";
import type { InboxState } from "./inbox/inbox-state.js";
import type { HourWidth } from "./layout/hour-width.js";
import type { MoveAtoms, MoveState } from "./moves/move-state.js";
import type { SchedulePage, ScheduleSettings } from "./settings.js";
import type { ShiftState } from "./shifts/shift-state.js";
import type { ScheduleDialog } from "./unsaved/schedule-dialog.js";
import type { DayRange, ScheduleView } from "./views/shown-days.js";

/** Clash of what was just sent, and how it is sent all the same. */
export interface ScheduleClash extends ClashAnswer {
  force(): void;
}

/** The parts of the model that a component may follow. */
export interface ScheduleAtoms extends MoveAtoms {
  readonly settings: Atom<ScheduleSettings>;
  readonly date: Atom<string>;
  readonly view: Atom<ScheduleView>;
  readonly page: Atom<SchedulePage>;
  readonly stop: Atom<Stop | null>;
  readonly clash: Atom<ScheduleClash | null>;
  readonly announcement: Atom<Announced>;
  readonly search: Atom<string>;
  /** Row that is shown in a narrow window, one at a time. */
  readonly shownRow: Atom<string | null>;
  readonly hourWidth: Atom<HourWidth>;
}

/** The state of one schedule, and everything that can be done to it but calls. */
export interface ScheduleModel extends MoveState {
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
  stop(): Stop | null;

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
  notify(text: string): void;

  showClash(next: ScheduleClash | null): void;
}
