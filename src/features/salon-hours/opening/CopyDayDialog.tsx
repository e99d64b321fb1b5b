import { Button } from "../../../kit/Button.js";
import { Checkbox } from "../../../kit/Checkbox.js";
import { Field } from "../../../kit/Field.js";
import { copyDay, type HoursKey, weekdaysShown } from "../../opening-hours/index.js";
import { SalonFormDialog, useDialogCall, useDialogFields, useSalon } from "../../salon/index.js";
import { formatKey } from "./format-hours.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";

interface CopyFields {
  /** By the numbers of the wire. */
  readonly days: number[];
}

/** The hours of a weekday for others. `weekday`: the key of its hours. */
export function CopyDayDialog({ year, weekday }: { year: number; weekday: string }) {
  const { model } = useSalon();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const { lines, forget, refuse } = useDialogCall("opening");
  const [{ days }, write] = useDialogFields<CopyFields>(() => ({ days: [] }));
  const from = weekday as HoursKey;
  function tick(next: readonly number[]): void {
    forget();
    write({ days: weekdaysShown.filter((day) => next.includes(day)) });
  }
  function copy(): void {
    if (days.length === 0) {
      refuse({}, [words.noTarget]);
      return;
    }
    editor.editYear(year, (each) => copyDay(each, from, days));
    model.dialogs.close();
  }
  return (
    <SalonFormDialog
      title={words.copyTitle(formatKey(from, words))}
      width="s"
      saveLabel={words.doCopy}
      onSave={copy}
      lines={lines}
    >
      <Field label={words.copyTo} group>
        <div className="opening-copy-days">
          {weekdaysShown.map((day) => (
            <Checkbox
              key={day}
              label={words.weekdays[day] ?? ""}
              checked={days.includes(day)}
              onChange={(ticked) => tick(ticked ? [...days, day] : days.filter((each) => each !== day))}
            />
          ))}
        </div>
      </Field>
      <div className="salon-tools">
        <Button size="s" onPress={() => tick([1, 2, 3, 4, 5])}>
          {words.workdays}
        </Button>
        <Button size="s" onPress={() => tick([6, 0])}>
          {words.weekend}
        </Button>
        <Button size="s" onPress={() => tick(weekdaysShown)}>
          {words.all}
        </Button>
      </div>
    </SalonFormDialog>
  );
}
