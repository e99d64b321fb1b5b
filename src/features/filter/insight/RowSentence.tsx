import { memo } from "react";
import { useNames } from "../../choosing/views.js";
import type { FilterRow } from "../entity.js";
import { useFilter } from "../filter-context.js";
import { rowSentence } from "./sentence.js";

/** What one condition says, as text. Memoized, since its number changes more often than what it says. */
export const RowSentence = memo(function RowSentence({ row }: { row: FilterRow }) {
  return rowSentence(row, useNames(), useFilter().settings.locale);
});
