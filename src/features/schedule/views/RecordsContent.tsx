import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useRef } from "react";
import type { Reservation } from "../../../api/reservations.js";
import { useQuery } from "../../../collection/index.js";
import { Content } from "../../../editor/index.js";
import { useSchedule } from "../schedule-context.js";
import { type ScheduleView, shownDays } from "./shown-days.js";

/** Waits for what stands in the days of a view. */
export function RecordsContent(props: {
  view: ScheduleView;
  children(records: readonly Reservation[]): ReactNode;
}) {
  const { model, commands, actions, settings, words } = useSchedule();
  const date = useAtomValue(model.atoms.date);
  const query = actions.queries().records(shownDays(date, props.view));
  const state = useQuery(query);
  // As in a day.
  useEffect(() => query.refresh(), [query]);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} className="schedule-content">
      <Content
        state={state}
        words={words}
        onRetry={query.retry}
        commands={commands}
        box={box}
        locale={settings.locale}
      >
        {state.data === null ? null : props.children(state.data)}
      </Content>
    </div>
  );
}
