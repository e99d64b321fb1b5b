import { useAtomValue } from "jotai";
import { Button } from "../../../kit/Button.js";
import { columnLabel } from "../labels.js";
import { useSchedule } from "../schedule-context.js";
import { Entries } from "./Entries.js";
import { RecordsContent } from "./RecordsContent.js";
import { weekView } from "./week-view.js";

/** Seven days from Monday on, each with what stands in it in order of time. */
export function WeekView() {
  const { model, words } = useSchedule();
  const date = useAtomValue(model.atoms.date);
  return (
    <RecordsContent view="week">
      {(records) => (
        <div className="schedule-week">
          {weekView(date, records).map((day) => (
            <section key={day.date} className="schedule-day" data-current={day.date === date || undefined}>
              <h3 className="schedule-day-head">
                <Button size="s" variant="quiet" onPress={() => model.showView("date", day.date)}>
                  {columnLabel(day.date, words)}
                </Button>
              </h3>
              <Entries entries={day.entries} />
            </section>
          ))}
        </div>
      )}
    </RecordsContent>
  );
}
