import { useState } from "react";
import { Field } from "../../../../kit/Field.js";
import { TextField } from "../../../../kit/TextField.js";
import { useArrangement, useJourney } from "../../journey-context.js";
import { orderedIds, useMoveRow } from "../../list/use-order.js";
import { useRequestWords } from "../use-request-words.js";
import { FormDialog, useDialogCall } from "./FormDialog.js";

/** Asks for the place that a journey is to have in its order. */
export function PlaceDialog({ id }: { id: number }) {
  const { model } = useJourney();
  const own = useRequestWords();
  const { sections } = useArrangement();
  const moveRow = useMoveRow();
  const call = useDialogCall();
  const section = sections.find(({ rows }) => rows.some((each) => each.id === id));
  const ids = section ? orderedIds(section, model.group()) : [];
  const [text, setText] = useState(String(ids.indexOf(id) + 1));

  function move(): void {
    const index = readPlace(text);
    const journey = model.journey(id);
    if (index === null || index < 1 || index > ids.length || !section || !journey) {
      call.refuse(own.placeInvalid(ids.length));
      return;
    }
    model.dialogs.close();
    moveRow({ ...section, ids }, journey, index - 1);
    model.focusOn({ id, control: "more" });
  }
  return (
    <FormDialog title={own.place} width="s" saveLabel={own.doMove} problem={call.problem} onSave={move}>
      <Field label={own.whichPlace} hint={`1–${ids.length}`}>
        <TextField
          value={text}
          onChange={(next) => {
            call.forget();
            setText(next);
          }}
        />
      </Field>
    </FormDialog>
  );
}

/** A whole number, in figures of any width. */
function readPlace(text: string): number | null {
  const plain = text.normalize("NFKC").trim();
  return /^\d{1,6}$/.test(plain) ? Number(plain) : null;
}
