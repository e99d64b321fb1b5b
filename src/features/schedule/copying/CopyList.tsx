import { useRef } from "react";
import { Checkbox } from "../../../kit/Checkbox.js";
import { Notice } from "../../../kit/Notice.js";
import { joinParts } from "../../../lib/isolate.js";
import { dayLabel, spanLabel } from "../labels.js";
import { useSchedule } from "../schedule-context.js";
import { type CopyChoice, isTicked, tickDay, tickedOf, tickRow } from "./copy-choice.js";
import type { CopyDay, CopyRow } from "./copy-plan.js";
import type { CopyWords } from "./messages.js";
import { useListKeys } from "./use-list-keys.js";

interface CopyListProps {
  days: readonly CopyDay[];
  choice: CopyChoice;
  /** Nothing can be ticked: it is being made. */
  busy: boolean;
  own: CopyWords;
  onChoose(change: (choice: CopyChoice) => CopyChoice): void;
}

/** Copies that would be made, by day and person. */
export function CopyList({ days, choice, busy, own, onChoose }: CopyListProps) {
  const { words } = useSchedule();
  const box = useRef<HTMLUListElement>(null);
  const keys = useListKeys(box);
  return (
    <ul ref={box} className="schedule-copies" aria-label={own.plan} {...keys}>
      {days.map(({ date, rows }) => {
        const ticked = tickedOf(choice, rows);
        const day = dayLabel(date, words.monthDayWeekday, words);
        return (
          <li key={date}>
            <Checkbox
              data-row={date}
              data-day=""
              label={day}
              checked={ticked === "all"}
              mixed={ticked === "some"}
              disabled={busy}
              onChange={() => onChoose((before) => tickDay(before, rows))}
            />
            <ul aria-label={day}>
              {rows.map((row) => (
                <li key={row.key}>
                  <Row row={row} {...{ choice, busy, own, onChoose }} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Row({ row, choice, busy, own, onChoose }: Omit<CopyListProps, "days"> & { row: CopyRow }) {
  const { words } = useSchedule();
  const messages = choice.refused.get(row.key);
  return (
    <>
      <Checkbox
        data-row={row.key}
        label={joinParts([row.name, spanLabel(row.span, words), row.description])}
        checked={isTicked(choice, row)}
        disabled={busy}
        onChange={(on) => onChoose((before) => tickRow(before, row, on))}
      />
      {row.isTaken ? <p className="schedule-note">{own.taken}</p> : null}
      {messages ? (
        <Notice tone="danger">
          {messages.map((message) => (
            <div key={message}>{message}</div>
          ))}
        </Notice>
      ) : null}
    </>
  );
}
