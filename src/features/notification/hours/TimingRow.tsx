import { type ClipboardEvent, memo, useRef } from "react";
import { Button } from "../../../kit/Button.js";
import { Checkbox } from "../../../kit/Checkbox.js";
import { Field } from "../../../kit/Field.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CopyIcon, ErrorIcon, TrashIcon, WarningIcon } from "../../../kit/icons.js";
import { useNear } from "../../../kit/near.js";
import { TimeField } from "../../../kit/TimeField.js";
import { Toolbar } from "../../../kit/Toolbar.js";
import { isPlainObject } from "../../../lib/plain-data.js";
import type { Row } from "../../../list-editor/index.js";
import { messagesAt } from "../../../list-editor/index.js";
import { useNotification, useNotificationSettings, useShownProblems } from "../notification-context.js";
import { readTiming, type Timing, weekdaysShown, writeClock, writeEnd } from "./timing.js";

/** One row of hours; what cannot be read is opaque, and can only be taken away. */
export const TimingRow = memo(function TimingRow(props: {
  row: Row;
  number: number;
  overlaps: boolean;
  isWatched: boolean;
}) {
  const { row, number, overlaps, isWatched } = props;
  const { model } = useNotification();
  const { words, fixed } = useNotificationSettings();
  const timing = readTiming(row.value);
  function paste(event: ClipboardEvent): void {
    const field = (event.target as Element).closest("[data-field=from], [data-field=to]");
    if (!field || !timing || fixed) return;
    const edge = field.getAttribute("data-field") === "to" ? "to" : "from";
    if (model.pasteTimes(row.key, edge, event.clipboardData.getData("text/plain"))) event.preventDefault();
  }
  const [place, isNear] = useNear({ key: row.key, isWatched });
  if (!isNear)
    return (
      <div ref={place} role="listitem" className="timing timing-far">
        {words.timing(number)}
      </div>
    );
  return (
    <div ref={place} role="listitem">
      <div
        role="group"
        className="timing"
        aria-label={words.timing(number)}
        data-row={row.key}
        onPaste={paste}
      >
        {timing ? <Fields row={row} timing={timing} overlaps={overlaps} /> : <p>{words.opaqueTiming}</p>}
        {fixed ? null : (
          <Toolbar label={words.operation} className="timing-tools">
            {timing ? (
              <IconButton
                label={words.duplicate}
                icon={<CopyIcon />}
                onPress={() => model.duplicateTiming(row.key)}
                data-field="duplicate"
              />
            ) : null}
            <IconButton
              label={words.removeTiming}
              icon={<TrashIcon />}
              onPress={() => model.removeTiming(row.key)}
              destructive
              data-field="remove"
            />
          </Toolbar>
        )}
      </div>
    </div>
  );
});

function Fields({ row: { key, value }, timing, overlaps }: { row: Row; timing: Timing; overlaps: boolean }) {
  const { model } = useNotification();
  const { words, fixed } = useNotificationSettings();
  const problems = useShownProblems(key);
  const { weekdays, from, to } = timing;
  /** True when the end was typed since it got the focus: a loaded value is not normalised. */
  const typed = useRef(false);
  // Half typed, 0:30 may still become of it: it is the end of the day once the field is left.
  const isMidnight = isPlainObject(value) && value.to === "00:00";
  const ofDays = messagesAt(problems, "weekdays");
  const goesOn = from !== null && to !== null && to < from;
  return (
    <>
      <div className="timing-days" data-field="weekdays">
        {weekdaysShown.map((day) => (
          <Checkbox
            key={day}
            checked={weekdays.includes(day)}
            onChange={() => model.toggleWeekday(key, day)}
            label={words.weekdays[day] ?? ""}
            disabled={fixed}
          />
        ))}
      </div>
      <Field label={words.start} error={messagesAt(problems, "from")}>
        <TimeField
          value={from === null ? "" : writeClock(from)}
          onChange={(time) => model.setTime(key, "from", time)}
          readOnly={fixed}
          data-field="from"
        />
      </Field>
      <Field label={words.end} error={messagesAt(problems, "to")}>
        <TimeField
          value={to === null ? "" : isMidnight ? "00:00" : writeEnd(to)}
          onChange={(time) => {
            typed.current = true;
            model.setTime(key, "to", time);
          }}
          onLeave={() => {
            if (typed.current) model.completeEnd(key);
            typed.current = false;
          }}
          readOnly={fixed}
          data-field="to"
        />
      </Field>
      {ofDays === undefined && !overlaps ? null : (
        <span className={ofDays === undefined ? "field-note field-warning" : "field-note field-error"}>
          {ofDays === undefined ? <WarningIcon /> : <ErrorIcon />}
          <span>{ofDays ?? words.overlaps}</span>
        </span>
      )}
      {goesOn && !fixed ? (
        <Button variant="quiet" size="s" onPress={() => model.splitTiming(key)}>
          {words.split}
        </Button>
      ) : null}
    </>
  );
}
