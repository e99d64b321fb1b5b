import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { ListedJourney } from "../../../api/journeys.js";
import type { JourneyQueries } from "../queries.js";
import { extended, inListOrder, type Selected, toggled, withAll, without } from "./selection.js";

/** Selected journeys, whatever is shown. */
export interface SelectedRows {
  /** Selected, and not among these any more. */
  goneFromSelection(all: readonly ListedJourney[]): readonly number[];
  selected(): Selected;
  isSelected(id: number): boolean;
  /** In the order of the list. */
  selectedIds(): readonly number[];

  toggle(id: number): void;
  extendTo(id: number): void;
  selectAll(): void;
  unselectShown(): void;
  unselectHidden(): void;
  clearSelection(): void;
  /** They are gone. */
  unselect(ids: readonly number[]): void;
  selectThese(ids: readonly number[]): void;
}

/** Makes it. `shown` are the ids of the rows that are shown, in their order. */
export function createSelectedRows(
  store: ReturnType<typeof createStore>,
  shown: () => readonly number[],
  queries: () => JourneyQueries,
): {
  readonly atom: Atom<Selected>;
  readonly commands: SelectedRows;
  /** It was of another server. */
  forget(): void;
} {
  const selected = atom<Selected>(new Set<number>());
  /** Start of a selection that is extended. */
  let anchor: number | null = null;
  const now = () => store.get(selected);
  const select = (next: Selected) => store.set(selected, next);
  return {
    atom: selected,
    commands: {
      goneFromSelection(all) {
        if (now().size === 0) return [];
        const there = new Set(all.map(({ id }) => id));
        return [...now()].filter((id) => !there.has(id));
      },
      selected: now,
      isSelected: (id) => now().has(id),
      selectedIds: () =>
        inListOrder(
          now(),
          shown(),
          queries()
            .journeys.state()
            .data?.map(({ id }) => id) ?? [],
        ),

      toggle(id) {
        anchor = id;
        select(toggled(now(), id));
      },
      extendTo(id) {
        select(extended(now(), shown(), anchor, id));
        anchor ??= id;
      },
      selectAll: () => select(withAll(now(), shown())),
      unselectShown: () => select(without(now(), shown())),
      unselectHidden() {
        const all = new Set(shown());
        select(new Set([...now()].filter((id) => all.has(id))));
      },
      clearSelection: () => select(new Set()),
      unselect(ids) {
        if (ids.some((id) => now().has(id))) select(without(now(), ids));
      },
      selectThese: (ids) => select(withAll(now(), ids)),
    },
    forget() {
      select(new Set());
      anchor = null;
    },
  };
}
