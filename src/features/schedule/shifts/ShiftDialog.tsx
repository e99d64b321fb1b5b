import { useAtomValue } from "jotai";
import { useState } from "react";
import type { ShiftScope, TimeShift } from "../../../api/time-shifts.js";
import { useQuery } from "../../../collection/index.js";
import { DateField } from "../../../kit/DateField.js";
import { Field } from "../../../kit/Field.js";
import { RadioGroup } from "../../../kit/RadioGroup.js";
import { Select } from "../../../kit/Select.js";
import { TextField } from "../../../kit/TextField.js";
import { TimeField } from "../../../kit/TimeField.js";
import { isDay } from "../../../lib/dates/days.js";
import { readTime } from "../../../lib/dates/times.js";
import { RecordDialog } from "../dialogs/RecordDialog.js";
import { useSchedule } from "../schedule-context.js";
import { affectedDays } from "./affected-days.js";
import { shiftRange } from "./shift-range.js";
import { shiftEnd } from "./time-shift.js";

const scopes = ["once", "following", "permanently"] as const satisfies readonly ShiftScope[];
const repeats = ["none", "daily", "weekly"] as const;

/** A shift: a new series, or a day of one with the question how much of it is meant. */
export function ShiftDialog(props: { shift: TimeShift | null; date: string; resourceId: number | null }) {
  const { shift } = props;
  const { model, actions, words } = useSchedule();
  const shown = useAtomValue(model.atoms.date);
  const loaded = useQuery(actions.queries().shifts(shiftRange(shown)));
  const resources = useQuery(actions.salon().resources);
  const people = (resources.data ?? []).filter(({ isDeleted }) => !isDeleted);
  const [date, setDate] = useState(props.date);
  const [chosen, setChosen] = useState(props.resourceId);
  const [from, setFrom] = useState(shift?.from ?? "10:00");
  const [to, setTo] = useState(shift?.to ?? "19:00");
  const [repeat, setRepeat] = useState(shift?.repeat ?? "none");
  const [expires, setExpires] = useState(shift?.expired_at?.slice(0, 10) ?? "");
  const [description, setDescription] = useState(shift?.description ?? "");
  const [scope, setScope] = useState<ShiftScope>("once");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => model.openDialog(null);
  const resourceId = chosen ?? people[0]?.id ?? null;

  async function send(call: () => Promise<boolean>): Promise<void> {
    setBusy(true);
    const isDone = await call();
    setBusy(false);
    if (isDone) close();
  }
  function save(): void {
    const [start, end] = [readTime(from), readTime(to)];
    if (start === null || end === null || !isDay(date) || resourceId === null) {
      setProblem(words.incomplete);
      return;
    }
    if (start === end) {
      setProblem(words.endNotAfter);
      return;
    }
    const fields = {
      ...{ start_date: shift && scope === "permanently" ? shift.start_date : date, repeat, from },
      // What ends past midnight ends with the day.
      ...{ to: shiftEnd(from, to), description, expired_at: expires || null },
    };
    void send(() => actions.saveShift(shift, resourceId, fields, scope));
  }
  return (
    <RecordDialog
      title={shift ? words.shiftTitle : words.shiftAdd}
      problem={problem}
      saveLabel={words.save}
      busy={busy}
      onSave={save}
      onRemove={shift ? () => void send(() => actions.removeShift(shift, scope)) : undefined}
    >
      <div className="schedule-fields">
        {shift ? null : (
          <>
            <Field label={words.fields.resource}>
              <Select<number>
                options={people.map(({ id, name }) => ({ value: id, label: name }))}
                value={resourceId}
                onChange={setChosen}
              />
            </Field>
            <Field label={words.fields.date}>
              <DateField value={date} onChange={setDate} />
            </Field>
          </>
        )}
        <Field label={words.fields.from}>
          <TimeField value={from} onChange={setFrom} />
        </Field>
        <Field label={words.fields.to}>
          <TimeField value={to} onChange={setTo} />
        </Field>
        {shift && scope === "once" ? null : (
          <>
            <Field label={words.repeat}>
              <Select<string>
                options={repeats.map((value) => ({ value, label: words.repeats[value] }))}
                value={repeat}
                goneLabel={repeat}
                onChange={setRepeat}
              />
            </Field>
            <Field label={words.expires}>
              <DateField value={expires} onChange={setExpires} />
            </Field>
          </>
        )}
        <Field label={words.fields.memo}>
          <TextField value={description} onChange={setDescription} />
        </Field>
      </div>
      {shift ? (
        <>
          <Field label={words.scope} group>
            <RadioGroup<ShiftScope>
              layout="row"
              options={scopes.map((value) => ({ value, label: words.scopes[value] }))}
              value={scope}
              onChange={setScope}
            />
          </Field>
          <p role="status" className="schedule-note">
            {words.affects(affectedDays(shift, scope, loaded.data ?? []))}
          </p>
        </>
      ) : null}
    </RecordDialog>
  );
}
