import type { Locale } from "../../../lib/locale.js";
import { isPlainObject } from "../../../lib/plain-data.js";
import { typeOf } from "../../../list-editor/index.js";
import { createSentenceFormat, type Names, type SentenceFormat } from "../../../references/index.js";
import { conditionLabel } from "../condition-label.js";
import {
  allConditions,
  type ConditionVariants,
  missingPart,
  summarizeCondition,
} from "../conditions/index.js";
import type { FilterRow } from "../entity.js";
import { summaryWords } from "./messages.js";

/** The sentence of one condition or or-panel; one that cannot be read is only named. */
export function rowSentence(
  { value: condition, children: branches }: FilterRow,
  format: SentenceFormat,
  variants: ConditionVariants = allConditions,
): string {
  const words = summaryWords[format.locale];
  if (branches === null) {
    const summary = summarizeCondition(condition, format, variants);
    return (
      summary ?? words.opaque(conditionLabel(typeOf(condition), format.locale, variants), reasonOf(condition))
    );
  }
  if (branches.length === 0) return words.emptyPanel;
  return words.any(branches.map((branch) => rowSentence(branch, format, variants)));
}

/** The sentence of the whole filter: A かつ (B または C). A condition in which nothing is chosen is only said to be there. */
export function filterSentence(
  rows: readonly FilterRow[],
  names: Names,
  locale: Locale,
  variants: ConditionVariants = allConditions,
): string {
  const words = summaryWords[locale];
  if (rows.length === 0) return words.everybody;
  const format = createSentenceFormat(names, locale, "whole");
  return words.all(rows.map((row) => clauseOf(row, format, variants)));
}

/** All that a filter names, in words: what is named in a condition that is not finished, too. */
export function filterDetails(
  rows: readonly FilterRow[],
  names: Names,
  variants: ConditionVariants = allConditions,
): void {
  const format = createSentenceFormat(names, "ja", "whole");
  for (const row of rows) rowSentence(row, format, variants);
}

function clauseOf(row: FilterRow, format: SentenceFormat, variants: ConditionVariants): string {
  const words = summaryWords[format.locale];
  const { value: condition, children: branches } = row;
  if (branches !== null) {
    const [first, ...others] = branches.map((branch) => clauseOf(branch, format, variants));
    if (first === undefined) return words.unset(words.or, false);
    return others.length === 0 ? first : words.any([first, ...others]);
  }
  const reading = variants.read(condition);
  const missing = reading && missingPart(reading, format.locale);
  return missing && !missing.saysRest
    ? words.unset(reading.definition.label[format.locale], missing.entered ?? false)
    : rowSentence(row, format, variants);
}

function reasonOf(condition: FilterRow["value"]): string | null {
  return isPlainObject(condition) && typeof condition.reason === "string" ? condition.reason : null;
}
