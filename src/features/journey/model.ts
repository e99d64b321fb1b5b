import { atom, type createStore } from "jotai/vanilla";
import type { ListedJourney } from "../../api/journeys.js";
import { createAnnouncement, createDialogState } from "../../editor/index.js";
import type { ActiveControl, JourneyAlert, JourneyModel, WaitingDeletion } from "./journey-model.js";
import type { UnansweredWork } from "./left/unanswered-work.js";
import { type Arrangement, found, type Section, sorted } from "./list/arrange.js";
import { createSearch } from "./list/search.js";
import type { JourneyQueries } from "./queries.js";
import { extended, inListOrder, type Selected, toggled, withAll, without } from "./selection/selection.js";
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
  const selected = atom<Selected>(new Set<number>());
  /** Start of a selection that is extended. */
  const anchor = atom<number | null>(null);
  const active = atom<ActiveControl | null>(null);
  const focus = atom<ActiveControl | "add" | null>(null);
  const refused = atom<ReadonlyMap<number, string>>(new Map<number, string>());
  const { announcement, announce } = createAnnouncement(store);
  const alert = atom<JourneyAlert | null>(null);
  const deletion = atom<WaitingDeletion | null>(null);
  const left = atom<readonly UnansweredWork[]>([]);
  const dialogs = createDialogState<JourneyDialog>(store);
  const renames = createRenames({
    ...{ store, dialogs, isThere },
    warn: ([title = "", ...reasons]) => store.set(alert, { title, reasons, offersReload: false }),
  });
  const search = createSearch();

  let last: { of: readonly unknown[]; shown: Arrangement } | null = null;
  /** In their order, as long as only the search changes. */
  let order: { of: readonly unknown[]; sections: readonly Section[] } | null = null;

  /** Shown rows; the same object as long as nothing of it has changed. */
  function arrangement(): Arrangement {
    const { journeys, groups, phases } = options.queries();
    const lists = [journeys.state().data, groups.state().data, phases.state().data] as const;
    const criteria = [store.get(group), store.get(query), store.get(sorting)] as const;
    const of = [...lists, ...criteria];
    if (last?.of.every((each, at) => each === of[at])) return last.shown;
    const asked = { groups: lists[1], shown: criteria[0], sorting: criteria[2] };
    const ordered = [lists[0], ...Object.values(asked)];
    if (!order?.of.every((each, at) => each === ordered[at]))
      order = { of: ordered, sections: sorted({ ...asked, journeys: lists[0] ?? [] }) };
    const shown = found(order.sections, { ...asked, matches: search(criteria[1], lists[2]) });
    last = { of, shown };
    return shown;
  }

  function isThere(is: RenamedList, id: number): boolean {
    const { journeys, groups, phases } = options.queries();
    const list = { journey: journeys, group: groups, phase: phases }[is].state().data;
    return !list || list.some((each) => each.id === id);
  }

  function select(next: Selected): void {
    store.set(selected, next);
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
      selected,
      active,
      focus,
      renaming: renames.atom,
      refused,
      announcement,
      alert,
      deletion,
      left,
    },
    dialogs,
    kept: renames.kept,
    settings: () => store.get(settings),
    arrangement,
    group: () => store.get(group),
    openId: () => store.get(openId),
    query: () => store.get(query),
    isBusy: () => store.get(isCarrying) || dialogs.shown() !== null || renames.commands.renaming() !== null,
    goneFromSelection(all: readonly ListedJourney[]): readonly number[] {
      const now = store.get(selected);
      if (now.size === 0) return [];
      const there = new Set(all.map(({ id }) => id));
      return [...now].filter((id) => !there.has(id));
    },
    selected: () => store.get(selected),
    isSelected: (id: number) => store.get(selected).has(id),
    selectedIds: () => inListOrder(store.get(selected), arrangement().ids, idsOf(options.queries())),
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
      dialogs.close();
      dialogs.offer([]);
      renames.commands.endRenaming();
      store.set(selected, new Set());
      store.set(anchor, null);
      store.set(refused, new Map());
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

    // ── Selection ────────────────────────────────────────────────────────────────────────────────
    toggle(id: number): void {
      store.set(anchor, id);
      select(toggled(store.get(selected), id));
    },
    extendTo(id: number): void {
      const from = store.get(anchor);
      select(extended(store.get(selected), arrangement().ids, from, id));
      if (from === null) store.set(anchor, id);
    },
    selectAll(): void {
      select(withAll(store.get(selected), arrangement().ids));
    },
    unselectShown: () => select(without(store.get(selected), arrangement().ids)),
    unselectHidden(): void {
      const shown = new Set(arrangement().ids);
      select(new Set([...store.get(selected)].filter((id) => shown.has(id))));
    },
    clearSelection: () => select(new Set()),
    unselect(ids: readonly number[]): void {
      if (ids.some((id) => store.get(selected).has(id))) select(without(store.get(selected), ids));
    },
    selectThese: (ids: readonly number[]) => select(withAll(store.get(selected), ids)),

    // ── Deleting ─────────────────────────────────────────────────────────────────────────────────
    waitWith: (next: WaitingDeletion | null) => store.set(deletion, next),
    waiting: () => store.get(deletion),
    offerLeft: (works: readonly UnansweredWork[]) => store.set(left, works),
    refuseRows: (messages: ReadonlyMap<number, string>) => store.set(refused, messages),
    forgetRefusal(ids: readonly number[]): void {
      const before = store.get(refused);
      if (!ids.some((id) => before.has(id))) return;
      store.set(refused, new Map([...before].filter(([id]) => !ids.includes(id))));
    },
  };
}

function idsOf(queries: JourneyQueries): readonly number[] {
  return queries.journeys.state().data?.map(({ id }) => id) ?? [];
}
