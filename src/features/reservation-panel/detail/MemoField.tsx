import { useAtomValue } from "jotai";
import type { Reservation } from "../../../api/reservations.js";
import { Button } from "../../../kit/Button.js";
import { Field } from "../../../kit/Field.js";
import { TextArea } from "../../../kit/TextArea.js";
import { useReservation } from "../reservation-context.js";

/** The memo, which is saved by itself. What is written stays until it is saved. */
export function MemoField({ reservation }: { reservation: Reservation }) {
  const { model, actions, words, isFixed } = useReservation();
  const written = useAtomValue(model.atoms.memo);
  const text = written ?? reservation.meta_data;
  async function save() {
    const saved = await actions.patch({
      ...{ attribute: "memo", value: text, shown: { meta_data: text } },
      ...{ name: words.fields.meta_data, announced: words.memoSaved },
    });
    // A text that was written meanwhile is not saved.
    if (saved && model.memo() === text) model.writeMemo(null);
  }
  return (
    <div className="reservation-memo">
      <Field
        label={words.fields.meta_data}
        hint={written !== null && written !== reservation.meta_data ? words.memoUnsaved : undefined}
      >
        <TextArea
          rows={2}
          value={text}
          onChange={(value) => model.writeMemo(value === reservation.meta_data ? null : value)}
          readOnly={isFixed}
        />
      </Field>
      {isFixed ? null : (
        <div>
          <Button size="s" onPress={save}>
            {words.saveMemo}
          </Button>
        </div>
      )}
    </div>
  );
}
