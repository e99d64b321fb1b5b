import { useRef } from "react";
import { Content } from "../../../editor/index.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { UndoNotice } from "../head/UndoNotice.js";
import { recordEntry } from "../layout/entries.js";
import { useSchedule } from "../schedule-context.js";
import { EntryButton } from "../views/EntryButton.js";
import { ClockNotice } from "./ClockNotice.js";
import { DayGrid } from "./DayGrid.js";
import { HourWidthChoice } from "./HourWidthChoice.js";
import { Legend } from "./Legend.js";
import { NarrowDay } from "./NarrowDay.js";
import type { ShownDay } from "./use-day.js";
import { useView } from "./use-view.js";

/** With less room a day is a list of one resource at a time, in pixels. */
const narrow = 520;

/** A day once it is loaded: a row for each resource. */
export function DayContent({ day }: { day: ShownDay }) {
  const { commands, settings, words, isOfShifts } = useSchedule();
  const { state, layout, slot, retry } = day;
  const box = useRef<HTMLDivElement>(null);
  const { width } = useView(box);
  const isNarrow = width < narrow;
  return (
    <div ref={box} tabIndex={-1} className="schedule-content">
      <Content
        state={state}
        words={words}
        onRetry={retry}
        commands={commands}
        box={box}
        locale={settings.locale}
      >
        {layout === null || width === 0 ? null : layout.rows.length === 0 ? (
          <EmptyState title={words.noResources} />
        ) : isNarrow ? (
          <NarrowDay layout={layout} slot={slot} />
        ) : (
          <DayGrid layout={layout} slot={slot} />
        )}
        <UndoNotice />
        {isNarrow || layout === null || width === 0 || layout.rows.length === 0 ? null : (
          <>
            <div className="schedule-foot">
              {isOfShifts ? null : <Legend />}
              <HourWidthChoice />
            </div>
            <ClockNotice />
          </>
        )}
        {layout !== null && layout.unplaced.length > 0 ? (
          <section className="schedule-unplaced">
            <h3>{words.unplaced}</h3>
            {layout.unplaced.map((record) => {
              const entry = recordEntry(record);
              return <EntryButton key={entry.key} entry={entry} />;
            })}
          </section>
        ) : null}
      </Content>
    </div>
  );
}
