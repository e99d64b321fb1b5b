import { useAtomValue } from "jotai";
import { useDeferredValue, useMemo } from "react";
import { Button } from "../../../../kit/Button.js";
import { Dialog } from "../../../../kit/Dialog.js";
import { Field } from "../../../../kit/Field.js";
import { StatusRegion } from "../../../../kit/StatusRegion.js";
import { spareStyles } from "../../../../kit/spare-styles.js";
import { TextArea } from "../../../../kit/TextArea.js";
import { useSheets } from "../../../../kit/use-sheets.js";
import { loneCell, readLines } from "../../../../lib/cells.js";
import type { Locale } from "../../../../lib/locale.js";
import type { Row } from "../../../../list-editor/index.js";
import { linesOf } from "../choice.js";
import { mergeLines, textOfRows } from "../merge-lines.js";
import type { UnfinishedLines } from "../unfinished-lines.js";
import { linesWords } from "./messages.js";
import { pasteText } from "./paste-text.js";

export interface LinesDialogProps {
  lines: UnfinishedLines;
  rows: readonly Row[];
  locale: Locale;
  onApply(): void;
}

/** All choices as one text. It says what will become of them before anything does, and no key finishes it. */
export function LinesDialog({ lines, rows, locale, onApply }: LinesDialogProps) {
  useSheets(spareStyles);
  const text = useAtomValue(lines.atoms.text) ?? "";
  const hasCanceled = useAtomValue(lines.atoms.canceled) !== null;
  const judged = useDeferredValue(text);
  const merged = useMemo(() => mergeLines(rows, judged), [rows, judged]);
  const hasOpaque = useMemo(() => linesOf(textOfRows(rows)).length < rows.length, [rows]);
  const words = linesWords[locale];
  return (
    <Dialog
      open
      title={words.title}
      width="m"
      onClose={lines.cancel}
      foot={
        <>
          <Button onPress={lines.cancel}>{words.cancel}</Button>
          <Button variant="primary" onPress={onApply}>
            {words.apply}
          </Button>
        </>
      }
    >
      <div
        className="choice-lines"
        data-own-undo=""
        onPaste={(event) => {
          const text = event.clipboardData.getData("text/plain");
          const html = event.clipboardData.getData("text/html");
          if (
            !(event.target instanceof HTMLTextAreaElement) ||
            (!text.includes('"') && loneCell(text, html) === null)
          )
            return;
          event.preventDefault();
          pasteText(event.target, readLines(text, html).join("\n"));
        }}
      >
        <Field
          label={words.lines}
          hint={hasOpaque ? words.opaque : undefined}
          warning={merged.repeated + merged.blank > 0 ? words.left : undefined}
        >
          <TextArea value={text} onChange={lines.write} rows={12} />
        </Field>
        {hasCanceled ? (
          <div>
            <Button variant="quiet" size="s" onPress={lines.bringBack}>
              {words.bringBack}
            </Button>
          </div>
        ) : null}
        <StatusRegion visible className="choice-lines-counts" text={words.counts(merged)} />
      </div>
    </Dialog>
  );
}
