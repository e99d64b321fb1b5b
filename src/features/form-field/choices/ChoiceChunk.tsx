import { useAtomValue } from "jotai";
import { memo } from "react";
import { useNear } from "../../../kit/near.js";
import type { Locale } from "../../../lib/locale.js";
import { messagesAt, problemsOfRow, type Row, type RowProblem } from "../../../list-editor/index.js";
import type { FormFieldModel } from "../model.js";
import { ChoiceRow } from "./ChoiceRow.js";
import type { ChoiceWarnings } from "./use-choice-warnings.js";
import { waitingRowHeight } from "./waiting-rows.js";

interface ChoiceChunkProps {
  /** The place of its first row, from 0. */
  first: number;
  rows: readonly Row[];
  isLast: boolean;
  /** True for one of several chunks: it waits until it is near the screen. */
  isLong: boolean;
  moved: string | null;
  warnings: ChoiceWarnings;
  problems: readonly RowProblem[];
  fixed: boolean;
  model: FormFieldModel;
  locale: Locale;
}

/** Choices that stand together. Those of a chunk far from the screen are room only, and that they are there. */
export const ChoiceChunk = memo(function ChoiceChunk(props: ChoiceChunkProps) {
  const { first, rows, isLast, isLong, moved, warnings, problems, fixed, model, locale } = props;
  const focus = useAtomValue(model.atoms.focus);
  const selected = useAtomValue(model.selection.atoms.keys);
  const isWanted = focus !== null && rows.some(({ key }) => key === focus.row);
  const [place, near] = useNear({ key: `${first}`, atOnce: first === 0 || isWanted, isWatched: isLong });
  return (
    <div
      ref={place}
      role="presentation"
      style={near ? undefined : { blockSize: rows.length * waitingRowHeight }}
    >
      {near
        ? rows.map((row, at) => (
            <ChoiceRow
              key={row.key}
              row={row}
              number={first + at + 1}
              isLast={isLast && at === rows.length - 1}
              moved={moved === row.key}
              selected={selected.has(row.key)}
              error={
                problems.length === 0 ? undefined : messagesAt(problemsOfRow(problems, row.key), "value")
              }
              warning={warnings.get(row.key)}
              fixed={fixed}
              model={model}
              locale={locale}
            />
          ))
        : null}
    </div>
  );
}, isSame);

/** Only what a chunk shows counts: a key changes one row of one of them. */
function isSame(before: ChoiceChunkProps, now: ChoiceChunkProps): boolean {
  const { rows } = before;
  return (
    rows.length === now.rows.length &&
    rows.every((row, at) => row === now.rows[at]) &&
    rows.every(({ key }) => before.warnings.get(key) === now.warnings.get(key)) &&
    before.problems === now.problems &&
    before.isLast === now.isLast &&
    before.isLong === now.isLong &&
    before.moved === now.moved &&
    before.fixed === now.fixed &&
    before.locale === now.locale &&
    before.model === now.model
  );
}
