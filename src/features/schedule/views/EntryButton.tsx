import { joinParts } from "../../../lib/isolate.js";
import { stateIcons, useEntryStyle } from "../entry-style.js";
import { dayLabel, entryLabel, entryNote, entryTime, nameOf } from "../labels.js";
import type { ScheduleEntry } from "../layout/entries.js";
import { useSchedule } from "../schedule-context.js";

/** A reservation or blocked time in a week, a month or a list. */
export function EntryButton({ entry }: { entry: ScheduleEntry }) {
  const { actions, words } = useSchedule();
  const label = entryLabel(entry, words);
  const note = entryNote(entry, words);
  const { state, course, facts, description, style } = useEntryStyle(entry);
  return (
    <button
      type="button"
      className="schedule-entry"
      data-copied={joinParts([dayLabel(entry.reservation.date, "M/D", words), label])}
      data-kind={entry.kind}
      data-state={state}
      data-course={course || undefined}
      data-facts={facts || undefined}
      aria-label={label}
      aria-description={description || undefined}
      title={[label, description].filter(Boolean).join("\n")}
      style={style}
      onClick={() => actions.select(entry.reservation)}
    >
      {stateIcons[state]}
      <span className="schedule-entry-text">
        <span className="schedule-entry-time">{entryTime(entry, words)}</span>{" "}
        <span>{nameOf(entry.reservation, words)}</span>
      </span>
      {note === undefined ? null : <span className="schedule-note"> {note}</span>}
    </button>
  );
}
