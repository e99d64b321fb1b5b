import { useState } from "react";
import type { Reservation } from "../../../api/reservations.js";
import { Field } from "../../../kit/Field.js";
import { TextField } from "../../../kit/TextField.js";
import type { Place } from "../moves/place.js";
import { useSchedule } from "../schedule-context.js";
import { PlaceFields, readPlace, writePlace } from "./PlaceFields.js";
import { RecordDialog } from "./RecordDialog.js";

/** Time in which nothing can be reserved: a new one, or one that is there. */
export function BlockDialog({ block, place }: { block: Reservation | null; place: Place }) {
  const { model, actions, words } = useSchedule();
  const [written, setWritten] = useState(() => writePlace(place));
  const [memo, setMemo] = useState(block?.meta_data ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => model.openDialog(null);
  async function send(call: () => Promise<boolean>): Promise<void> {
    setBusy(true);
    const isDone = await call();
    setBusy(false);
    if (isDone) close();
  }
  function save(): void {
    const read = readPlace(written, words);
    if (typeof read === "string") setProblem(read);
    else void send(() => actions.saveBlock(block, { place: read, memo }));
  }
  return (
    <RecordDialog
      title={block ? words.blockEdit : words.blockTitle}
      problem={problem}
      saveLabel={words.register}
      busy={busy}
      onSave={save}
      onRemove={block ? () => void send(() => actions.removeBlock(block)) : undefined}
    >
      <PlaceFields
        value={written}
        onChange={(next) => {
          setProblem(null);
          setWritten(next);
        }}
        noneLabel={words.allResources}
      />
      <Field label={words.fields.memo}>
        <TextField value={memo} onChange={setMemo} />
      </Field>
    </RecordDialog>
  );
}
