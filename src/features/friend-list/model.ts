import { atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import { followPage } from "./criteria.js";
import type { OperatorFailure } from "./operator-failure.js";
import type { FriendCriteria, FriendListSettings } from "./settings.js";

/** State and commands of one friend list. */
export interface FriendListModel {
  readonly atoms: {
    readonly settings: PrimitiveAtom<FriendListSettings>;
    readonly criteria: PrimitiveAtom<FriendCriteria>;
    readonly selected: PrimitiveAtom<SelectedFriend | null>;
    readonly side: PrimitiveAtom<"list" | "detail">;
    readonly tab: PrimitiveAtom<FriendView>;
    readonly focus: PrimitiveAtom<"list" | "detail" | null>;
    readonly going: PrimitiveAtom<OperatorFailure | null>;
  };
  criteria(): FriendCriteria;
  selectedId(): number | null;
  configure(next: FriendListSettings): void;
  notifyBeforeGoing(failure: OperatorFailure | null): void;
  /** Asks again for all that is shown; kept when it is there, or has failed. */
  refresh(): Promise<void>;
  /** Registers a refresh of a shown view, for as long as it is shown. */
  refreshBy(refresh: () => Promise<void>): () => void;
  /** Shows a friend, or nobody. */
  show(id: number | null): void;
  search(name: string): void;
  order(orderBy: number): void;
  chooseTag(tagId: string | null): void;
  chooseLevel(notify: number | null): void;
  takeFiltersOff(): void;
  clearFilters(): void;
  chooseTab(next: FriendView): void;
  goIn(): void;
  backToList(): void;
  focusArrived(): void;
}

/** The friend that is shown, and what was asked for when they were selected. */
export interface SelectedFriend {
  readonly id: number;
  readonly criteria: FriendCriteria;
}

/** Views of a friend. */
export type FriendView = "profile" | "messages";

/** Makes the model of one friend list. Its atoms live in `store`. */
export function createFriendListModel({
  store,
  ...options
}: {
  store: ReturnType<typeof createStore>;
  settings: FriendListSettings;
}): FriendListModel {
  const settings = atom<FriendListSettings>(options.settings);
  const criteria = atom<FriendCriteria>(options.settings.criteria);
  const selected = atom<SelectedFriend | null>(null);
  /** Which of the two is shown where there is room for one. */
  const side = atom<"list" | "detail">("list");
  /** View that is shown of each friend. */
  const tab = atom<FriendView>("profile");
  /** Part that takes the focus as soon as it is drawn. */
  const focus = atom<"list" | "detail" | null>(null);
  /** Alert before the page goes. */
  const going = atom<OperatorFailure | null>(null);
  /** Refreshes of the shown views. */
  const refreshers = new Set<() => Promise<void>>();

  function ask(change: Partial<FriendCriteria>): void {
    const before = store.get(criteria);
    const next = { ...before, ...change };
    if (JSON.stringify(next) === JSON.stringify(before)) return;
    store.set(criteria, next);
    const shown = store.get(selected);
    // A friend that another role may not see must not stay.
    if (shown && next.roleId !== before.roleId) store.set(selected, { ...shown, criteria: next });
  }

  return {
    atoms: { settings, criteria, selected, side, tab, focus, going },
    criteria: () => store.get(criteria),
    selectedId: () => store.get(selected)?.id ?? null,

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    configure(next: FriendListSettings): void {
      const before = store.get(settings);
      store.set(settings, next);
      ask(followPage(store.get(criteria), before.criteria, next.criteria));
    },
    notifyBeforeGoing: (failure: OperatorFailure | null) => store.set(going, failure),
    async refresh(): Promise<void> {
      await Promise.all([...refreshers].map((refresh) => refresh()));
    },
    refreshBy(refresh: () => Promise<void>): () => void {
      refreshers.add(refresh);
      return () => void refreshers.delete(refresh);
    },
    show(id: number | null): void {
      if (id === null) store.set(selected, null);
      else if (store.get(selected)?.id !== id) store.set(selected, { id, criteria: store.get(criteria) });
      store.set(side, id === null ? "list" : "detail");
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    search: (name: string) => ask({ name }),
    order: (orderBy: number) => ask({ orderBy }),
    chooseTag: (tagId: string | null) => ask({ tagId }),
    chooseLevel: (notify: number | null) => ask({ notify }),
    takeFiltersOff: () => ask({ tagId: null, notify: null }),
    clearFilters: () => ask({ name: "", tagId: null, notify: null }),
    chooseTab: (next: FriendView) => store.set(tab, next),
    goIn: () => store.set(focus, "detail"),
    backToList(): void {
      store.set(side, "list");
      store.set(focus, "list");
    },
    focusArrived: () => store.set(focus, null),
  };
}
