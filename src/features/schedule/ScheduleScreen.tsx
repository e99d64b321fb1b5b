import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { Announcement, FailureAlert, type ScreenCommands, ScreenFrame } from "../../editor/index.js";
import { EmptyState } from "../../kit/EmptyState.js";
import { NearProvider, useNearList } from "../../kit/near.js";
import type { ScheduleActions } from "./actions.js";
import { ClashDialog } from "./clash/ClashDialog.js";
import { DayView } from "./day/DayView.js";
import { ShownDialog } from "./dialogs/ShownDialog.js";
import { NamesOfSalon } from "./entry-style.js";
import { ScheduleHead } from "./head/ScheduleHead.js";
import { UndoNotice } from "./head/UndoNotice.js";
import { usePageKeys } from "./head/use-page-keys.js";
import { scheduleWords } from "./messages.js";
import { ScheduleProvider, useSchedule } from "./schedule-context.js";
import type { ScheduleModel } from "./schedule-model.js";
import { ShiftDayView } from "./shifts/ShiftDayView.js";
import { ShiftWeekView } from "./shifts/ShiftWeekView.js";
import { WorkOffer } from "./unsaved/WorkOffer.js";
import { ListView } from "./views/ListView.js";
import { MonthView } from "./views/MonthView.js";
import type { ScheduleView } from "./views/shown-days.js";
import { WeekView } from "./views/WeekView.js";

export interface ScheduleScreenProps {
  model: ScheduleModel;
  commands: ScreenCommands;
  actions: ScheduleActions;
}

/** A salon's reservations by day, week, month or as a list, and the week of its shifts (rules: schedule-pages). */
export function ScheduleScreen({ model, commands, actions }: ScheduleScreenProps) {
  const settings = useAtomValue(model.atoms.settings);
  const words = scheduleWords[settings.locale];
  const context = useMemo(
    () => ({ model, commands, actions, settings, words, isOfShifts: false }),
    [model, commands, actions, settings, words],
  );
  if (settings.salonId === null)
    return (
      <ScreenFrame commands={commands} locale={settings.locale}>
        <EmptyState title={words.noSalon} />
      </ScreenFrame>
    );
  return (
    <ScheduleProvider value={context}>
      <NamesOfSalon>
        <Frame />
        <ShownDialog key={`${settings.server} ${settings.salonId} dialog`} />
        <ClashDialog />
      </NamesOfSalon>
    </ScheduleProvider>
  );
}

function Frame() {
  const { model, commands, settings } = useSchedule();
  const pageKeys = usePageKeys();
  return (
    <ScreenFrame
      ref={pageKeys}
      commands={commands}
      locale={settings.locale}
      arrival={<WorkOffer />}
      top={<ScheduleHead />}
      alerts={<Alerts />}
    >
      <Shown key={`${settings.server} ${settings.salonId}`} />
      <Announcement of={model.atoms.announcement} />
    </ScreenFrame>
  );
}

/** Alerts of failures; one that comes while a dialog is open is shown in the dialog: the rest cannot be reached. */
function Alerts() {
  const { model, commands, settings } = useSchedule();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  return dialog === null ? <FailureAlert commands={commands} locale={settings.locale} /> : null;
}

function Shown() {
  const near = useNearList();
  return (
    <NearProvider value={near}>
      <ShownView />
    </NearProvider>
  );
}

function ShownView() {
  const { model } = useSchedule();
  const page = useAtomValue(model.atoms.page);
  const view = useAtomValue(model.atoms.view);
  if (page === "PAGE_TIME_SHIFT") return <ShiftDayView />;
  if (page === "PAGE_SCHEDULE" && view === "date") return <DayView />;
  return (
    <>
      {page === "PAGE_TIME_SHIFT_WEEKLY" ? <ShiftWeekView /> : <OtherView view={view} />}
      <UndoNotice />
    </>
  );
}

function OtherView({ view }: { view: ScheduleView }) {
  if (view === "week") return <WeekView />;
  return view === "month" ? <MonthView /> : <ListView />;
}
