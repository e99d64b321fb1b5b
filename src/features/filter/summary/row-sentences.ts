import type { Locale } from "../../../lib/locale.js";
import { createNames, createSentenceFormat, loadNamed, type PageLists } from "../../../references/index.js";
import { pickerWords, type Resource } from "../../picker/index.js";
import { allConditions, type ConditionVariants } from "../conditions/index.js";
import type { FilterRow } from "../entity.js";
import { filterDetails, rowSentence } from "./sentence.js";

/** The sentences of many rows that are drawn as text. */
export interface RowSentences {
  /** The sentence of a row; `undefined` while a list that it names something of is loading. */
  of(row: FilterRow): string | undefined;
  /** Calls back when a sentence may have changed, and loads the lists that were asked for. */
  subscribe(listener: () => void): () => void;
}

/** Loads the lists that these rows name something of. Resolves once each has loaded or failed, or `left` aborts. */
export function loadListsOf(
  rows: readonly FilterRow[],
  lists: PageLists,
  left: AbortSignal,
  variants: ConditionVariants = allConditions,
): Promise<void> {
  return loadNamed(lists, (names) => filterDetails(rows, names, variants), left);
}

/**
 * One for a whole filter: a hundred rows that each subscribed to the lists would cost more than their sentences. A
 * sentence is cached until a list changes.
 */
export function createRowSentences(
  lists: PageLists,
  locale: Locale,
  variants: ConditionVariants = allConditions,
): RowSentences {
  const listeners = new Set<() => void>();
  const asked = new Set<Resource>();
  const followed = new Map<Resource, () => void>();
  let known = new WeakMap<FilterRow, string | undefined>();
  let isWaiting = false;
  const names = createNames(lists, pickerWords[locale], (list) => {
    asked.add(list);
    isWaiting ||= list.state().is === "loading";
  });
  const format = createSentenceFormat(names, locale, "whole");

  function forget(): void {
    known = new WeakMap();
    for (const listener of listeners) listener();
  }
  function followAll(): void {
    if (listeners.size === 0) return;
    for (const list of asked) if (!followed.has(list)) followed.set(list, list.subscribe(forget));
  }
  function write(row: FilterRow): string | undefined {
    isWaiting = false;
    const before = asked.size;
    const sentence = rowSentence(row, format, variants);
    // A changed row may need a list that is not loaded yet. Not during rendering: subscribing loads it.
    if (asked.size > before) queueMicrotask(followAll);
    return isWaiting ? undefined : sentence;
  }

  return {
    of(row) {
      if (!known.has(row)) known.set(row, write(row));
      return known.get(row);
    },
    subscribe(listener) {
      listeners.add(listener);
      followAll();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const leave of followed.values()) leave();
        followed.clear();
      };
    },
  };
}
