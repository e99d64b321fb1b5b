import { atom, type createStore } from "jotai/vanilla";
import { createAnnouncement, createDialogState } from "../../editor/index.js";
import { isDay } from "../../lib/dates/days.js";
import type { Leaving } from "../../lib/leaving.js";
import type { Stop } from "./day/tab-stops.js";
import { createInboxState } from "./inbox/inbox-state.js";
import type { HourWidth } from "./layout/hour-width.js";
import { createMoveState } from "./moves/move-state.js";
import type { ScheduleClash, ScheduleModel } from "./schedule-model.js";
import type { SchedulePage, ScheduleSettings } from "./settings.js";
import { createShiftState } from "./shifts/shift-state.js";
import type { ScheduleDialog } from "./unsaved/schedule-dialog.js";
import { type ScheduleView, shownDays } from "./views/shown-days.js";
import { stepDay } from "./views/step-day.js";

/** Makes the model of one schedule. Its atoms live in `store`. */
export function createScheduleModel(options: {
  store: ReturnType<typeof createStore>;
  settings: ScheduleSettings;
  /** As this browser's operator has it. */
  hourWidth: HourWidth;
  /** The day in Japan. */
  today(): string;
  leaving?: Leaving;
}): ScheduleModel {
  const { store, today } = options;
  const settings = atom(options.settings);
  const date = atom(dateOf(options.settings));
  const view = atom<ScheduleView>(options.settings.view);
  const page = atom<SchedulePage>(options.settings.page);
  const stop = atom<Stop | null>(null);
  const clash = atom<ScheduleClash | null>(null);
  const { atoms: moveAtoms, ...moves } = createMoveState(store);
  const { announcement, announce } = createAnnouncement(store);
  const search = atom("");
  const shownRow = atom<string | null>(null);
  const hourWidth = atom(options.hourWidth);
  const dialogs = createDialogState<ScheduleDialog>(store);
  const inbox = createInboxState(store, options.leaving);
  const shiftState = createShiftState(store);

  function dateOf(next: ScheduleSettings): string {
    return isDay(next.date) ? next.date : today();
  }

  function leave(): void {
    moves.drop();
    store.set(stop, null);
    shiftState.leave();
  }

  return {
    atoms: {
      settings,
      date,
      view,
      page,
      ...moveAtoms,
      stop,
      clash,
      announcement,
      search,
      shownRow,
      hourWidth,
    },
    dialogs,
    inbox,
    shiftState,
    settings: () => store.get(settings),
    date: () => store.get(date),
    view: () => store.get(view),
    range: () => shownDays(store.get(date), store.get(page) === "PAGE_SCHEDULE" ? store.get(view) : "date"),

    isOtherSalon: (next: ScheduleSettings) => isOtherSalon(next, store.get(settings)),
    configure(next: ScheduleSettings): void {
      const before = store.get(settings);
      store.set(settings, next);
      if (next.date !== before.date) store.set(date, dateOf(next));
      if (next.view !== before.view) store.set(view, next.view);
      if (next.page !== before.page) store.set(page, next.page);
      if (!isOtherSalon(next, before)) return;
      leave();
      inbox.show(placeName(next), placeName(before));
      dialogs.leave();
      store.set(clash, null);
      moves.forgetMove();
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    showDate(next: string): void {
      if (!isDay(next) || next === store.get(date)) return;
      leave();
      store.set(date, next);
    },
    showToday(): void {
      leave();
      store.set(date, today());
    },
    isList: () => store.get(page) === "PAGE_SCHEDULE" && store.get(view) === "list",
    step(by: 1 | -1): void {
      leave();
      const isWeekly = store.get(page) === "PAGE_TIME_SHIFT_WEEKLY";
      store.set(date, stepDay(store.get(date), isWeekly ? "week" : store.get(view), by));
    },
    showView(next: ScheduleView, on: string = store.get(date)): void {
      leave();
      store.set(view, next);
      store.set(date, on);
    },
    searchFor: (text: string) => store.set(search, text),
    chooseHourWidth: (next: HourWidth) => store.set(hourWidth, next),
    showRow: (key: string) => store.set(shownRow, key),
    goTo: (next: Stop | null) => store.set(stop, next),
    stop: () => store.get(stop),
    notify: announce,

    // ── What the server says ─────────────────────────────────────────────────────────────────────
    showClash: (next: ScheduleClash | null) => store.set(clash, next),

    // ── Moving ───────────────────────────────────────────────────────────────────────────────────
    ...moves,
  };
}

function placeName({ server, salonId }: ScheduleSettings): string {
  return JSON.stringify([server, salonId]);
}

function isOtherSalon(a: ScheduleSettings, b: ScheduleSettings): boolean {
  return a.salonId !== b.salonId || a.server !== b.server;
}
