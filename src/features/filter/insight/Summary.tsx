import { useAtomValue } from "jotai";
import type { Locale } from "../../../lib/locale.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { Names } from "../conditions/definition.js";
import type { LatePartProps } from "../late-part.js";
import type { FilterWords } from "../words.js";
import { type Change, changesBetween } from "./changes.js";
import { filterSentence, rowSentence } from "./sentence.js";
import { useNames } from "./use-names.js";
import { insightWords } from "./words.js";

/** The whole filter in a sentence, and what was changed since it was loaded or saved. */
export function Summary({ model, words }: LatePartProps) {
  const state = useAtomValue(model.atoms.state);
  const baseline = useAtomValue(model.atoms.baseline);
  const { locale } = useAtomValue(model.atoms.settings);
  const said = insightWords[locale];
  const names = useNames();
  const sentence = filterSentence(state.rows, names, locale);
  const changes = state === baseline ? [] : changesBetween(baseline, state);
  return (
    <div className="filter-summary">
      <details className="filter-sentence" open={state.rows.length <= fewRows}>
        <summary>{said.title}</summary>
        <p>{sentence}</p>
      </details>
      {changes.length === 0 ? null : (
        <details className="filter-changes">
          <summary>{said.changes(changes.length)}</summary>
          <ul>
            {changes.map((change) => {
              const line = changeLine(change, names, locale, words);
              return <li key={line}>{line}</li>;
            })}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Up to so many the sentence is short enough to stand there open. */
const fewRows = 5;

function changeLine(change: Change, names: Names, locale: Locale, words: FilterWords): string {
  const said = insightWords[locale];
  switch (change.is) {
    case "added":
      return said.addedRow(rowSentence(change.row, names, locale));
    case "removed":
      return said.removedRow(rowSentence(change.row, names, locale));
    case "moved":
      return said.movedRow(rowSentence(change.row, names, locale));
    case "changed":
      return said.changedRow(
        rowSentence(change.before, names, locale),
        rowSentence(change.row, names, locale),
      );
    case "field":
      return said.changedField(
        fieldLabel(change.field, words),
        fieldValue(change.field, change.before, words) || said.nothing,
        fieldValue(change.field, change.after, words) || said.nothing,
      );
  }
}

function fieldLabel(field: string, words: FilterWords): string {
  const labels: Record<string, string> = {
    name: words.name,
    group_id: words.folder,
    take_num: words.takeNum,
    sort_type: words.sortType,
    with_blocked: words.withBlocked,
    user_rate_type: words.userRateType,
  };
  return labels[field] ?? field;
}

function fieldValue(field: string, value: PlainData, words: FilterWords): string {
  const lists: Record<string, Readonly<Record<string, string>>> = {
    take_num: words.takeNums,
    sort_type: words.sortTypes,
    with_blocked: words.withBlockeds,
    user_rate_type: words.userRateTypes,
  };
  if (field === "group_id") return value === null ? words.noFolder : words.unknownFolder(String(value));
  return value === null ? "" : (lists[field]?.[String(value)] ?? String(value));
}
