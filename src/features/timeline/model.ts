import { atom, type createStore } from "jotai/vanilla";
import { createValueModel } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import { type PlainData, samePlainData } from "../../lib/plain-data.js";
import { subscribeAll } from "../../lib/subscribe-all.js";
import type { ConfirmProgress } from "./confirm.js";
import { followPage } from "./criteria.js";
import { timelineWords } from "./messages.js";
import type { TimelineCriteria, TimelineSettings } from "./settings.js";
import type { MessagePlace, ReadingPlace, TimelineModel } from "./timeline-model.js";

type Ids = readonly number[];

/**
 * Makes the model of one timeline: its value is the list of the selected ids, one by one in the order in which they were
 * selected, ranges as they are shown. What is selected stays so whatever is shown. Its atoms live in `store`; `onEdit` is called after each edit by the operator.
 */
export function createTimelineModel(options: {
  store: ReturnType<typeof createStore>;
  settings: TimelineSettings;
  onEdit(): void;
}): TimelineModel {
  const { store } = options;
  const model = createValueModel<Ids, TimelineSettings>({
    ...options,
    initial: [],
    payload: (ids) => [...ids],
    now: () => 0,
    // A selection is no text: what is undone by mistake is asked about before.
    undoable: false,
  });
  const { present: selected, settings, dirty } = model.atoms;
  const criteria = atom<TimelineCriteria>(options.settings.criteria);
  const selectedIds = atom((get): ReadonlySet<number> => new Set(get(selected)));
  /** Start of a range: the message that was selected or left last. */
  const rangeStart = atom<number | null>(null);
  const loadedPages = atom(1);
  const progress = atom<ConfirmProgress | null>(null);
  const failedRefresh = atom<Failure | null>(null);
  let isStopped = false;
  /** Reading position, and where to begin after coming back to the page. */
  let readPlace: () => MessagePlace | null = () => null;
  let returning: MessagePlace | null = null;
  const dayAskedFor = atom<string | null>(null);
  const problems = atom((get) => {
    const { noneSelected } = timelineWords[get(settings).locale];
    return get(selected).length === 0 ? [{ message: noneSelected }] : [];
  });

  function ask(change: Partial<TimelineCriteria>): void {
    const before = store.get(criteria);
    const next = { ...before, ...change };
    if (JSON.stringify(next) === JSON.stringify(before)) return;
    store.set(criteria, next);
    store.set(loadedPages, 1);
  }

  /** Selects a message or leaves it; from then on ranges begin there. */
  function toggle(id: number): void {
    const now = model.present();
    store.set(rangeStart, id);
    model.edit(now.includes(id) ? now.filter((each) => each !== id) : [...now, id]);
  }

  return {
    ...model,
    atoms: {
      ...model.atoms,
      selected,
      selectedIds,
      criteria,
      problems,
      progress,
      dayAskedFor,
      failedRefresh,
    },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: (): PlainData => [...model.present()],
    payload: (): PlainData => [...model.present()],
    record: () => null,
    differences: (data: PlainData) => (samePlainData(data, [...model.present()]) ? 0 : 1),
    problems: () => store.get(problems),
    isEmpty: () => model.present().length === 0,
    isBlank: () => model.present().length === 0,
    criteria: () => store.get(criteria),
    loadedPages: () => store.get(loadedPages),
    failedRefresh: () => store.get(failedRefresh),
    refreshed: (failure: Failure | null) => store.set(failedRefresh, failure),
    pageLoaded: () => store.set(loadedPages, (count) => count + 1),
    goTo: () => {},
    subscribe: (listener: () => void) => subscribeAll(store, [selected, dirty, problems, settings], listener),

    configure(next: TimelineSettings): void {
      const before = model.settings();
      model.configure(next);
      ask(followPage(store.get(criteria), before.criteria, next.criteria));
    },
    /** A list of ids, which some pages write as texts; `null` is none. */
    load(data: PlainData): boolean {
      const ids = readIds(data ?? []);
      if (ids) model.load(ids);
      return ids !== null;
    },
    reset(): void {
      if (model.isDirty()) model.resetTo(model.baseline());
    },
    restoreDraft: (data: PlainData) => model.edit(readIds(data)),
    /** Only what was sent leaves the selection. */
    applySave(payload: PlainData): void {
      const sent = new Set(readIds(payload) ?? []);
      model.resetTo(model.present().filter((id) => !sent.has(id)));
      model.rebase([]);
    },

    confirming(next: ConfirmProgress | null): void {
      if (next === null || next.done === 0) isStopped = false;
      store.set(progress, next);
    },
    isStopped: () => isStopped,
    readingPlace: (): ReadingPlace => ({
      given: model.settings().criteria,
      criteria: store.get(criteria),
      message: readPlace(),
    }),
    comeBackTo({ given, criteria: asked, message }: ReadingPlace): void {
      if (JSON.stringify(given) !== JSON.stringify(model.settings().criteria)) return;
      ask(asked);
      returning = message;
    },
    placeIsReadBy(read: () => MessagePlace | null): void {
      readPlace = read;
    },
    takeReturn(): MessagePlace | null {
      const place = returning;
      returning = null;
      return place;
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    stopConfirming(): void {
      isStopped = true;
    },
    chooseMode: (mode: TimelineCriteria["mode"]) => ask({ mode }),
    search: (search: string) => ask({ search }),
    chooseDates: (dates: Pick<TimelineCriteria, "dateFrom" | "dateTo">) => ask(dates),
    chooseTypes: (types: readonly string[]) => ask({ types }),
    chooseSavedSearch: (funnelId: string | null) => ask({ funnelId }),
    goToDay: (day: string) => store.set(dayAskedFor, day),
    arrivedAtDay: () => store.set(dayAskedFor, null),
    clearFilters: () => ask({ search: "", types: [], dateFrom: "", dateTo: "", funnelId: null }),

    toggle,
    selectRange(to: number, shown: Ids): void {
      const from = shown.indexOf(store.get(rangeStart) ?? Number.NaN);
      const end = shown.indexOf(to);
      if (from < 0 || end < 0) {
        toggle(to);
        return;
      }
      const range = shown.slice(Math.min(from, end), Math.max(from, end) + 1);
      const selecting = model.present().includes(shown[from] as number);
      const rest = model.present().filter((id) => !range.includes(id));
      model.edit(selecting ? [...rest, ...range] : rest);
    },
    select(ids: Ids): void {
      const now = new Set(model.present());
      const more = ids.filter((id) => !now.has(id));
      if (more.length > 0) model.edit([...now, ...more]);
    },
    clear(): void {
      store.set(rangeStart, null);
      model.edit([]);
    },
  };
}

/** Ids are positive whole numbers, each once; `null` where something else is among them. */
export function readIds(data: PlainData): Ids | null {
  if (!Array.isArray(data)) return null;
  const ids = data.map((each) => (typeof each === "string" && each.trim() !== "" ? Number(each) : each));
  const isId = (each: PlainData): each is number => Number.isSafeInteger(each) && (each as number) > 0;
  return ids.every(isId) ? [...new Set(ids)] : null;
}
