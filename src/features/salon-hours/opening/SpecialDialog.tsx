import { useAtomValue } from "jotai";
import { DateField } from "../../../kit/DateField.js";
import { Field } from "../../../kit/Field.js";
import { TextField } from "../../../kit/TextField.js";
import type { PlainData } from "../../../lib/plain-data.js";
import {
  addSpan,
  overwrittenDays,
  replaceSpan,
  type SpecialProblem,
  type SpecialSpan,
  sameRanges,
  specialProblems,
  suggestedHours,
} from "../../opening-hours/index.js";
import { SalonFormDialog, useDialogCall, useDialogFields, useSalon } from "../../salon/index.js";
import { ClosedOrRanges } from "./ClosedOrRanges.js";
import type { OpeningWords } from "./messages.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";
import { useRangeMessages } from "./use-range-messages.js";

interface SpecialFields {
  readonly first: string;
  readonly last: string;
  readonly isClosed: boolean;
  readonly ranges: PlainData[];
  readonly note: string;
}

/** Special days, new (`span` is `null`) or a span of them. */
export function SpecialDialog({ span, isGone }: { span: SpecialSpan | null; isGone: boolean }) {
  const { model } = useSalon();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const { specials } = useAtomValue(editor.atoms.present);
  const { lines, fields: refused, forget, refuse } = useDialogCall("opening");
  const rangeMessages = useRangeMessages();
  const [fields, write] = useDialogFields<SpecialFields>(() => fieldsOf(span));
  const { first, last, isClosed, ranges, note } = fields;
  const overwritten = overwrittenDays(specials, fields, span ?? undefined);

  function change(next: Partial<SpecialFields>): void {
    forget();
    write(next);
  }
  function decide(): void {
    const isSame = span !== null && sameRanges([...span.ranges], ranges);
    const found = {
      ...dayMessages(specialProblems(fields), words),
      ...(isClosed || isSame ? {} : rangeMessages(ranges)),
    };
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    editor.editDocument((document) => {
      const next = span ? replaceSpan(document.specials, span, fields) : addSpan(document.specials, fields);
      return next === document.specials ? document : { ...document, specials: next };
    });
    if (span === null) model.showYear(Number(first.slice(0, 4)));
    model.dialogs.close();
  }
  const error = (name: string) => refused[name]?.join(" ");
  return (
    <SalonFormDialog
      title={span ? words.editSpecial : words.addSpecial}
      width="m"
      saveLabel={span ? words.decide : words.doAdd}
      onSave={decide}
      lines={isGone ? [words.gone, ...lines] : lines}
      refused={refused}
    >
      <div className="opening-dates">
        <Field label={words.firstDay} error={error("first")}>
          <DateField value={first} onChange={(day) => change({ first: day })} data-autofocus="" />
        </Field>
        <Field
          label={words.lastDay}
          error={error("last")}
          hint={overwritten > 0 ? undefined : words.lastHint}
          warning={overwritten > 0 ? words.overwritten(overwritten) : undefined}
        >
          <DateField value={last} min={first} onChange={(day) => change({ last: day })} />
        </Field>
      </div>
      <ClosedOrRanges isClosed={isClosed} ranges={ranges} onChange={change} />
      <Field label={words.note}>
        <TextField value={note} onChange={(text) => change({ note: text })} />
      </Field>
    </SalonFormDialog>
  );
}

function fieldsOf(span: SpecialSpan | null): SpecialFields {
  const usual = [...suggestedHours([])];
  if (span === null) return { first: "", last: "", isClosed: true, ranges: usual, note: "" };
  const { first, last, isClosed, ranges, note } = span;
  return {
    first,
    last: last === first ? "" : last,
    isClosed,
    ranges: ranges.length > 0 ? [...ranges] : usual,
    note,
  };
}

function dayMessages(
  problems: readonly SpecialProblem[],
  words: OpeningWords,
): Record<string, readonly string[]> {
  const problemMessages: Record<SpecialProblem, [field: string, message: string]> = {
    "missing-first": ["first", words.dateRequired],
    "missing-last": ["last", words.dateRequired],
    reversed: ["last", words.reversedDays],
    "too-long": ["last", words.tooLong],
  };
  const found = problems.map((problem) => problemMessages[problem]);
  return Object.fromEntries(found.map(([field, message]) => [field, [message]]));
}
