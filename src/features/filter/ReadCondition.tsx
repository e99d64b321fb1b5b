import type { Locale } from "../../lib/locale.js";
import { problemsToShow, type RowProblem } from "../../list-editor/index.js";
import { createSentenceFormat, useNames } from "../../references/index.js";
import { summarizeCondition } from "./conditions/index.js";
import type { FilterRow } from "./entity.js";
import type { FilterModel } from "./model.js";

/** A condition that is only read: its whole sentence, and what is wrong with it. */
export function ReadCondition(props: {
  row: FilterRow;
  problems: readonly RowProblem[];
  attempted: boolean;
  model: FilterModel;
  locale: Locale;
}) {
  const { row, problems, attempted, model, locale } = props;
  const format = createSentenceFormat(useNames(), locale, "whole");
  return (
    <>
      <p className="cond-sentence">{summarizeCondition(row.value, format, model.conditions)}</p>
      {problemsToShow(problems, attempted).map(({ field, message }) => (
        <span key={field} className="cond-error">
          {message}
        </span>
      ))}
    </>
  );
}
