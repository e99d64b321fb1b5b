import { Avatar } from "../../../kit/Avatar.js";
import { endsNextDay } from "../../../lib/dates/times.js";
import { dayLabel, spanLabel, timesLabel } from "../labels.js";
import { useSchedule } from "../schedule-context.js";
import type { CellName } from "./cells.js";
import type { DrawnShift, ShiftWeekRow } from "./shift-week.js";
import type { WeekStop } from "./week-stops.js";

/** A resource in the week of shifts: its days, each with its shifts and the place for another one. */
export function ShiftRow(props: {
  row: ShiftWeekRow;
  /** Stop that can have the focus, if it is in this row. */
  stop: WeekStop | null;
  selected: readonly CellName[];
  add(cell: CellName): void;
}) {
  const { row, stop, selected, add } = props;
  const { model, words } = useSchedule();
  const { resource, cells } = row;
  return (
    <tr>
      <th scope="row">
        <span className="schedule-person">
          <Avatar name={resource.name} url={resource.icon_url} />
          <span>{resource.name}</span>
        </span>
      </th>
      {cells.map(({ date, shifts }) => {
        const cell = { date, resourceId: resource.id };
        const own = stop?.date === date ? stop : null;
        const isSelected = selected.some((each) => each.date === date) || undefined;
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it.
          <td
            key={date}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: of a grid, as the table is.
            role="gridcell"
            data-date={date}
            data-resource={resource.id}
            data-selected={isSelected}
            aria-selected={isSelected}
          >
            {shifts.map((drawn) => (
              <ShiftButton
                key={drawn.key}
                drawn={drawn}
                name={resource.name}
                isStop={own?.shift === drawn.key}
                onFocus={() => focusGoesTo({ ...cell, shift: drawn.key })}
              />
            ))}
            <button
              type="button"
              className="schedule-shift-add"
              data-stop={own !== null && own.shift === null ? "" : undefined}
              tabIndex={own !== null && own.shift === null ? 0 : -1}
              aria-label={words.shiftCell(dayLabel(date, words.shortDay, words), words.shiftAdd)}
              onFocus={() => focusGoesTo({ ...cell, shift: null })}
              onClick={() => add(cell)}
            >
              +
            </button>
          </td>
        );
      })}
    </tr>
  );

  /** The stop goes where the focus is; what is chosen stays. */
  function focusGoesTo(next: WeekStop): void {
    if (stop?.date !== next.date || stop.shift !== next.shift) model.shiftState.followFocus(next);
  }
}

function ShiftButton(props: { drawn: DrawnShift; name: string; isStop: boolean; onFocus(): void }) {
  const { drawn, name, isStop, onFocus } = props;
  const { model, words } = useSchedule();
  const { shift, span } = drawn;
  const label =
    span && !endsNextDay(shift.from, shift.to) ? spanLabel(span, words) : timesLabel(shift, words);
  return (
    <>
      <button
        type="button"
        className="schedule-entry"
        data-kind="shift"
        data-shift={drawn.key}
        data-stop={isStop ? "" : undefined}
        tabIndex={isStop ? 0 : -1}
        aria-label={words.chip(label, name)}
        onFocus={onFocus}
        onClick={() =>
          model.dialogs.open({
            ...{ is: "shift", shift, date: shift._date, resourceId: shift.salon_resource_id },
          })
        }
      >
        <span className="schedule-entry-text">{label}</span>
      </button>
      {shift.description ? <p className="schedule-note">{shift.description}</p> : null}
    </>
  );
}
