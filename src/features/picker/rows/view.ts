import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { ItemId } from "../../../api/resources.js";
import { countChosen, type Selection } from "../choice/selection.js";
import type { Catalogue, Section } from "../list/catalogue.js";
import type { Finding } from "../search/finding.js";
import { mayAdd, type PickerSettings } from "../settings.js";
import type { StateHolder } from "../state.js";
import { arrange, countFound, placesInGroup, type Rows, type Scope } from "./rows.js";

/** What is seen of the list of one picker. */
export type ListView = ReturnType<typeof createListView>;

/** A row and what stood there: a list that is loaded again may have it elsewhere. */
interface Reached {
  position: number;
  /** `null` for what is no item of the list. */
  id: ItemId | null;
  catalogue: Catalogue | null;
}

/** What is open and looked at: the query, the part of the list, the active row. */
export function createListView(options: {
  store: ReturnType<typeof createStore>;
  catalogue: Atom<Catalogue | null>;
  selection: Atom<Selection>;
  missing: Atom<readonly ItemId[]>;
  /** How many the operator sees as chosen. */
  count: Atom<number>;
  settings: Atom<PickerSettings>;
  state: StateHolder;
}) {
  const { store, catalogue, selection, missing, count, settings, state } = options;
  const query = atom("");
  const scope = atom<Scope>({ is: "all" });
  /** Where the keys have led; `null` until one has. */
  const reached = atom<Reached | null>(null);
  /** Where a range begins. */
  const began = atom<Reached | null>(null);
  /** The input method is converting: what is found follows, what Enter would choose waits. */
  const composing = atom(false);

  /** How names are found; it comes with the code of the open list, and a query waits for it. */
  const finding = atom<Finding | null>(null);

  const found = atom((get) => {
    const [list, wanted] = [get(catalogue), get(query)];
    if (!list || wanted === "") return list?.sections ?? null;
    return get(finding)?.findIn(list, wanted) ?? null;
  });
  const counts = atom((get) => {
    const [list, sections] = [get(catalogue), get(found)];
    return list && sections && countFound(sections, list);
  });
  /** Of what was found of each folder, how much is chosen. */
  const chosenCounts = atom((get) => {
    const [list, sections] = [get(catalogue), get(found)];
    return list && sections && countChosenPerGroup(sections, list, get(selection));
  });
  const rows = atom((get): Rows | null => {
    const [list, sections] = [get(catalogue), get(found)];
    if (!list || !sections) return null;
    return arrange({
      catalogue: list,
      found: sections,
      scope: get(scope),
      missing: get(missing),
      offersNew: get(query).trim() !== "" && mayAdd(get(settings)),
    });
  });
  /** The row that was reached, also in a list that was loaded again or has a new item since then. */
  const positionOf = (from: Atom<Reached | null>) =>
    atom((get): number | null => {
      const [at, list, shown] = [get(from), get(catalogue), get(rows)];
      if (!at || !list || !shown || at.id === null || at.catalogue === list) return at?.position ?? null;
      const place = list.placeOf(at.id);
      const position = place < 0 ? -1 : shown.places().indexOf(place);
      return position < 0 ? null : position;
    });
  const active = positionOf(reached);
  const anchor = positionOf(began);
  /**
   * Injected items stand first whatever is asked for; what was asked for comes after them. Where there is none of it, the
   * offer to make it; never a deleted one, which Enter would take off.
   */
  const firstFound = atom((get): number | null => {
    const [first, shown] = [get(found)?.[0], get(rows)];
    if (!shown) return null;
    const { itemCount, missingCount, positionCount } = shown;
    const injected = first?.of === "super" && get(scope).is === "all" ? first.places.length : 0;
    if (injected < itemCount) return injected;
    if (positionCount > itemCount + missingCount) return positionCount - 1;
    return itemCount > 0 ? 0 : null;
  });
  /** The active row: where keys have led, else what a search brings up first. */
  const current = atom((get): number | null => {
    const all = get(rows)?.positionCount ?? 0;
    const at = get(active) ?? (get(query) !== "" && !get(composing) ? get(firstFound) : null);
    return at === null || all === 0 ? null : Math.min(at, all - 1);
  });
  /** Of what is chosen, how much the list does not show now. */
  const hidden = atom((get) => {
    const [list, chosen] = [get(rows), get(selection)];
    if (!list || get(count) === 0) return 0;
    // Most of the time everything is listed, and nothing need be counted.
    const listed =
      list.itemCount === get(catalogue)?.count
        ? chosen.ids.length - chosen.missing.length
        : countChosen(chosen, list.places());
    return get(count) - listed - list.missingCount;
  });

  function lookAt(next: Scope): void {
    store.set(scope, next);
    startAtTop();
  }
  function startAtTop(): void {
    store.set(reached, null);
    store.set(began, null);
  }
  /** What stands at a position now. */
  function reach(position: number): Reached {
    const [list, shown] = [store.get(catalogue), store.get(rows)];
    const row = shown && position < shown.positionCount ? shown.rowAt(shown.rowOf(position)) : null;
    const id = list && row?.is === "item" ? list.itemAt(row.place).id : null;
    return { position, id, catalogue: list };
  }

  return {
    atoms: { query, scope, active, current, rows, counts, chosenCounts, hidden, finding },

    open(text = ""): void {
      store.set(query, text);
      // Closing took the search box away in the middle of a conversion, and nobody said that it ended.
      store.set(composing, false);
      lookAt({ is: "all" });
      state.put({ open: true });
    },
    close: () => state.put({ open: false }),
    search(text: string): void {
      if (text === store.get(query)) return;
      store.set(query, text);
      startAtTop();
    },
    lookAt(next: Exclude<Scope, { is: "chosen" }>): void {
      lookAt(next);
    },
    /** Letters that were typed before the search box was there. */
    type(letters: string): void {
      store.set(query, store.get(query) + letters);
      startAtTop();
    },
    /** What is chosen now stays listed, ticked or not, until the operator looks elsewhere. */
    lookAtChosen(): void {
      lookAt({ is: "chosen", snapshot: store.get(selection) });
    },
    findBy: (next: Finding) => store.set(finding, next),
    compose: (under: boolean) => store.set(composing, under),
    /** A key or a press leads to another row, and a range begins there. */
    moveTo(position: number): void {
      const here = reach(position);
      store.set(began, here);
      store.set(reached, here);
    },
    /** The same with Shift: the range goes on from where it began. */
    extendTo(position: number): { start: number; left: number } {
      const left = store.get(current) ?? position;
      const start = store.get(anchor) ?? left;
      store.set(began, reach(start));
      store.set(reached, reach(position));
      return { start, left };
    },
    goToPlace(place: number): void {
      const list = store.get(rows);
      if (!list || place < 0) return;
      const position = list.places().indexOf(place);
      if (position >= 0) store.set(reached, reach(position));
    },
    /** The places of one folder that the query finds. */
    foundInGroup(id: ItemId | null): Uint32Array {
      const [list, sections] = [store.get(catalogue), store.get(found)];
      return list && sections ? placesInGroup(id, sections, list) : new Uint32Array(0);
    },
  };
}

function countChosenPerGroup(found: readonly Section[], list: Catalogue, { marks }: Selection): Uint32Array {
  const counts = new Uint32Array(list.groups.length);
  for (const { places } of found) {
    for (const place of places) {
      const at = list.groupAt(place);
      if (at >= 0 && marks[place] === 1) counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return counts;
}
