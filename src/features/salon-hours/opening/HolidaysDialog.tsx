import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { Checkbox } from "../../../kit/Checkbox.js";
import { useDeferredPart } from "../../../kit/Deferred.js";
import { Field } from "../../../kit/Field.js";
import { LoadFailed } from "../../../kit/LoadFailed.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { addHolidays, type Holiday, specialDaysOf, suggestedHours } from "../../opening-hours/index.js";
import {
  SalonFormDialog,
  useDialogCall,
  useDialogFields,
  useSalon,
  useSalonSettings,
} from "../../salon/index.js";
import { ClosedOrRanges } from "./ClosedOrRanges.js";
import { holidaysPart } from "./deferred.js";
import { formatDayOfYear } from "./format-hours.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";
import { useRangeMessages } from "./use-range-messages.js";

interface HolidayFields {
  /** Days that were ticked or unticked by hand. */
  readonly changed: Readonly<Record<string, boolean>>;
  readonly isClosed: boolean;
  readonly ranges: PlainData[];
}

/** The national holidays of a year as special days. */
export function HolidaysDialog({ year }: { year: number }) {
  const { model } = useSalon();
  const { words: frame } = useSalonSettings();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const part = useDeferredPart(holidaysPart);
  const holidays = useMemo(() => (part.is === "ready" ? part.value.holidaysOf(year) : []), [part, year]);
  const { specials } = useAtomValue(editor.atoms.present);
  const special = useMemo(() => specialDaysOf(specials), [specials]);
  const { lines, fields: refused, forget, refuse } = useDialogCall("opening");
  const messagesOf = useRangeMessages();
  const [fields, write] = useDialogFields<HolidayFields>(() => ({
    changed: {},
    isClosed: true,
    ranges: [...suggestedHours([])],
  }));
  const { changed, isClosed, ranges } = fields;
  const isTicked = ({ date }: Holiday) => changed[date] ?? !special.has(date);

  function change(next: Partial<HolidayFields>): void {
    forget();
    write(next);
  }
  function decide(): void {
    const chosen = holidays.filter(isTicked);
    const messages = isClosed ? {} : messagesOf(ranges);
    if (chosen.length === 0 || Object.keys(messages).length > 0) {
      refuse(messages, chosen.length === 0 ? [words.noHoliday] : []);
      return;
    }
    editor.editDocument((document) => {
      const next = addHolidays(document.specials, chosen, { isClosed, ranges });
      return next === document.specials ? document : { ...document, specials: next };
    });
    model.dialogs.close();
  }
  return (
    <SalonFormDialog
      title={words.addHolidays}
      width="m"
      saveLabel={words.doAdd}
      onSave={holidays.length > 0 ? decide : undefined}
      lines={lines}
      refused={refused}
    >
      {part.is === "loading" ? (
        <p role="status" data-pending>
          {frame.loading}
        </p>
      ) : null}
      {part.is === "failed" ? (
        <LoadFailed title={frame.partFailed} retryLabel={frame.loadAgain} onRetry={part.retry} />
      ) : null}
      {part.is === "ready" && holidays.length === 0 ? <p>{words.noHolidays}</p> : null}
      {holidays.length > 0 ? (
        <>
          <Field label={words.holidaysOf(year)} group>
            <div className="opening-holidays">
              {holidays.map((holiday) => (
                <Checkbox
                  key={holiday.date}
                  label={`${formatDayOfYear(holiday.date, words)} ${holiday.name}`}
                  checked={isTicked(holiday)}
                  onChange={(ticked) => change({ changed: { ...changed, [holiday.date]: ticked } })}
                />
              ))}
            </div>
          </Field>
          <ClosedOrRanges isClosed={isClosed} ranges={ranges} onChange={change} />
        </>
      ) : null}
    </SalonFormDialog>
  );
}
