import { useState } from "react";
import type { Reservation } from "../../../api/reservations.js";
import { Field } from "../../../kit/Field.js";
import { TextField } from "../../../kit/TextField.js";
import type { Place } from "../moves/place.js";
import { useSchedule } from "../schedule-context.js";
import { PlaceFields, readPlace, writePlace } from "./PlaceFields.js";
import { RecordDialog } from "./RecordDialog.js";
import { useDialogFields } from "./use-dialog-fields.js";
import { useSending } from "./use-sending.js";

/** Time in which nothing can be reserved: a new one, or one that is there. */
export function BlockDialog({ block, place }: { block: Reservation | null; place: Place }) {
  const { actions, words } = useSchedule();
  const [fields, write] = useDialogFields(() => ({ ...writePlace(place), memo: block?.meta_data ?? "" }));
  const [problem, setProblem] = useState<string | null>(null);
  const { send } = useSending();
  function save(): unknown {
    const read = readPlace(fields, words);
    if (typeof read === "string") return setProblem(read);
    return send(() => actions.saveBlock(block, { place: read, memo: fields.memo }, send));
  }
  return (
    <RecordDialog
      problem={problem}
      saveLabel={words.register}
      onSave={save}
      onRemove={block ? () => send(() => actions.removeBlock(block)) : undefined}
    >
      <PlaceFields
        value={fields}
        onChange={(change) => {
          setProblem(null);
          write(change);
        }}
        noneLabel={words.allResources}
      />
      <Field label={words.fields.memo}>
        <TextField value={fields.memo} onChange={(memo) => write({ memo })} />
      </Field>
    </RecordDialog>
  );
}
