import { useAtomValue } from "jotai";
import { useRef } from "react";
import { useQuery } from "../../../collection/index.js";
import { Content } from "../../../editor/index.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { dayLabel, spanLabel } from "../labels.js";
import { useSchedule } from "../schedule-context.js";
import { shiftRange } from "./shift-range.js";
import { type DrawnShift, shiftWeek } from "./shift-week.js";

/** Who works when: seven days from Monday on (friends-and-operations §9). */
export function ShiftWeekView() {
  const { model, commands, actions, settings, words } = useSchedule();
  const date = useAtomValue(model.atoms.date);
  const shifts = actions.queries().shifts(shiftRange(date));
  const state = useQuery(shifts);
  const { resources } = actions.salon();
  const people = useQuery(resources);
  const box = useRef<HTMLDivElement>(null);
  const shown = people.is === "ready" ? state : people;
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
        {state.data === null || people.data === null ? null : (
          <Week week={shiftWeek(date, people.data, state.data)} />
        )}
      </Content>
    </div>
  );
}

function Week({ week }: { week: ReturnType<typeof shiftWeek> }) {
  const { model, words } = useSchedule();
  if (week.rows.length === 0) return <EmptyState title={words.noResources} />;
  const day = (date: string) => dayLabel(date, words.shortDay, words);
  const [first = "", last = ""] = [week.days[0], week.days.at(-1)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must be able to scroll it.
    <div className="schedule-shifts" tabIndex={0}>
      <table aria-label={words.shiftWeek(day(first), day(last))}>
        <thead>
          <tr>
            <td />
            {week.days.map((date) => (
              <th key={date} scope="col">
                {day(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.rows.map(({ resource, cells }) => (
            <tr key={resource.id}>
              <th scope="row">{resource.name}</th>
              {cells.map(({ date, shifts }) => (
                <td key={date}>
                  {shifts.map((drawn) => (
                    <ShiftButton key={drawn.key} drawn={drawn} name={resource.name} />
                  ))}
                  <button
                    type="button"
                    className="schedule-shift-add"
                    aria-label={words.shiftCell(day(date), words.shiftAdd)}
                    onClick={() =>
                      model.openDialog({ is: "shift", shift: null, date, resourceId: resource.id })
                    }
                  >
                    +
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ShiftButton({ drawn, name }: { drawn: DrawnShift; name: string }) {
  const { model, words } = useSchedule();
  const { shift, span } = drawn;
  const label = span ? spanLabel(span, words) : words.range(shift.from, shift.to);
  return (
    <>
      <button
        type="button"
        className="schedule-entry"
        data-kind="shift"
        aria-label={words.chip(label, name)}
        onClick={() =>
          model.openDialog({
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
