import type { FilterRow } from "../entity.js";
import { useFilter } from "../filter-context.js";
import { rowSentence } from "./sentence.js";
import { useNames } from "./use-names.js";

/** What one condition says, as text. */
export function RowSentence({ row }: { row: FilterRow }) {
  return rowSentence(row, useNames(), useFilter().settings.locale);
}
