import { useAtomValue } from "jotai";
import { copiesRows } from "../../../kit/copied-rows.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { TextField } from "../../../kit/TextField.js";
import { dayLabel } from "../labels.js";
import { useSchedule } from "../schedule-context.js";
import { Entries } from "./Entries.js";
import { listView } from "./list-view.js";
import { RecordsContent } from "./RecordsContent.js";
import { shownDays } from "./shown-days.js";

/** Entries of a month, day by day, searched by a part of the name. */
export function ListView() {
  const { model, words } = useSchedule();
  const date = useAtomValue(model.atoms.date);
  const search = useAtomValue(model.atoms.search);
  return (
    <>
      <div className="schedule-search">
        <TextField
          value={search}
          onChange={model.searchFor}
          label={words.search}
          placeholder={words.search}
        />
      </div>
      <RecordsContent view="list">
        {(records) => {
          const days = listView(records, shownDays(date, "list"), search);
          if (days.length === 0) return <EmptyState title={words.empty} />;
          return (
            <div ref={copiesRows} className="schedule-list">
              {days.map((day) => (
                <section key={day.date} className="schedule-list-day">
                  <h3 className="schedule-day-head">{dayLabel(day.date, words.monthDayWeekday, words)}</h3>
                  <Entries entries={day.entries} />
                </section>
              ))}
            </div>
          );
        }}
      </RecordsContent>
    </>
  );
}
