import { useState } from "react";
import type { Reservation } from "../../../api/reservations.js";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { Notice } from "../../../kit/Notice.js";
import { nameOf } from "../labels.js";
import { isBlock, recordKey } from "../layout/record-key.js";
import { placeOf } from "../moves/place.js";
import { useSchedule } from "../schedule-context.js";
import { useCommit } from "../use-commit.js";
import { PlaceFields, readPlace, writePlace } from "./PlaceFields.js";

/** Moves without a pointer and without arrows: to a day, a time and a resource that are written. */
export function MoveDialog({ record }: { record: Reservation }) {
  const { model, words } = useSchedule();
  const commit = useCommit();
  const [written, setWritten] = useState(() =>
    writePlace(placeOf(record) ?? { date: record.date, from: 600, to: 660, salonResourceId: null }),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => model.openDialog(null);
  function move(): void {
    const place = readPlace(written, words);
    if (typeof place === "string") {
      setProblem(place);
      return;
    }
    close();
    // Through the same steps as a pointer or keys.
    if (!model.lift(record, recordKey(record), 1)) return;
    model.act({ type: "moveTo", place });
    commit(record);
  }
  return (
    <Dialog
      open
      width="m"
      title={words.moveTitle(nameOf(record, words))}
      onClose={close}
      foot={
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button variant="primary" onPress={move}>
            {words.moveIt}
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
        noneLabel={isBlock(record) ? words.allResources : words.noResource}
      />
    </Dialog>
  );
}
