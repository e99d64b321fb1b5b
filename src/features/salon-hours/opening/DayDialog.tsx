import { useAtomValue } from "jotai";
import { Field } from "../../../kit/Field.js";
import { RadioGroup } from "../../../kit/RadioGroup.js";
import type { PlainData } from "../../../lib/plain-data.js";
import {
  effectiveDay,
  hoursIndex,
  type OpeningYear,
  ownHours,
  sameRanges,
  setDate,
  suggestedHours,
} from "../../opening-hours/index.js";
import { SalonFormDialog, useDialogCall, useDialogFields, useSalon } from "../../salon/index.js";
import { ChosenRanges } from "./ChosenRanges.js";
import { formatDayOfYear, formatRangeList, formatSource } from "./format-hours.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";
import { useRangeMessages } from "./use-range-messages.js";

interface DayFields {
  readonly mode: "usual" | "closed" | "open";
  readonly ranges: PlainData[];
}

/** The own hours of one day. */
export function DayDialog({ date, year, hours }: { date: string; year: number; hours: OpeningYear }) {
  const { model } = useSalon();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const { specials } = useAtomValue(editor.atoms.present);
  const { lines, fields: refused, forget, refuse } = useDialogCall("opening");
  const messagesOf = useRangeMessages();
  const own = ownHours(hours, date);
  /** Hours that count if the day has none of its own. */
  const usual = effectiveDay(hoursIndex(setDate(hours, date, null), specials), date);
  const [fields, write] = useDialogFields<DayFields>(() => ({
    mode: own === null ? "usual" : own.length === 0 ? "closed" : "open",
    ranges: [...(own !== null && own.length > 0 ? own : suggestedHours(usual?.ranges ?? []))],
  }));
  const { mode, ranges } = fields;

  function change(next: Partial<DayFields>): void {
    forget();
    write(next);
  }
  function decide(): void {
    const wanted = mode === "usual" ? null : mode === "closed" ? [] : ranges;
    // As it was loaded it may say what it likes.
    const isSame = wanted !== null && own !== null && sameRanges([...wanted], [...own]);
    const messages = wanted === null || isSame ? {} : messagesOf(wanted);
    if (Object.keys(messages).length > 0) {
      refuse(messages);
      return;
    }
    editor.editYear(year, (each) => setDate(each, date, wanted));
    model.dialogs.close();
  }
  return (
    <SalonFormDialog
      title={words.dayTitle(formatDayOfYear(date, words))}
      width="m"
      saveLabel={words.decide}
      onSave={decide}
      lines={lines}
      refused={refused}
    >
      <Field label={words.hours} group>
        <RadioGroup<DayFields["mode"]>
          options={[
            {
              value: "usual",
              label: words.asUsual,
              hint: usual
                ? `${formatRangeList(usual.ranges, words)} ${formatSource(usual, words)}`
                : undefined,
            },
            { value: "closed", label: words.closed },
            { value: "open", label: words.setHours },
          ]}
          value={mode}
          onChange={(value) => change({ mode: value })}
        />
      </Field>
      {mode === "open" ? (
        <ChosenRanges list={ranges} onChange={(next) => change({ ranges: [...next] })} />
      ) : null}
    </SalonFormDialog>
  );
}
