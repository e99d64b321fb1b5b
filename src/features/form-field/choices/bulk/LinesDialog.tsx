import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "../../../../kit/Button.js";
import { Dialog } from "../../../../kit/Dialog.js";
import { Field } from "../../../../kit/Field.js";
import { spareStyles } from "../../../../kit/spare-styles.js";
import { TextArea } from "../../../../kit/TextArea.js";
import { useSheets } from "../../../../kit/use-sheets.js";
import type { Locale } from "../../../../lib/locale.js";
import type { Row } from "../../../../list-editor/index.js";
import { linesOf } from "../choice.js";
import { mergeLines, textOfRows } from "../merge-lines.js";
import { linesWords } from "./messages.js";

export interface LinesDialogProps {
  rows: readonly Row[];
  /** What it begins with in place of the choices that are there. */
  start: string | null;
  locale: Locale;
  onApply(text: string): void;
  onClose(): void;
}

/** All choices as one text. It says what will become of them before anything does, and no key finishes it. */
export function LinesDialog({ rows, start, locale, onApply, onClose }: LinesDialogProps) {
  useSheets(spareStyles);
  const [text, setText] = useState(() => start ?? textOfRows(rows));
  const judged = useDeferredValue(text);
  const merged = useMemo(() => mergeLines(rows, judged), [rows, judged]);
  const hasHeld = useMemo(() => linesOf(textOfRows(rows)).length < rows.length, [rows]);
  const words = linesWords[locale];
  return (
    <Dialog
      open
      title={words.title}
      width="m"
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" onPress={() => onApply(text)}>
            {words.apply}
          </Button>
        </>
      }
    >
      <div className="choice-lines">
        <Field
          label={words.lines}
          hint={hasHeld ? words.held : undefined}
          warning={merged.repeated + merged.blank > 0 ? words.left : undefined}
        >
          <TextArea value={text} onChange={setText} rows={12} />
        </Field>
        <div role="status" className="choice-lines-counts">
          {words.counts(merged)}
        </div>
      </div>
    </Dialog>
  );
}
