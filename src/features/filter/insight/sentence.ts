import type { Locale } from "../../../lib/locale.js";
import { isPlainObject } from "../../../lib/plain-data.js";
import type { Names } from "../../choosing/index.js";
import { describeCondition } from "../conditions/sentences.js";
import type { FilterRow } from "../entity.js";
import { typeOf } from "../transitions.js";
import { conditionLabel, filterWords } from "../words.js";
import { insightWords } from "./words.js";

/** What one condition or or-panel says; of one that cannot be read, that it is there. */
export function rowSentence({ condition, branches }: FilterRow, names: Names, locale: Locale): string {
  const words = insightWords[locale];
  if (branches === null) {
    const said = describeCondition(condition, names, locale);
    return said ?? words.held(conditionLabel(typeOf(condition), filterWords[locale]), reasonOf(condition));
  }
  if (branches.length === 0) return words.emptyPanel;
  return words.any(branches.map((branch) => rowSentence(branch, names, locale)));
}

/** What the whole filter says: A かつ (B または C). */
export function filterSentence(rows: readonly FilterRow[], names: Names, locale: Locale): string {
  const words = insightWords[locale];
  if (rows.length === 0) return words.everybody;
  return words.all(rows.map((row) => rowSentence(row, names, locale)));
}

function reasonOf(condition: FilterRow["condition"]): string | null {
  return isPlainObject(condition) && typeof condition.reason === "string" ? condition.reason : null;
}
