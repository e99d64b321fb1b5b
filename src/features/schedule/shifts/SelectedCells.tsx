import type { TimeShift } from "../../../api/time-shifts.js";
import { Button } from "../../../kit/Button.js";
import { useSchedule } from "../schedule-context.js";
import type { CellName } from "./cells.js";

/** What can be done with the days that are chosen; without any, how they are chosen. */
export function SelectedCells({
  cells,
  shifts,
}: {
  cells: readonly CellName[];
  shifts: readonly TimeShift[];
}) {
  const { model, words } = useSchedule();
  if (cells.length < 2) return <p className="schedule-note schedule-selected">{words.paintHint}</p>;
  return (
    <div className="schedule-selected">
      <span>{words.selected(cells.length)}</span>
      <Button size="s" onPress={() => model.dialogs.open({ is: "paint", cells })}>
        {words.paint(cells.length)}
      </Button>
      {shifts.length > 0 ? (
        <Button size="s" variant="danger" onPress={() => model.dialogs.open({ is: "erase", shifts })}>
          {words.erase(shifts.length)}
        </Button>
      ) : null}
      <Button size="s" variant="quiet" onPress={model.shiftState.unselect}>
        {words.unselect}
      </Button>
    </div>
  );
}
