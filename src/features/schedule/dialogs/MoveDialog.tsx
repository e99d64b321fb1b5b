import { useState } from "react";
import type { Reservation } from "../../../api/reservations.js";
import { isBlock, recordKey } from "../layout/record-key.js";
import { placeOf } from "../moves/place.js";
import { useSchedule } from "../schedule-context.js";
import { useCommit } from "../use-commit.js";
import { PlaceFields, readPlace, writePlace } from "./PlaceFields.js";
import { RecordDialog } from "./RecordDialog.js";
import { useDialogFields } from "./use-dialog-fields.js";

/** Moves without a pointer and without arrows: to a day, a time and a resource that are written. */
export function MoveDialog({ record }: { record: Reservation }) {
  const { model, words } = useSchedule();
  const commit = useCommit();
  const [fields, write] = useDialogFields(() =>
    writePlace(placeOf(record) ?? { date: record.date, from: 600, to: 660, salonResourceId: null }),
  );
  const [problem, setProblem] = useState<string | null>(null);
  function move(): void {
    const place = readPlace(fields, words);
    if (typeof place === "string") {
      setProblem(place);
      return;
    }
    model.dialogs.close();
    // Through the same steps as a pointer or keys.
    if (!model.lift(record, recordKey(record), 1)) return;
    model.act({ type: "moveTo", place });
    commit(record);
  }
  return (
    <RecordDialog problem={problem} saveLabel={words.moveIt} onSave={move}>
      <PlaceFields
        value={fields}
        onChange={(change) => {
          setProblem(null);
          write(change);
        }}
        noneLabel={isBlock(record) ? words.allResources : words.noResource}
      />
    </RecordDialog>
  );
}
