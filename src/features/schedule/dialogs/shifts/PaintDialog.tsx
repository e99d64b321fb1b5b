import { useState } from "react";
import { useQuery } from "../../../../collection/index.js";
import { Field } from "../../../../kit/Field.js";
import { TextField } from "../../../../kit/TextField.js";
import { dayLabel } from "../../labels.js";
import { useSchedule } from "../../schedule-context.js";
import { shiftRange } from "../../shifts/shift-range.js";
import type { PaintShifts } from "../../unsaved/schedule-dialog.js";
import { RecordDialog } from "../RecordDialog.js";
import { TimeFields } from "../TimeFields.js";
import { useDialogFields } from "../use-dialog-fields.js";
import { useSending } from "../use-sending.js";
import { readShift } from "./shift-fields.js";
import { useLeaveOutDone } from "./use-leave-out-done.js";

/** The same shift for all days that are chosen. Those that could not be saved stay chosen. */
export function PaintDialog({ dialog }: { dialog: PaintShifts }) {
  const { cells } = dialog;
  const { model, actions, words } = useSchedule();
  const resources = useQuery(actions.salon().resources);
  const [fields, write] = useDialogFields(() => ({
    ...model.shiftState.hours(),
    ...dialog.hours,
    description: "",
  }));
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, send } = useSending();
  const present = useQuery(actions.queries().shifts(shiftRange(cells[0]?.date ?? model.date()))).data;
  useLeaveOutDone(dialog, busy ? null : present);
  const name = (id: number) => resources.data?.find((each) => each.id === id)?.name ?? `ID ${id}`;

  function save(): unknown {
    const usual = { date: cells[0]?.date ?? "", repeat: "none", expires: "" };
    const read = readShift({ ...fields, ...usual }, words);
    if (typeof read === "string") return setProblem(read);
    return send(() => actions.paintShifts(cells, read));
  }
  return (
    <RecordDialog problem={problem} saveLabel={words.save} onSave={save}>
      <div className="schedule-fields">
        <TimeFields
          value={fields}
          onChange={(change) => {
            setProblem(null);
            write(change);
          }}
        />
        <Field label={words.fields.memo}>
          <TextField value={fields.description} onChange={(description) => write({ description })} />
        </Field>
      </div>
      <ul className="schedule-clashes">
        {cells.map(({ date, resourceId }) => (
          <li key={`${resourceId} ${date}`}>
            {words.shiftCell(dayLabel(date, words.monthDayWeekday, words), name(resourceId))}
          </li>
        ))}
      </ul>
    </RecordDialog>
  );
}
