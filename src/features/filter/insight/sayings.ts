import type { Locale } from "../../../lib/locale.js";
import { createNames, type PageLists } from "../../choosing/index.js";
import { loadNamed } from "../../choosing/late.js";
import { pickerWords, type Resource } from "../../picker/index.js";
import type { FilterRow } from "../entity.js";
import { filterSentence, rowSentence } from "./sentence.js";

/** What conditions say, for many rows that are drawn as text. */
export interface Sayings {
  /** What a row says; nothing as long as a list that it names something of is on its way. */
  of(row: FilterRow): string | undefined;
  /** Tells when what was said may have changed, and loads the lists that were asked for. */
  subscribe(listener: () => void): () => void;
}

/** Loads the lists that these rows name something of. Over once each has come, or will not. */
export function loadListsOf(
  rows: readonly FilterRow[],
  lists: PageLists,
  locale: Locale,
  left: AbortSignal,
): Promise<void> {
  return loadNamed(lists, (names) => filterSentence(rows, names, locale), left);
}

/**
 * One for a whole filter: a hundred rows that each followed the lists on their own would cost more than what they say.
 * What was said is kept until a list changes.
 */
export function createSayings(lists: PageLists, locale: Locale): Sayings {
  const listeners = new Set<() => void>();
  const asked = new Set<Resource>();
  const followed = new Map<Resource, () => void>();
  let said = new WeakMap<FilterRow, string | undefined>();
  let isWaiting = false;
  const names = createNames(lists, pickerWords[locale], (list) => {
    asked.add(list);
    isWaiting ||= list.state().is === "loading";
  });

  function forget(): void {
    said = new WeakMap();
    for (const listener of listeners) listener();
  }
  function followAll(): void {
    if (listeners.size === 0) return;
    for (const list of asked) if (!followed.has(list)) followed.set(list, list.subscribe(forget));
  }
  function say(row: FilterRow): string | undefined {
    isWaiting = false;
    const before = asked.size;
    const sentence = rowSentence(row, names, locale);
    // A row that changed may name something of a list that nobody asked for before. Drawing must not load it.
    if (asked.size > before) queueMicrotask(followAll);
    return isWaiting ? undefined : sentence;
  }

  return {
    of(row) {
      if (!said.has(row)) said.set(row, say(row));
      return said.get(row);
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
