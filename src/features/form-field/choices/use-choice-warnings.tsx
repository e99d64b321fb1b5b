import { useMemo, useState } from "react";
import { fold } from "../../../lib/fold.js";
import type { Locale } from "../../../lib/locale.js";
import type { Row } from "../../../list-editor/index.js";
import type { ResourceState } from "../../picker/index.js";
import { formFieldWords } from "../messages.js";
import { choiceText } from "./choice.js";

/** Warnings about choices that may be saved all the same, by their keys. */
export type ChoiceWarnings = ReadonlyMap<string, string>;

/**
 * Choices that are alike, and those that the friend information does not have. Texts are compared as searches do. What was
 * folded is kept by its row: a key changes one of 5,000.
 */
export function useChoiceWarnings(
  rows: readonly Row[],
  listed: ResourceState | null,
  locale: Locale,
): ChoiceWarnings {
  const [folded] = useState(() => new WeakMap<Row, string>());
  const known = useMemo(() => knownTexts(listed), [listed]);
  return useMemo(() => {
    const words = formFieldWords[locale];
    const foldedOf = (row: Row): string => {
      const before = folded.get(row);
      if (before !== undefined) return before;
      const text = fold(choiceText(row.value) ?? "");
      folded.set(row, text);
      return text;
    };
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(foldedOf(row), (counts.get(foldedOf(row)) ?? 0) + 1);
    const warnings = new Map<string, string>();
    for (const row of rows) {
      const text = foldedOf(row);
      if (text === "") continue;
      if ((counts.get(text) ?? 0) > 1) warnings.set(row.key, words.choiceAlike);
      else if (known && !known.has(text)) warnings.set(row.key, words.choiceUnlisted);
    }
    return warnings;
  }, [rows, known, locale, folded]);
}

/** `null` as long as nobody knows them. */
function knownTexts(listed: ResourceState | null): ReadonlySet<string> | null {
  if (listed?.is !== "ready" || !listed.complete) return null;
  const { ids, items } = listed.source;
  return new Set(ids.map((id) => fold(items[String(id)]?.name ?? "")));
}
