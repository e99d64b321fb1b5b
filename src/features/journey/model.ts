import { atom, type createStore } from "jotai/vanilla";
import type { ListedJourney } from "../../api/journeys.js";
import { createAnnouncement, createDialogState } from "../../editor/index.js";
import { createDeletionState } from "./deletion/deletion-state.js";
import type { ActiveControl, JourneyAlert, JourneyModel } from "./journey-model.js";
import { createArrangement } from "./list/arrangement.js";
import type { JourneyQueries } from "./queries.js";
import { createSelectedRows } from "./selection/selected-rows.js";
import type { JourneySettings, ShownGroup, Sorting } from "./settings.js";
import type { JourneyDialog, RenamedList } from "./unsaved/dialogs.js";
import { createRenames } from "./unsaved/renames.js";

/** Makes the model of one journey list. Its atoms live in `store`. */
export function createJourneyModel(options: {
  store: ReturnType<typeof createStore>;
  settings: JourneySettings;
  queries(): JourneyQueries;
}): JourneyModel {
  const { store } = options;
  const settings = atom<JourneySettings>(options.settings);
  const group = atom<ShownGroup>(null);
  const query = atom("");
  const sorting = atom<Sorting>("manual");
  const openId = atom<number | null>(null);
  const hasDetail = atom(true);
  const isCarrying = atom(false);
  const dropGroup = atom<number | null | undefined>(undefined);
  const active = atom<ActiveControl | null>(null);
  const focus = atom<ActiveControl | "add" | null>(null);
  const { announcement, announce } = createAnnouncement(store);
  const alert = atom<JourneyAlert | null>(null);
  const { atoms: deletionAtoms, ...deletions } = createDeletionState(store);
  const dialogs = createDialogState<JourneyDialog>(store);
  const renames = createRenames({
    ...{ store, dialogs, isThere },
    warn: ([title = "", ...reasons]) => store.set(alert, { title, reasons, offersReload: false }),
  });
  const arrangement = createArrangement(options.queries, () => [
    store.get(group),
    store.get(query),
    store.get(sorting),
  ]);
  const selected = createSelectedRows(store, () => arrangement().ids, options.queries);

  function isThere(is: RenamedList, id: number): boolean {
    const { journeys, groups, phases } = options.queries();
    const list = { journey: journeys, group: groups, phase: phases }[is].state().data;
    return !list || list.some((each) => each.id === id);
  }

  return {
    atoms: {
      settings,
      group,
      query,
      sorting,
      openId,
      hasDetail,
      isCarrying,
      dropGroup,
      selected: selected.atom,
      active,
      focus,
      renaming: renames.atom,
      announcement,
      alert,
      ...deletionAtoms,
    },
    dialogs,
    kept: renames.kept,
    settings: () => store.get(settings),
    arrangement,
    group: () => store.get(group),
    openId: () => store.get(openId),
    query: () => store.get(query),
    isBusy: () => store.get(isCarrying) || dialogs.shown() !== null || renames.commands.renaming() !== null,
    journey: (id: number): ListedJourney | null =>
      options
        .queries()
        .journeys.state()
        .data?.find((each) => each.id === id) ?? null,
    whyFixed(): "searching" | "sorted" | null {
      if (store.get(query).trim() !== "") return "searching";
      return store.get(sorting) === "manual" ? null : "sorted";
    },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    configure: (next: JourneySettings) => store.set(settings, next),
    leaveServer(): void {
      dialogs.leave();
      renames.leave();
      selected.forget();
      deletions.refuseRows(new Map());
      store.set(alert, null);
    },

    // ── What is shown ────────────────────────────────────────────────────────────────────────────
    showGroup: (next: ShownGroup) => store.set(group, next),
    search: (text: string) => store.set(query, text),
    sortBy: (next: Sorting) => store.set(sorting, next),
    show(id: number | null): void {
      store.set(openId, id);
      store.set(hasDetail, true);
    },
    showDetail: (isShown: boolean) => store.set(hasDetail, isShown),
    carry(isIt: boolean): void {
      store.set(isCarrying, isIt);
      if (!isIt) store.set(dropGroup, undefined);
    },
    carryOver: (next: number | null | undefined) => store.set(dropGroup, next),
    activate: (next: ActiveControl) => store.set(active, next),
    focusOn: (next: ActiveControl | "add") => store.set(focus, next === "add" ? next : { ...next }),
    focusArrived: () => store.set(focus, null),
    announce,
    warn: (next: JourneyAlert | null) => store.set(alert, next),

    // ── Renaming in its place ────────────────────────────────────────────────────────────────────
    ...renames.commands,

    ...selected.commands,

    // ── Deleting ─────────────────────────────────────────────────────────────────────────────────
    ...deletions,
  };
}
