import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { useLazy } from "../../kit/lazily.js";
import type { Locale } from "../../lib/locale.js";
import type { FilterRow } from "./entity.js";
import { usePageLists } from "./filter-context.js";
import type { Sayings } from "./insight/sayings.js";
import { withWords } from "./late-parts.js";

const sayings = withWords(async () => (await import("./insight/sayings.js")).createSayings);

const SayingsContext = createContext<Sayings | null>(null);

/** Stands around the rows of a filter. */
export const SayingsProvider = SayingsContext.Provider;

/** What the rows of this filter say; `null` as long as there is nothing to name things by. */
export function useSayings(locale: Locale): Sayings | null {
  const part = useLazy(sayings);
  const lists = usePageLists();
  const create = part.is === "ready" ? part.value : null;
  return useMemo(() => create && lists && create(lists, locale), [create, lists, locale]);
}

/** What one row says, as soon as it can be said. */
export function useSaid(row: FilterRow): string | undefined {
  const said = useContext(SayingsContext);
  return useSyncExternalStore(said?.subscribe ?? nothingToHear, () => said?.of(row));
}

const nothingToHear = () => () => {};
