import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { TimelineCriteria } from "./settings.js";

/** Criteria by which messages are asked for, and how far they have come. */
export interface AskedMessages {
  criteria(): TimelineCriteria;
  /** How many pages of what is asked for have come. */
  loadedPages(): number;
  pageLoaded(): void;

  chooseMode(mode: TimelineCriteria["mode"]): void;
  search(search: string): void;
  chooseDates(dates: Pick<TimelineCriteria, "dateFrom" | "dateTo">): void;
  chooseTypes(types: readonly string[]): void;
  chooseSavedSearch(funnelId: string | null): void;
  clearFilters(): void;
}

/** Makes it. They begin with those of the page. */
export function createAskedMessages(
  store: ReturnType<typeof createStore>,
  first: TimelineCriteria,
): {
  readonly criteria: Atom<TimelineCriteria>;
  readonly commands: AskedMessages;
  ask(change: Partial<TimelineCriteria>): void;
} {
  const criteria = atom(first);
  let loadedPages = 1;

  function ask(change: Partial<TimelineCriteria>): void {
    const before = store.get(criteria);
    const next = { ...before, ...change };
    if (JSON.stringify(next) === JSON.stringify(before)) return;
    store.set(criteria, next);
    loadedPages = 1;
  }

  return {
    criteria,
    ask,
    commands: {
      criteria: () => store.get(criteria),
      loadedPages: () => loadedPages,
      pageLoaded() {
        loadedPages += 1;
      },
      chooseMode: (mode) => ask({ mode }),
      search: (search) => ask({ search }),
      chooseDates: ask,
      chooseTypes: (types) => ask({ types }),
      chooseSavedSearch: (funnelId) => ask({ funnelId }),
      clearFilters: () => ask({ search: "", types: [], dateFrom: "", dateTo: "", funnelId: null }),
    },
  };
}
