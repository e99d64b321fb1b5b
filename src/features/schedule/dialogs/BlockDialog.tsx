import { useState } from "react";
import type { Reservation } from "../../../api/reservations.js";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { Field } from "../../../kit/Field.js";
import { Notice } from "../../../kit/Notice.js";
import { TextField } from "../../../kit/TextField.js";
import type { Place } from "../moves/place.js";
import { useSchedule } from "../schedule-context.js";
import { PlaceFields, readPlace, writePlace } from "./PlaceFields.js";

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
    <Dialog
      open
      width="m"
      title={block ? words.blockEdit : words.blockTitle}
      onClose={close}
      foot={
        <>
          {block ? (
            <Button variant="danger" onPress={() => void send(() => actions.removeBlock(block))}>
              {words.remove}
            </Button>
          ) : null}
          <Button onPress={close}>{words.cancel}</Button>
          <Button variant="primary" busy={busy} onPress={save}>
            {words.register}
          </Button>
        </>
      }
    >
      <div role="alert">{problem === null ? null : <Notice tone="danger">{problem}</Notice>}</div>
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
    </Dialog>
  );
}
