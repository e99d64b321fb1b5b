import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { Locale } from "../../../lib/locale.js";
import type { ConditionVariants } from "../conditions/index.js";
import type { FilterRow } from "../entity.js";
import { useFilter } from "../filter-context.js";
import { createRowSentences, type RowSentences } from "./row-sentences.js";

const RowSentencesContext = createContext<RowSentences | null>(null);

/** Provides the sentences to the rows of a filter. */
export const RowSentencesProvider = RowSentencesContext.Provider;

/** The sentences of the rows of this filter. */
export function useRowSentences(locale: Locale, variants: ConditionVariants): RowSentences {
  const { lists } = useFilter();
  return useMemo(() => createRowSentences(lists, locale, variants), [lists, locale, variants]);
}

/** The sentence of one row, as soon as its lists are there. */
export function useRowSentence(row: FilterRow): string | undefined {
  const sentences = useContext(RowSentencesContext);
  if (!sentences) throw new Error("a row is drawn outside of its filter");
  return useSyncExternalStore(sentences.subscribe, () => sentences.of(row));
}
