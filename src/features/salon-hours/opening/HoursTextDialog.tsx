import { useMemo } from "react";
import { Field } from "../../../kit/Field.js";
import { Notice } from "../../../kit/Notice.js";
import { TextArea } from "../../../kit/TextArea.js";
import { applyDays, readHoursText, weekdaysShown } from "../../opening-hours/index.js";
import { SalonFormDialog, useDialogCall, useDialogFields, useSalon } from "../../salon/index.js";
import { formatNames } from "./format-hours.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";

/** The hours of a week as a text. What cannot be read changes nothing. */
export function HoursTextDialog({ year }: { year: number }) {
  const { model } = useSalon();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const { lines, forget, refuse } = useDialogCall("opening");
  const [{ text }, write] = useDialogFields<{ text: string }>(() => ({ text: "" }));
  const { days, unreadable } = useMemo(() => readHoursText(text), [text]);
  const named = weekdaysShown.filter((day) => days.has(day));

  function apply(): void {
    if (days.size === 0) {
      refuse({}, [words.nothingRead]);
      return;
    }
    editor.editYear(year, (each) => applyDays(each, days));
    model.dialogs.close();
  }
  return (
    <SalonFormDialog title={words.textTitle} width="m" saveLabel={words.apply} onSave={apply} lines={lines}>
      <Field label={words.hours} hint={words.textHint}>
        <TextArea
          value={text}
          rows={4}
          onChange={(next) => {
            forget();
            write({ text: next });
          }}
          data-autofocus=""
        />
      </Field>
      <div role="status" className="opening-preview">
        {named.length === 0 ? null : (
          <>
            <strong>{words.preview}</strong>
            <ul className="salon-list" aria-label={words.preview}>
              {named.map((day) => (
                <li key={day}>
                  {words.weekdayNames[day]} <span>{formatNames(days.get(day) ?? [], words)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {unreadable.length === 0 ? null : (
          <Notice tone="warning">
            {unreadable.map(({ line, text: of }) => (
              <div key={line}>
                {words.unreadable} <bdi>{of}</bdi>
              </div>
            ))}
          </Notice>
        )}
      </div>
    </SalonFormDialog>
  );
}
