import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { useLazy } from "../../kit/lazily.js";
import type { AwaitedPart } from "../../kit/together.js";
import type { Locale } from "../../lib/locale.js";
import type { FilterRow } from "./entity.js";
import { usePageLists } from "./filter-context.js";
import type { Sayings } from "./insight/sayings.js";
import { withWords } from "./late-parts.js";
import type { FilterModel } from "./model.js";
import type { FilterServices } from "./services.js";

const sayings = withWords(() => import("./insight/sayings.js"));

/** The lists that the conditions name something of, as one of the parts that a first picture waits for. */
export function listsOf({ state, settings }: FilterModel, page: FilterServices["page"]): AwaitedPart {
  return {
    value: state().rows.length === 0 || undefined,
    async load(left) {
      await Promise.all([sayings.load(), page.load()]);
      if (sayings.value && page.value)
        await sayings.value.loadListsOf(state().rows, page.value.lists, settings().locale, left);
    },
  };
}

const SayingsContext = createContext<Sayings | null>(null);

/** Stands around the rows of a filter. */
export const SayingsProvider = SayingsContext.Provider;

/** What the rows of this filter say; `null` as long as there is nothing to name things by. */
export function useSayings(locale: Locale): Sayings | null {
  const part = useLazy(sayings);
  const lists = usePageLists();
  const create = part.is === "ready" ? part.value.createSayings : null;
  return useMemo(() => create && lists && create(lists, locale), [create, lists, locale]);
}

/** What one row says, as soon as it can be said. */
export function useSaid(row: FilterRow): string | undefined {
  const said = useContext(SayingsContext);
  return useSyncExternalStore(said?.subscribe ?? nothingToHear, () => said?.of(row));
}

const nothingToHear = () => () => {};
