import { useAtomValue } from "jotai";
import { useMemo, useRef } from "react";
import { useQuery } from "../../../collection/index.js";
import { Content } from "../../../editor/index.js";
import { usePrefetch } from "../../../kit/Deferred.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { copyingPart } from "../deferred.js";
import { columnLabel, dayLabel } from "../labels.js";
import { useSchedule } from "../schedule-context.js";
import type { CellName } from "./cells.js";
import { SelectedCells } from "./SelectedCells.js";
import { ShiftRow } from "./ShiftRow.js";
import { shiftRange } from "./shift-range.js";
import { type ShiftWeek, shiftWeek } from "./shift-week.js";
import { useChosenCells } from "./use-chosen-cells.js";
import { useWeekKeys } from "./use-week-keys.js";
import { useWeekPointer } from "./use-week-pointer.js";
import { presentWeekStop } from "./week-stops.js";

/** Shifts of a week: seven days from Monday on (rules: week-begins-on-monday). */
export function ShiftWeekView() {
  const { model, commands, actions, settings, words } = useSchedule();
  usePrefetch(copyingPart);
  const date = useAtomValue(model.atoms.date);
  const shifts = actions.queries().shifts(shiftRange(date));
  const state = useQuery(shifts);
  const { resources } = actions.salon();
  const people = useQuery(resources);
  const box = useRef<HTMLDivElement>(null);
  const shown = people.is === "ready" ? state : people;
  const week = useMemo(
    () => (state.data === null || people.data === null ? null : shiftWeek(date, people.data, state.data)),
    [date, people.data, state.data],
  );
  return (
    <div ref={box} tabIndex={-1} className="schedule-content">
      <Content
        state={shown}
        words={words}
        onRetry={() => {
          shifts.retry();
          resources.retry();
        }}
        commands={commands}
        box={box}
        locale={settings.locale}
      >
        {week === null ? null : <Week week={week} />}
      </Content>
    </div>
  );
}

function Week({ week }: { week: ShiftWeek }) {
  const { model, words } = useSchedule();
  const box = useRef<HTMLTableElement>(null);
  const shown = useAtomValue(model.shiftState.atoms.stop);
  const stop = useMemo(() => presentWeekStop(week, shown), [week, shown]);
  const chosen = useChosenCells(week);
  const pointer = useWeekPointer(chosen, box);
  const onKeyDown = useWeekKeys(week, chosen, box);
  /** The place for another one was pressed. */
  function add(cell: CellName): void {
    if (!pointer.wasDragged()) chosen.add(cell);
  }
  // Reading the atom draws the week anew where another choice is made.
  useAtomValue(model.shiftState.atoms.selection);
  const selected = chosen.cells();
  // The bar above the days keeps its height while they are dragged over.
  const announced = useRef(selected);
  if (!pointer.isPainting) announced.current = selected;
  if (week.rows.length === 0) return <EmptyState title={words.noResources} />;
  const day = (date: string) => dayLabel(date, words.shortDay, words);
  const [first = "", last = ""] = [week.days[0], week.days.at(-1)];
  return (
    <>
      <SelectedCells cells={announced.current} shifts={chosen.shiftsOf(announced.current)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must be able to scroll it. */}
      <div className="schedule-shifts scroll-box" tabIndex={0}>
        <table
          ref={box}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows go through it.
          role="grid"
          aria-multiselectable="true"
          aria-label={words.shiftWeek(day(first), day(last))}
          {...pointer.handlers}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              <td />
              {week.days.map((date) => (
                <th key={date} scope="col">
                  {columnLabel(date, words)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {week.rows.map((row) => (
              <ShiftRow
                key={row.resource.id}
                row={row}
                stop={stop?.resourceId === row.resource.id ? stop : null}
                selected={selected.filter(({ resourceId }) => resourceId === row.resource.id)}
                add={add}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
