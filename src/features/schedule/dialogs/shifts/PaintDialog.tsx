import { useAtomValue } from "jotai";
import { useLayoutEffect, useState } from "react";
import { useQuery } from "../../../../collection/index.js";
import { Field } from "../../../../kit/Field.js";
import { TextField } from "../../../../kit/TextField.js";
import { dayLabel } from "../../labels.js";
import { useSchedule } from "../../schedule-context.js";
import type { CellName } from "../../shifts/cells.js";
import { shiftRange } from "../../shifts/shift-range.js";
import { stillLeft } from "../../unsaved/still-left.js";
import { RecordDialog } from "../RecordDialog.js";
import { TimeFields } from "../TimeFields.js";
import { useDialogFields } from "../use-dialog-fields.js";
import { useSending } from "../use-sending.js";
import { readShift } from "./shift-fields.js";

interface PaintDialogProps {
  cells: readonly CellName[];
  /** The hours that were being saved when the page was left. */
  left: { readonly from: string; readonly to: string } | undefined;
}

/** The same shift for all days that are chosen. Those that could not be saved stay chosen. */
export function PaintDialog({ cells, left }: PaintDialogProps) {
  const { model, actions, words } = useSchedule();
  const resources = useQuery(actions.salon().resources);
  const hours = useAtomValue(model.shiftState.atoms.hours);
  const [fields, write] = useDialogFields(() => ({ ...hours, description: "" }));
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, send } = useSending();
  const present = useQuery(actions.queries().shifts(shiftRange(cells[0]?.date ?? model.date()))).data;
  // Shifts that were saved, though no answer came, are not offered again.
  useLayoutEffect(() => {
    if (!left || !present) return;
    const rest = stillLeft({ is: "paint", cells, left }, present);
    if (rest?.is === "paint") model.dialogs.keep({ is: "paint", cells: rest.cells });
    else {
      model.dialogs.close();
      model.notify(words.painted(cells.length));
    }
  }, [left, present, cells, model, words]);
  const name = (id: number) => resources.data?.find((each) => each.id === id)?.name ?? `ID ${id}`;

  function save(): unknown {
    const usual = { date: cells[0]?.date ?? "", repeat: "none", expires: "" };
    const read = readShift({ ...fields, ...usual }, words);
    if (typeof read === "string") return setProblem(read);
    return send(() => actions.paintShifts(cells, read));
  }
  return (
    <RecordDialog problem={problem} saveLabel={words.save} busy={busy} onSave={save}>
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
