import { atom, type createStore } from "jotai/vanilla";
import { createValueModel } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import { type PlainData, samePlainData } from "../../lib/plain-data.js";
import { subscribeAll } from "../../lib/subscribe-all.js";
import { createAskedMessages } from "./asked-messages.js";
import type { ConfirmProgress } from "./confirm.js";
import { followPage } from "./criteria.js";
import { timelineWords } from "./messages.js";
import { createMessageSelection } from "./selection.js";
import type { TimelineSettings } from "./settings.js";
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
  const { selectedIds, ...selection } = createMessageSelection(model);
  const { criteria, ask, commands } = createAskedMessages(store, options.settings.criteria);
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
    failedRefresh: () => store.get(failedRefresh),
    refreshed: (failure: Failure | null) => store.set(failedRefresh, failure),
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
    ...commands,
    goToDay: (day: string) => store.set(dayAskedFor, day),
    arrivedAtDay: () => store.set(dayAskedFor, null),
    ...selection,
  };
}

/** Ids are positive whole numbers, each once; `null` where something else is among them. */
export function readIds(data: PlainData): Ids | null {
  if (!Array.isArray(data)) return null;
  const ids = data.map((each) => (typeof each === "string" && each.trim() !== "" ? Number(each) : each));
  const isId = (each: PlainData): each is number => Number.isSafeInteger(each) && (each as number) > 0;
  return ids.every(isId) ? [...new Set(ids)] : null;
}
