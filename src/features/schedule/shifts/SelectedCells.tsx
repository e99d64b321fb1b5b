import type { TimeShift } from "../../../api/time-shifts.js";
import { Button } from "../../../kit/Button.js";
import { useSchedule } from "../schedule-context.js";
import type { CellName } from "./cells.js";

/** Commands for the chosen days; without any, a note on how they are chosen (rules: next-week-copied). */
export function SelectedCells({
  cells,
  shifts,
}: {
  cells: readonly CellName[];
  shifts: readonly TimeShift[];
}) {
  const { model, words } = useSchedule();
  const isChosen = cells.length > 1;
  const paint = () => model.dialogs.open({ is: "paint", cells, hours: model.shiftState.hours() });
  /** The week that gets the copies is shown, with the list of what is to be made. */
  function copyOn(): void {
    model.step(1);
    model.dialogs.open({ is: "copy", date: model.date(), cells: null });
  }
  return (
    <div className="schedule-selected">
      {isChosen ? (
        <>
          <span>{words.selected(cells.length)}</span>
          <Button size="s" onPress={paint}>
            {words.paint(cells.length)}
          </Button>
          {shifts.length > 0 ? (
            <Button size="s" variant="danger" onPress={() => model.dialogs.open({ is: "erase", shifts })}>
              {words.erase(shifts.length)}
            </Button>
          ) : null}
        </>
      ) : null}
      {/* The same button in both places: it keeps the focus when what was chosen is made and no longer chosen. */}
      <Button
        size="s"
        onPress={() => model.dialogs.open({ is: "copy", date: model.date(), cells: isChosen ? cells : null })}
      >
        {isChosen ? words.copyDays(cells.length) : words.copyWeek}
      </Button>
      {isChosen ? (
        <Button size="s" variant="quiet" onPress={model.shiftState.unselect}>
          {words.clearSelection}
        </Button>
      ) : (
        <>
          <Button size="s" onPress={copyOn}>
            {words.copyOn}
          </Button>
          <p className="schedule-note">{words.paintHint}</p>
        </>
      )}
    </div>
  );
}
