import { useAtomValue } from "jotai";
import { Button } from "../../../kit/Button.js";
import { usePrinting } from "../../../kit/use-printing.js";
import { columnLabel } from "../labels.js";
import { useSchedule } from "../schedule-context.js";
import { EntryButton } from "./EntryButton.js";
import { type MonthDay, monthView } from "./month-view.js";
import { RecordsContent } from "./RecordsContent.js";

/** So many of a day are shown. */
const mostShown = 3;

/** A month in whole weeks. */
export function MonthView() {
  const { model, words } = useSchedule();
  const date = useAtomValue(model.atoms.date);
  // Paper has no button for the others.
  const most = usePrinting() ? Number.POSITIVE_INFINITY : mostShown;
  return (
    <RecordsContent view="month">
      {(records) => {
        const weeks = monthView(date, records);
        return (
          <div className="schedule-month">
            {(weeks[0] ?? []).map((day, at) => (
              <div key={day.date} className="schedule-weekday" aria-hidden="true">
                {words.weekdays[(at + 1) % 7]}
              </div>
            ))}
            {weeks.flat().map((day) => (
              <MonthCell key={day.date} day={day} most={most} isCurrent={day.date === date} />
            ))}
          </div>
        );
      }}
    </RecordsContent>
  );
}

function MonthCell({ day, most, isCurrent }: { day: MonthDay; most: number; isCurrent: boolean }) {
  const { model, words } = useSchedule();
  const rest = day.entries.length - most;
  const show = () => model.showView("date", day.date);
  return (
    <section
      className="schedule-cell"
      data-outside={!day.isInMonth || undefined}
      data-current={isCurrent || undefined}
    >
      <h3 className="schedule-day-head">
        <Button size="s" variant="quiet" onPress={show}>
          {columnLabel(day.date, words)}
        </Button>
      </h3>
      {day.entries.slice(0, most).map((entry) => (
        <EntryButton key={entry.key} entry={entry} />
      ))}
      {rest > 0 ? (
        <Button size="s" variant="quiet" onPress={show}>
          {words.more(rest)}
        </Button>
      ) : null}
    </section>
  );
}
