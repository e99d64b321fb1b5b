import { useAtomValue } from "jotai";
import { useState } from "react";
import type { ShiftScope, TimeShift } from "../../../../api/time-shifts.js";
import { useQuery } from "../../../../collection/index.js";
import { DateField } from "../../../../kit/DateField.js";
import { Field } from "../../../../kit/Field.js";
import { RadioGroup } from "../../../../kit/RadioGroup.js";
import { Select } from "../../../../kit/Select.js";
import { StatusRegion } from "../../../../kit/StatusRegion.js";
import { TextField } from "../../../../kit/TextField.js";
import { useSchedule } from "../../schedule-context.js";
import { affectedDays } from "../../shifts/affected-days.js";
import type { Hours } from "../../shifts/hours.js";
import { shiftRange } from "../../shifts/shift-range.js";
import { RecordDialog } from "../RecordDialog.js";
import { TimeFields } from "../TimeFields.js";
import { useDialogFields } from "../use-dialog-fields.js";
import { useSending } from "../use-sending.js";
import { readShift } from "./shift-fields.js";

const scopes = ["once", "following", "permanently"] as const satisfies readonly ShiftScope[];
const repeats = ["none", "daily", "weekly"] as const;

interface ShiftDialogProps {
  shift: TimeShift | null;
  date: string;
  resourceId: number | null;
  /** Hours that it was moved to. */
  wanted?: Hours | undefined;
}

/** A shift: a new series, or a day of one with the question how much of it is meant. */
export function ShiftDialog({ shift, date, resourceId, wanted }: ShiftDialogProps) {
  const { model, actions, words } = useSchedule();
  const shown = useAtomValue(model.atoms.date);
  const loaded = useQuery(actions.queries().shifts(shiftRange(shown)));
  const resources = useQuery(actions.salon().resources);
  const people = (resources.data ?? []).filter(({ isDeleted }) => !isDeleted);
  const [fields, write] = useDialogFields(() => ({
    ...{ date, resourceId, from: shift?.from ?? "10:00", to: shift?.to ?? "19:00" },
    ...wanted,
    repeat: shift?.repeat ?? "none",
    expires: shift?.expired_at?.slice(0, 10) ?? "",
    description: shift?.description ?? "",
    scope: "once" as ShiftScope,
  }));
  const { scope } = fields;
  const [problem, setProblem] = useState<string | null>(null);
  const { send } = useSending();
  const person = fields.resourceId ?? people[0]?.id ?? null;

  function save(): unknown {
    const start = shift && scope === "permanently" ? shift.start_date : fields.date;
    const read = readShift({ ...fields, date: start }, words);
    if (typeof read === "string" || person === null)
      return setProblem(typeof read === "string" ? read : words.incomplete);
    return send(() => actions.saveShift(shift, person, read, scope));
  }
  return (
    <RecordDialog
      problem={problem}
      saveLabel={words.save}
      onSave={save}
      onRemove={shift ? () => send(() => actions.removeShift(shift, scope)) : undefined}
    >
      <div className="schedule-fields">
        {shift ? null : (
          <>
            <Field label={words.fields.resource}>
              <Select<number>
                options={people.map(({ id, name }) => ({ value: id, label: name }))}
                value={person}
                onChange={(next) => write({ resourceId: next })}
              />
            </Field>
            <Field label={words.fields.date}>
              <DateField value={fields.date} onChange={(next) => write({ date: next })} />
            </Field>
          </>
        )}
        <TimeFields
          value={fields}
          onChange={(change) => {
            setProblem(null);
            write(change);
          }}
        />
        {shift && scope === "once" ? null : (
          <>
            <Field label={words.repeat}>
              <Select<string>
                options={repeats.map((value) => ({ value, label: words.repeats[value] }))}
                value={fields.repeat}
                goneLabel={fields.repeat}
                onChange={(repeat) => write({ repeat })}
              />
            </Field>
            <Field label={words.expires}>
              <DateField value={fields.expires} onChange={(expires) => write({ expires })} />
            </Field>
          </>
        )}
        <Field label={words.fields.memo}>
          <TextField value={fields.description} onChange={(description) => write({ description })} />
        </Field>
      </div>
      {shift ? (
        <>
          <Field label={words.scope} group>
            <RadioGroup<ShiftScope>
              layout="row"
              options={scopes.map((value) => ({ value, label: words.scopes[value] }))}
              value={scope}
              onChange={(next) => write({ scope: next })}
            />
          </Field>
          <StatusRegion
            visible
            className="schedule-note"
            text={words.affects(affectedDays(shift, scope, loaded.data ?? []))}
          />
        </>
      ) : null}
    </RecordDialog>
  );
}
